import {
  type ApprovalOption,
  type ApprovalPart,
  type ApprovalRequest,
  approvalRequest,
} from "../core/ApprovalRequest.js";
import { formRequest } from "../core/createRequest.js";
import { asList, hasText, isObject, type JsonObject, toText } from "../core/json.js";
import type { ElicitationContent, FormRequest } from "../core/protocol.js";
import { ALLOW_ONCE, DENY_WITH_REASON, lines, readCall } from "./approvals.js";

/** The third argument of `canUseTool`, as far as it is shown. Untrusted. */
export interface ToolUseContext<Update extends object = object> {
  /** Aborted when the agent withdraws the request. */
  signal: AbortSignal;
  /** ID of the request. A repeated one is the same request. */
  requestId?: string | undefined;
  /** ID of the tool call. */
  toolUseID?: string | undefined;
  /** Updates of permissions, for an answer that lasts. */
  suggestions?: Update[] | undefined;
  /** Path that needs the permission. */
  blockedPath?: string | undefined;
  /** MCP server of the tool. */
  mcpServer?: { name: string; source: string } | undefined;
  /** Why the agent asks. */
  decisionReason?: string | undefined;
  /** Sentence of the request. */
  title?: string | undefined;
  /** Short name of the action. */
  displayName?: string | undefined;
  /** Explanation of the request. */
  description?: string | undefined;
  /** Whether the refusal stands first. */
  defaultToNo?: boolean | undefined;
  /** Whether no answer may last. */
  suppressAlwaysAllowRule?: boolean | undefined;
  /** ID of the subagent. */
  agentID?: string | undefined;
  /** The user's own rule that asks. */
  matchedAskRule?:
    | { source: string; toolName: string; ruleContent?: string | undefined }
    | undefined;
}

/** The ID of the answer that allows later calls too. */
export const ALLOW_LASTING = "allow-lasting";

const STOP: ApprovalOption = { id: "stop", kind: "stop", scope: "once", text: "optional" };

const BYPASS_NOTE = "The answer that lasts turns off all permission requests (bypassPermissions).";

/** What a destination of an update covers. */
const DESTINATIONS = new Map<unknown, string>([
  ["userSettings", "all projects, for you"],
  ["projectSettings", "this project, for everyone"],
  ["localSettings", "this project, for you"],
  ["session", "this session"],
  ["cliArg", "this session"],
]);

/**
 * Reads a call of `canUseTool`.
 *
 * @param mayLast whether an answer that lasts may be offered.
 */
export function readToolUse(
  toolName: string,
  input: JsonObject,
  context: ToolUseContext,
  mayLast: boolean,
): ApprovalRequest {
  const { mcpServer, title, displayName, description, decisionReason } = context;
  const { blockedPath, matchedAskRule, agentID, defaultToNo } = context;
  const isRuled = context.suppressAlwaysAllowRule === true || matchedAskRule !== undefined;
  const suggestions = mayLast && !isRuled ? asList(context.suggestions).filter(isObject) : [];
  const rule = matchedAskRule && `${matchedAskRule.source}: ${ruleText({ ...matchedAskRule })}`;
  const reason = lines(description, decisionReason, blockedPath, rule, agentID);
  const server = mcpServer && serverText(mcpServer);
  const lasting: ApprovalOption = {
    id: ALLOW_LASTING,
    kind: "allow",
    scope: "lasting",
    covers: suggestions.flatMap(coveredBy),
  };
  const allowing = [ALLOW_ONCE, ...(suggestions.length > 0 ? [lasting] : [])];
  const refusing = [DENY_WITH_REASON, STOP];
  const isBypassed = suggestions.some(
    ({ type, mode }) => type === "setMode" && mode === "bypassPermissions",
  );
  // The screen itself says that a command runs outside the sandbox, in the user's language.
  const notes = isBypassed ? [{ level: "danger" as const, text: BYPASS_NOTE }] : undefined;
  return approvalRequest(
    [
      ...ownParts(toolName, input),
      readCall({ tool: toolName, server, value: input, editable: true }),
    ],
    {
      message: [title, displayName].find(hasText) ?? "",
      ...(reason && { reason }),
      options: defaultToNo ? [...refusing, ...allowing] : [...allowing, ...refusing],
      ...(notes && { notes }),
    },
  );
}

/** Returns the parts of a built-in tool that stand before its arguments. */
function ownParts(toolName: string, input: JsonObject): ApprovalPart[] {
  const {
    command,
    file_path: path,
    old_string: oldText,
    new_string: newText,
    content,
    url,
  } = input;
  switch (toolName) {
    case "Bash":
    case "PowerShell":
      return hasText(command) ? [{ type: "command", command }] : [];
    case "Edit":
      return hasText(path) && typeof oldText === "string" && typeof newText === "string"
        ? [{ type: "change", path, oldText, newText }]
        : [];
    case "Write":
      // Nothing says whether there is such a file.
      return hasText(path) && typeof content === "string"
        ? [{ type: "change", path, newText: content }]
        : [];
    case "WebFetch":
      return hasText(url) ? [{ type: "url", url }] : [];
    default:
      return [];
  }
}

/** Returns the name of an MCP server. Only the host can register one of the source `sdk`. */
function serverText({ name, source }: { name: string; source: string }): string {
  return source === "sdk" ? name : `${name} (${source})`;
}

function ruleText({ toolName, ruleContent }: JsonObject): string {
  const name = toText(toolName);
  return hasText(ruleContent) ? `${name}(${ruleContent})` : name;
}

/** Returns what an update of permissions covers, one rule, directory or mode a line. */
function coveredBy(update: JsonObject): string[] {
  const { type, rules, behavior, directories, mode, destination } = update;
  const place = DESTINATIONS.get(destination) ?? toText(destination);
  const isPlain = type === "addRules" && behavior === "allow";
  const prefix = isPlain ? "" : `${[type, behavior].filter(hasText).join(" ")} `;
  const listed: unknown = rules ?? directories ?? (mode === undefined ? undefined : [mode]);
  if (!Array.isArray(listed)) return [toText(update)];
  return listed.map((each) => {
    const text = isObject(each) ? ruleText(each) : toText(each);
    return `${prefix}${text} · ${place}`;
  });
}

/** The questions of Claude's tool `AskUserQuestion`, as a form. */
interface QuestionForm {
  request: FormRequest;
  /** Returns the input of the tool, with the answers in it. */
  inputOf: (content: ElicitationContent) => Record<string, unknown>;
}

interface Question {
  question: string;
  header?: unknown;
  options: readonly JsonObject[];
  multiSelect?: unknown;
}

/**
 * Reads the input of `AskUserQuestion`.
 *
 * @param message the message above several questions. One question is its own.
 * @returns `undefined` if it asks nothing that can be shown.
 */
export function readQuestions(input: JsonObject, message = ""): QuestionForm | undefined {
  const given: unknown[] = Array.isArray(input.questions) ? input.questions : [];
  if (given.length === 0 || !given.every(isQuestion)) return undefined;
  const [first] = given;
  const isSingle = given.length === 1;
  const fields = given.flatMap(({ question, header, options, multiSelect }, index) => {
    const choices = options.map(({ label, description }) => ({
      const: label,
      title: label,
      ...(hasText(description) && { description }),
    }));
    const named = {
      ...(hasText(header) && { title: header }),
      ...(isSingle ? {} : { description: question }),
    };
    const field =
      multiSelect === true
        ? { type: "array", ...named, items: { anyOf: choices } }
        : { type: "string", ...named, oneOf: choices };
    // The form knows the companion of a choice by its name.
    return [
      [keyOf(index), field] as const,
      [`${keyOf(index)}_custom`, { type: "string" }] as const,
    ];
  });
  const properties: Record<string, unknown> = Object.fromEntries(fields);
  return {
    request: formRequest(isSingle ? (first?.question ?? "") : message, properties),
    inputOf: (content) => {
      // The tool reads `annotations` as the user's notes, so those of the model are removed.
      const { annotations: _, ...asked } = input;
      return { ...asked, ...answersOf(given, content) };
    },
  };
}

function keyOf(index: number): string {
  return `question_${index}`;
}

function isQuestion(given: unknown): given is Question {
  if (!isObject(given) || !hasText(given.question) || !Array.isArray(given.options)) return false;
  const options: unknown[] = given.options;
  return options.length > 0 && options.every((option) => isObject(option) && hasText(option.label));
}

/** Returns the answers by question, as the tool reads them. */
function answersOf(questions: readonly Question[], content: ElicitationContent) {
  const answers = new Map<string, string>();
  const annotations = new Map<string, { notes: string }>();
  for (const [index, { question, multiSelect }] of questions.entries()) {
    const picked = [content[keyOf(index)] ?? []].flat().map(String).filter(hasText);
    const own = [content[`${keyOf(index)}_custom`]].filter(hasText);
    if (multiSelect === true) {
      if (picked.length + own.length > 0) answers.set(question, joined([...picked, ...own]));
    } else if (picked.length > 0) {
      answers.set(question, picked.join(", "));
      // A text beside a choice is a note to it.
      for (const notes of own) annotations.set(question, { notes });
    } else {
      for (const text of own) answers.set(question, text);
    }
  }
  return {
    answers: Object.fromEntries(answers),
    ...(annotations.size > 0 && { annotations: Object.fromEntries(annotations) }),
  };
}

/** Joins several answers. The tool splits them at commas outside of quotes. */
function joined(answers: readonly string[]): string {
  return answers.map((each) => (/, |"/.test(each) ? JSON.stringify(each) : each)).join(", ");
}
