#!/usr/bin/env node
// @ts-check
import { createInterface } from "node:readline";

/**
 * Codex itself, for `codex-acp`, which starts it as `CODEX_PATH`: it speaks the protocol of its
 * app-server, and in the place of a model it has prompts that it knows. What it gets for an answer it
 * says.
 */

const PLACES = {
  id: "place",
  header: "Place",
  question: "Where shall it run?",
  isOther: true,
  isSecret: false,
  options: [
    { label: "Staging", description: "Nobody sees it" },
    { label: "Production", description: "" },
  ],
};
const START = {
  id: "start",
  header: "",
  question: "What does it start with?",
  isOther: false,
  isSecret: true,
  options: null,
};
const CITY = {
  type: "string",
  title: "City",
  enum: ["fra", "ber"],
  enumNames: ["Frankfurt", "Berlin"],
};

/** @type {Record<string, (threadId: string, turnId: string) => [method: string, params: object]>} */
const prompts = {
  "Ask where": (threadId, turnId) => [
    "item/tool/requestUserInput",
    { threadId, turnId, itemId: "ask", autoResolutionMs: null, questions: [PLACES] },
  ],
  "Ask for a secret": (threadId, turnId) => [
    "item/tool/requestUserInput",
    { threadId, turnId, itemId: "ask", autoResolutionMs: 600_000, questions: [START] },
  ],
  "Ask in a hurry": (threadId, turnId) => [
    "item/tool/requestUserInput",
    { threadId, turnId, itemId: "ask", autoResolutionMs: 5_000, questions: [PLACES] },
  ],
  "Ask for approval": (threadId, turnId) => [
    "mcpServer/elicitation/request",
    {
      threadId,
      turnId,
      serverName: "travel",
      mode: "form",
      message: "Allow travel to book the train?",
      requestedSchema: { type: "object", properties: {} },
      _meta: { codex_approval_kind: "mcp_tool_call", persist: ["session", "always"] },
    },
  ],
  "Pass on a form": (threadId, turnId) => [
    "mcpServer/elicitation/request",
    {
      threadId,
      turnId,
      serverName: "travel",
      mode: "form",
      message: "Where to?",
      requestedSchema: { type: "object", properties: { city: CITY } },
      _meta: null,
    },
  ],
};

const MODEL = {
  id: "scripted",
  model: "scripted",
  displayName: "Scripted",
  description: "",
  hidden: false,
  supportedReasoningEfforts: [],
  defaultReasoningEffort: "medium",
  inputModalities: ["text"],
  isDefault: true,
};

let lastThread = 0;
let lastId = 0;
/** @type {Map<unknown, (answer: unknown) => void>} */
const asked = new Map();

/** @param {object} message */
function send(message) {
  process.stdout.write(`${JSON.stringify(message)}\n`);
}

/** @type {Record<string, (params: any) => object>} */
const methods = {
  "model/list": () => ({ data: [MODEL], nextCursor: null }),
  "permissionProfile/list": () => ({ data: [], nextCursor: null }),
  "mcpServerStatus/list": () => ({ data: [], nextCursor: null }),
  "skills/list": () => ({ data: [] }),
  "config/read": () => ({ config: {}, origins: {}, layers: [] }),
  "account/read": () => ({ account: { type: "apiKey" }, requiresOpenaiAuth: false }),
  "thread/start": ({ cwd }) => {
    lastThread += 1;
    const thread = {
      id: `00000000-0000-4000-8000-${String(lastThread).padStart(12, "0")}`,
      preview: "",
      modelProvider: "openai",
      createdAt: 0,
      updatedAt: 0,
      status: { type: "idle" },
      path: null,
      cwd,
      cliVersion: "0",
      source: "appServer",
      turns: [],
    };
    return {
      thread,
      model: MODEL.id,
      modelProvider: "openai",
      serviceTier: null,
      cwd,
      approvalPolicy: "on-request",
      approvalsReviewer: "user",
      sandbox: { type: "readOnly" },
      reasoningEffort: "medium",
    };
  },
  "turn/start": ({ threadId, input }) => {
    const turn = { id: `turn-${(lastId += 1)}`, items: [], status: "inProgress", error: null };
    void run(threadId, turn, String(input[0]?.text));
    return { turn };
  },
};

/**
 * @param {string} threadId
 * @param {{ id: string }} turn
 * @param {string} prompt
 */
async function run(threadId, turn, prompt) {
  // The response to the request goes first.
  await Promise.resolve();
  send({ method: "turn/started", params: { threadId, turn } });
  const made = prompts[prompt]?.(threadId, turn.id);
  // A thread of its own is asked for the title of a conversation.
  if (made) {
    const [method, params] = made;
    const id = (lastId += 1);
    /** @type {Promise<unknown>} */
    const answered = new Promise((resolve) => asked.set(id, resolve));
    send({ id, method, params });
    const text = `Raw result: ${JSON.stringify(await answered)}`;
    const where = { threadId, turnId: turn.id };
    send({ method: "item/agentMessage/delta", params: { ...where, itemId: "said", delta: text } });
    const item = { type: "agentMessage", id: "said", text, phase: null };
    send({ method: "item/completed", params: { ...where, item } });
  }
  const completed = { ...turn, status: "completed" };
  send({ method: "turn/completed", params: { threadId, turn: completed } });
}

createInterface({ input: process.stdin }).on("line", (line) => {
  const { id, method, params, result, error } = JSON.parse(line);
  if (method === undefined) return asked.get(id)?.(result ?? error);
  if (id !== undefined) send({ id, result: methods[method]?.(params) ?? {} });
});
