#!/usr/bin/env node
// @ts-check
import { randomUUID } from "node:crypto";
import { createInterface } from "node:readline";

/**
 * Claude Code itself, for `claude-agent-acp`, which starts it as `CLAUDE_CODE_EXECUTABLE`: it speaks
 * the stream of JSON that the Claude Agent SDK does, and in the place of a model it has prompts that
 * it knows. What it gets for an answer it says.
 */

const DATABASE = {
  question: "Which database shall I use?",
  header: "Database",
  multiSelect: false,
  options: [
    {
      label: "Postgres",
      description: "A server of its own",
      preview: "services:\n  db:\n    image: postgres",
    },
    { label: "SQLite", description: "A file", preview: "data.db" },
  ],
};
const CHECKS = {
  question: "What shall I run afterwards?",
  header: "Checks",
  multiSelect: true,
  options: [
    { label: "Types", description: "" },
    { label: "Tests", description: "" },
  ],
};
const CITY = {
  type: "string",
  title: "City",
  enum: ["fra", "ber"],
  enumNames: ["Frankfurt", "Berlin"],
};

/** @param {object[]} questions */
const ask = (questions) => ({
  subtype: "can_use_tool",
  tool_name: "AskUserQuestion",
  input: { questions },
  tool_use_id: "ask",
  permission_suggestions: [],
});

/** @type {Record<string, object>} */
const prompts = {
  "Ask one question": ask([DATABASE]),
  "Ask two questions": ask([DATABASE, CHECKS]),
  "Pass on a form": {
    subtype: "elicitation",
    mcp_server_name: "travel",
    message: "Where to?",
    mode: "form",
    requested_schema: { type: "object", properties: { city: CITY } },
  },
};

const USAGE = {
  input_tokens: 1,
  output_tokens: 1,
  cache_creation_input_tokens: 0,
  cache_read_input_tokens: 0,
};

// It is also called for who is signed in, which is nobody.
if (!process.argv.includes("--input-format")) process.exit(1);

/** @type {((answer: unknown) => void) | undefined} */
let onAnswer;

/** @param {object} message */
function send(message) {
  process.stdout.write(`${JSON.stringify(message)}\n`);
}

/** @param {any} message what the person said */
async function run(message) {
  const { session_id } = message;
  const said = () => ({ session_id, uuid: randomUUID() });
  const within = () => ({ ...said(), parent_tool_use_id: null });
  send({
    ...said(),
    type: "system",
    subtype: "init",
    cwd: process.cwd(),
    tools: ["AskUserQuestion"],
    mcp_servers: [],
    model: "default",
    permissionMode: "default",
    slash_commands: [],
    apiKeySource: "none",
    output_style: "default",
    claude_code_version: "2.1.0",
  });
  send({ ...message, isReplay: true });

  /** @param {object} block @param {string} reason */
  const speak = (block, reason) =>
    send({
      ...within(),
      type: "assistant",
      message: {
        id: randomUUID(),
        type: "message",
        role: "assistant",
        model: "default",
        content: [block],
        stop_reason: reason,
        stop_sequence: null,
        usage: USAGE,
      },
    });
  const request = /** @type {any} */ (prompts[message.message.content[0].text]);
  /** @type {Promise<unknown>} */
  const answered = new Promise((resolve) => {
    onAnswer = resolve;
  });
  if (request.tool_name) {
    const { tool_use_id: id, tool_name: name, input } = request;
    speak({ type: "tool_use", id, name, input }, "tool_use");
  }
  send({ type: "control_request", request_id: "ask", request });
  const result = `Raw result: ${JSON.stringify(await answered)}`;
  if (request.tool_name) {
    const block = { type: "tool_result", tool_use_id: request.tool_use_id, content: "Answered" };
    send({ ...within(), type: "user", message: { role: "user", content: [block] } });
  }
  speak({ type: "text", text: result }, "end_turn");
  send({
    ...said(),
    type: "result",
    subtype: "success",
    is_error: false,
    duration_ms: 1,
    duration_api_ms: 1,
    num_turns: 1,
    result,
    stop_reason: "end_turn",
    total_cost_usd: 0,
    usage: USAGE,
    modelUsage: {},
    permission_denials: [],
  });
}

const INITIALIZED = {
  commands: [],
  models: [{ value: "default", displayName: "Default", description: "" }],
  account: {},
  output_style: "default",
  available_output_styles: [],
};

createInterface({ input: process.stdin }).on("line", (line) => {
  const message = JSON.parse(line);
  if (message.type === "user") void run(message);
  if (message.type === "control_response") onAnswer?.(message.response.response);
  if (message.type !== "control_request") return;
  const response = message.request.subtype === "initialize" ? INITIALIZED : {};
  const { request_id } = message;
  send({ type: "control_response", response: { subtype: "success", request_id, response } });
});
