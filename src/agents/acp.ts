import {
  type Approval,
  type ApprovalDetail,
  type ApprovalDiff,
  createApproval,
  diffText,
  isCutName,
} from "../core/approval.js";
import { asList, asObject, hasText, isObject, type JsonObject, sameJson } from "../core/json.js";
import type { FormRequest } from "../core/protocol.js";
import type { IncomingRequest } from "../queue/ElicitationConnection.js";
import type { ElicitationQueue } from "../queue/ElicitationQueue.js";
import {
  createElicitationHandlers,
  type ElicitationHandlersOptions,
} from "../transports/handlers.js";
import { argumentDetails, isNothing, argumentText } from "./interrupts.js";

/** A permission request as a form. */
export interface Permission {
  request: FormRequest;
  approval: Approval;
  /** The agent's option for a `decline`, which no built-in button sends. */
  declined: string | undefined;
}

/** The key of the choice in the content. */
const DECISION = "decision";

/** More options than this are shown as a list. */
const MAX_BUTTONS = 20;
/** Arguments that are the texts of a call. */
const TEXTS = new Set(["command", "description"]);
/** Arguments that a diff shows, by what of it they are. */
const DIFF_ARGUMENTS = [
  ["path", /^(file_?)?path$/i],
  ["oldText", /^old_?(string|text)$/i],
  ["newText", /^(content|new_?(string|text))$/i],
] as const;

/** Makes a form of ACP's `session/request_permission`; nothing if the params cannot be read. */
function readPermission(params: unknown): Permission | undefined {
  if (!isObject(params) || !Array.isArray(params.options)) return undefined;
  const { sessionId, title, description, subject, toolCall } = params;
  const given: unknown[] = params.options;
  if (given.length === 0 || !given.every(isOption)) return undefined;
  const options = new Map(given.map((option) => [option.optionId, option]));
  // If two options share an ID, a refusal could be read as permission.
  if (!given.every((option) => sameJson(option, options.get(option.optionId)))) return undefined;
  const kinds = new Set([...options.values()].map(({ kind }) => kind));
  const isQuestion = options.size > 1 && kinds.size === 1 && hasText([...kinds][0]);
  const of = asObject(subject);
  const call = [toolCall, of.toolCall].find(isObject) ?? {};
  const said = [title, description, call.title].map(unquoted);
  const { message, texts, details } = describeCall(said, call, of);
  const longNames = given
    .filter(({ name }) => isCutName(name))
    .map(({ name }): ApprovalDetail => ({ type: "text", text: name }));
  const approval = createApproval(
    texts,
    [...details, ...longNames],
    isQuestion || options.size > MAX_BUTTONS ? "choice" : "buttons",
  );
  const decision = {
    type: "string",
    title: approval.message || undefined,
    oneOf: Array.from(options.values(), ({ optionId, name, kind }) => ({
      const: optionId,
      title: name,
      _meta: { acp: { kind } },
    })),
  };
  const request = {
    sessionId,
    toolCallId: call.toolCallId ?? of.toolCallId,
    message,
    requestedSchema: { type: "object", properties: { [DECISION]: decision }, required: [DECISION] },
  };
  const refusal = given.find(({ kind }) => kind === "reject_once");
  return {
    request: request as FormRequest,
    approval,
    declined: kinds.size > 1 ? refusal?.optionId : undefined,
  };
}

/** Returns a text without the backticks that agents put around it, where it is all that they quote. */
function unquoted(text: unknown): unknown {
  const quoted = typeof text === "string" ? /^`([^`\n]+)`$/.exec(text)?.[1] : undefined;
  return quoted ?? text;
}

/**
 * Describes a call by all texts of the agent: whole as plain text, and as short texts and details.
 */
function describeCall(said: readonly unknown[], call: JsonObject, of: JsonObject) {
  const { content, rawInput, locations, kind, name } = call;
  const run = of.type === "command" ? { command: of.command, cwd: of.cwd } : {};
  const contents = asList(content).map(readContent);
  const diffs = contents.filter(isDiff);
  const titles = [...said, ...contents].filter(hasText);
  const shownTexts = [...said, ...Object.values(run), ...contents.map(plainText)].filter(hasText);

  const shownValues = new Set<unknown>([
    ...shownTexts,
    ...diffs.map(({ path }) => path),
    ...Object.values(asObject(rawInput)),
  ]);
  const allPlaces = asList(locations);
  const places = allPlaces.filter((place) => !isPath(place) || !shownValues.has(place.path));
  const isSaid = (key: string, value: unknown) => Object.hasOwn(run, key) && hasText(value);
  const subject = Object.entries(of).filter(
    ([key, value]) => value !== call && key !== "type" && !isSaid(key, value),
  );
  const more = [
    subject.length > 0 ? Object.fromEntries([["type", of.type], ...subject]) : {},
    places,
    shownTexts.length > 0 || (name ?? kind) === undefined ? {} : { name, kind },
  ].filter((each) => Object.keys(each).length > 0);
  const input = isObject(rawInput) ? remainingInput(rawInput, shownTexts, diffs) : (rawInput ?? {});
  // A title may contain the command, but is too short to be read.
  const command = isObject(rawInput) && hasText(rawInput.command) ? rawInput.command : undefined;
  const isBoxed = command !== undefined && command !== run.command;

  const details: ApprovalDetail[] = [
    ...Object.entries(run)
      .filter(([, value]) => hasText(value))
      .map(([label, text]): ApprovalDetail => ({ type: "text", label, text: String(text) })),
    ...argumentDetails(isBoxed && isObject(input) ? { command, ...input } : input),
    ...contents.filter((each) => typeof each !== "string"),
    ...more.map((each): ApprovalDetail => ({ type: "text", text: argumentText(each) })),
  ];
  return {
    message: [
      ...new Set([
        ...shownTexts,
        ...more.map(argumentText),
        isNothing(input) ? "" : argumentText(input),
      ]),
    ]
      .filter(Boolean)
      .join("\n\n"),
    texts: titles,
    details,
  };
}

/**
 * Returns the arguments that are not shown otherwise.
 *
 * A text of the call shows its command or description if it is exactly that. A diff shows the path
 * and the texts of a change if it has all of them: another one may be harmless.
 */
function remainingInput(
  input: JsonObject,
  shownTexts: readonly string[],
  diffs: readonly ApprovalDiff[],
): JsonObject {
  const entries = Object.entries(input);
  const changes = entries.flatMap(([key, value]) => {
    const found = DIFF_ARGUMENTS.find(([, names]) => names.test(key));
    return found ? [{ key, part: found[0], value }] : [];
  });
  const hasNewText = changes.some(({ part }) => part === "newText");
  const isShown = diffs.some(
    // The texts of a diff that changes nothing are collapsed.
    (diff) =>
      diff.oldText !== diff.newText && changes.every(({ part, value }) => diff[part] === value),
  );
  const inDiff = new Set(hasNewText && isShown ? changes.map(({ key }) => key) : []);
  const isTold = ([key, value]: [string, unknown]) =>
    inDiff.has(key) || (TEXTS.has(key) && shownTexts.includes(value as string));
  return Object.fromEntries(entries.filter((entry) => !isTold(entry)));
}

/** A text, a diff, or a patch; anything else as JSON. */
function readContent(shown: unknown): string | ApprovalDetail {
  if (!isObject(shown)) return { type: "text", text: argumentText(shown) };
  const { type, content, path, oldText, newText, patch } = shown;
  if (type === "content" && isObject(content) && content.type === "text" && hasText(content.text)) {
    return content.text;
  }
  if (type === "diff" && hasText(path) && typeof newText === "string") {
    return { type, path, oldText: typeof oldText === "string" ? oldText : null, newText };
  }
  // ACP v2.
  if (type === "diff" && isObject(patch) && hasText(patch.text)) {
    const changes = asList(shown.changes);
    const paths = changes
      .filter(isObject)
      .map(({ operation, oldPath, path: to }) =>
        [operation, oldPath, to].filter(hasText).join(" "),
      );
    return { type: "text", label: paths.join(", "), text: patch.text };
  }
  return { type: "text", text: argumentText(shown) };
}

function plainText(content: string | ApprovalDetail): string {
  if (typeof content === "string") return content;
  if (content.type === "diff") return diffText(content);
  return [content.label, content.text].filter(hasText).join("\n");
}

function isDiff(content: string | ApprovalDetail): content is ApprovalDiff {
  return typeof content !== "string" && content.type === "diff";
}

/** Whether a location is a path, and nothing else. */
function isPath(place: unknown): place is { path: string } {
  if (!isObject(place) || !hasText(place.path)) return false;
  return Object.entries(place).every(([key, value]) => key === "path" || isNothing(value));
}

function isOption(value: unknown): value is { optionId: string; name: string; kind: unknown } {
  return isObject(value) && typeof value.optionId === "string" && typeof value.name === "string";
}

/** The response to ACP's `session/request_permission`. */
export interface PermissionDecision {
  /** The selected option, or `cancelled`. */
  outcome:
    | {
        /** The user selected an option. */
        outcome: "selected";
        /** ID of the option. */
        optionId: string;
      }
    | {
        /** The user dismissed the request. */
        outcome: "cancelled";
      };
}

/**
 * Creates the handler of ACP's `session/request_permission` (tool approval).
 *
 * Codex and Claude agents ask for permission this way. Each option is a button with the agent's
 * text, in the agent's order; options that are all of one kind are a select. Dismissing the request
 * sends `cancelled`, and there is no Decline next to the agent's options. The form shows the whole
 * command, arguments and diffs; the `message` of the request has the same as plain text. A
 * `decline` of your own form selects the first option to reject once, or is `cancelled`.
 *
 * @throws {InvalidParamsError} -32602 if the params are malformed, have no option, or two different
 *   options with one ID.
 * @throws {ElicitationLimitError} -32029 if the requester exceeds a limit of the queue.
 * @see https://agentclientprotocol.com/protocol/v1/tool-calls#requesting-permission
 * @example
 * const permission = createAcpPermissionHandler(queue, { requester, RequestError });
 * // With the ACP SDK's `editor = client({ name: "editor" })`
 * editor.onRequest(methods.client.session.requestPermission, permission);
 */
export function createAcpPermissionHandler(
  queue: ElicitationQueue,
  options: ElicitationHandlersOptions,
): (request: IncomingRequest) => Promise<PermissionDecision> {
  const { create } = createElicitationHandlers(queue, options);
  return async ({ params, signal, requestId }) => {
    const permission = readPermission(params);
    const request = { params: permission?.request, signal, requestId };
    const result = await create(request, {}, permission?.approval);
    const answers = {
      accept: "content" in result ? result.content?.[DECISION] : undefined,
      decline: permission?.declined,
      cancel: undefined,
    };
    const optionId = answers[result.action];
    return typeof optionId === "string"
      ? { outcome: { outcome: "selected", optionId } }
      : { outcome: { outcome: "cancelled" } };
  };
}
