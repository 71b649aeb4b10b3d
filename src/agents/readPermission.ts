import {
  type Approval,
  type ApprovalDetail,
  type ApprovalDiff,
  createApproval,
  diffText,
} from "../protocol/Approval.js";
import type { FormRequest } from "../protocol/ElicitationRequest.js";
import { isObject } from "../protocol/isObject.js";
import { sameJson } from "../protocol/sameJson.js";

/** A permission request as a form. */
export interface Permission {
  request: FormRequest;
  approval: Approval;
  /** The agent's option for a `decline`, which no button of ours sends. */
  declined: string | undefined;
}

type Json = Readonly<Record<string, unknown>>;

/** The key of the choice in the content. */
export const DECISION = "decision";

/** More options than this are a list to read, and drawn as one. */
const MAX_BUTTONS = 20;
/** Longer names of options are cut on their button, so they are shown whole above it. */
const MAX_NAME_CHARACTERS = 1_000;
/** Arguments that are the texts of a call. */
const TEXTS = new Set(["command", "description"]);
/** Arguments that a diff shows. */
const DIFF_ARGUMENT = /^(file_?path|path|content|(old|new)_?(string|text))$/i;

/** Makes a form of ACP's `session/request_permission`; nothing if the params cannot be read. */
export function readPermission(params: unknown): Permission | undefined {
  if (!isObject(params) || !Array.isArray(params.options)) return undefined;
  const { sessionId, title, description, subject, toolCall } = params;
  const given: unknown[] = params.options;
  if (given.length === 0 || !given.every(isOption)) return undefined;
  const options = new Map(given.map((option) => [option.optionId, option]));
  // If two options share an ID, a refusal could be read as permission.
  if (!given.every((option) => sameJson(option, options.get(option.optionId)))) return undefined;
  const kinds = new Set([...options.values()].map(({ kind }) => kind));
  const isQuestion = options.size > 1 && kinds.size === 1 && isText([...kinds][0]);
  const of = isObject(subject) ? subject : {};
  const call = [toolCall, of.toolCall].find(isObject) ?? {};
  const { message, texts, details } = describe([title, description, call.title], call, of);
  const longNames = given
    .filter(({ name }) => name.length > MAX_NAME_CHARACTERS)
    .map(({ name }): ApprovalDetail => ({ type: "text", text: name }));
  const approval = createApproval(
    texts,
    [...details, ...longNames],
    isQuestion || options.size > MAX_BUTTONS ? "choice" : "buttons",
  );
  const decision = {
    type: "string",
    title: approval.message || undefined,
    oneOf: Array.from(options.values(), ({ optionId, name }) => ({ const: optionId, title: name })),
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

/** Everything that the agent says of the call: whole as plain text, and as short texts and details. */
function describe(said: readonly unknown[], call: Json, of: Json) {
  const { content, rawInput, locations, kind, name } = call;
  const run = of.type === "command" ? { command: of.command, cwd: of.cwd } : {};
  const contents = (Array.isArray(content) ? content : []).map(readContent);
  const diffs = contents.filter((each) => typeof each !== "string" && each.type === "diff");
  const titles = [...said, ...contents].filter(isText);
  const told = [...said, ...Object.values(run), ...contents.map(plainText)].filter(isText);

  const allTold = [...told, jsonOf(rawInput ?? "")].join("\n");
  const places = (Array.isArray(locations) ? locations : []).filter(
    (place) => !(isObject(place) && isText(place.path) && allTold.includes(place.path)),
  );
  const isSaid = (key: string, value: unknown) => Object.hasOwn(run, key) && isText(value);
  const subject = Object.entries(of).filter(
    ([key, value]) => key !== "toolCall" && key !== "type" && !isSaid(key, value),
  );
  const more = [
    subject.length > 0 ? Object.fromEntries([["type", of.type], ...subject]) : {},
    places,
    told.length > 0 || (name ?? kind) === undefined ? {} : { name, kind },
  ].filter((each) => Object.keys(each).length > 0);
  const isTold = (key: string, value: unknown, among: readonly string[]) =>
    among.includes(value as string) || (DIFF_ARGUMENT.test(key) && isOfDiff(value, diffs));
  const input = isObject(rawInput) ? untold(rawInput, told, isTold) : (rawInput ?? {});
  const inputText = isEmpty(input) ? "" : jsonOf(input);

  const details: ApprovalDetail[] = [
    ...Object.entries(run)
      .filter(([, value]) => isText(value))
      .map(([label, text]): ApprovalDetail => ({ type: "text", label, text: String(text) })),
    ...inputDetails(rawInput, input, run),
    ...contents.filter((each) => typeof each !== "string"),
    ...more.map((each): ApprovalDetail => ({ type: "text", text: jsonOf(each) })),
  ];
  return {
    message: [...new Set([...told, ...more.map(jsonOf), inputText])].filter(Boolean).join("\n\n"),
    texts: titles,
    details,
  };
}

/** The input of a call: its command and texts of several lines in boxes of their own, the rest as JSON. */
function inputDetails(rawInput: unknown, untoldInput: unknown, run: Json): ApprovalDetail[] {
  const text = (value: string, label?: string): ApprovalDetail => ({
    type: "text",
    label,
    text: value,
  });
  if (!isObject(rawInput) || !isObject(untoldInput)) {
    return isEmpty(rawInput ?? "") ? [] : [text(jsonOf(rawInput))];
  }
  const { command } = rawInput;
  const shown =
    isText(command) && command !== run.command ? { command, ...untoldInput } : untoldInput;
  const isBox = ([key, value]: [string, unknown]) =>
    isText(value) && (key === "command" || value.includes("\n"));
  const entries = Object.entries(shown);
  const rest = entries.filter((entry) => !isBox(entry));
  return [
    ...entries.filter(isBox).map(([key, value]) => text(String(value), key)),
    ...(rest.length > 0 ? [text(jsonOf(Object.fromEntries(rest)))] : []),
  ];
}

/** The arguments without those that a text stands for: a lone one, or one that is named like a text. */
function untold(
  input: Json,
  told: readonly string[],
  isTold: (key: string, value: unknown, among: readonly string[]) => boolean,
): Json {
  const entries = Object.entries(input);
  const among = (key: string) => (entries.length === 1 || TEXTS.has(key) ? told : []);
  return Object.fromEntries(entries.filter(([key, value]) => !isTold(key, value, among(key))));
}

/** A text, a diff, or a patch; anything else as JSON. */
function readContent(shown: unknown): string | ApprovalDetail {
  if (!isObject(shown)) return { type: "text", text: jsonOf(shown) };
  const { type, content, path, oldText, newText, patch } = shown;
  if (type === "content" && isObject(content) && content.type === "text" && isText(content.text)) {
    return content.text;
  }
  if (type === "diff" && isText(path) && typeof newText === "string") {
    return { type, path, oldText: typeof oldText === "string" ? oldText : null, newText };
  }
  // ACP v2.
  if (type === "diff" && isObject(patch) && isText(patch.text)) {
    const changes: unknown[] = Array.isArray(shown.changes) ? shown.changes : [];
    const paths = changes
      .filter(isObject)
      .map(({ operation, oldPath, path: to }) => [operation, oldPath, to].filter(isText).join(" "));
    return { type: "text", label: paths.join(", "), text: patch.text };
  }
  return { type: "text", text: jsonOf(shown) };
}

function plainText(content: string | ApprovalDetail): string {
  if (typeof content === "string") return content;
  if (content.type === "diff") return diffText(content);
  return [content.label, content.text].filter(isText).join("\n");
}

function isOfDiff(value: unknown, diffs: readonly (string | ApprovalDetail)[]): boolean {
  return diffs.some((diff) => {
    const { path, oldText, newText } = diff as ApprovalDiff;
    return [path, oldText, newText].includes(value as string);
  });
}

function jsonOf(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value, null, 2);
}

function isEmpty(value: unknown): boolean {
  return value === "" || (typeof value === "object" && Object.keys(value ?? {}).length === 0);
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value.trim() !== "";
}

function isOption(value: unknown): value is { optionId: string; name: string; kind: unknown } {
  return isObject(value) && typeof value.optionId === "string" && typeof value.name === "string";
}
