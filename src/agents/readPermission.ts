import type { FormRequest } from "../protocol/ElicitationRequest.js";
import { isObject } from "../protocol/isObject.js";
import { sameJson } from "../protocol/sameJson.js";

/** A request for permission as a form. */
export interface Permission {
  request: FormRequest;
  /** The agent's option that Decline stands for. */
  declined: string | undefined;
}

/** Arguments that are the texts of a call. */
const TEXTS = new Set(["command", "description"]);

/** The key of the choice in the content. */
export const DECISION = "decision";

/** Makes a form of ACP's `session/request_permission`; nothing where it cannot be read. */
export function readPermission(params: unknown): Permission | undefined {
  if (!isObject(params) || !Array.isArray(params.options)) return undefined;
  const { sessionId, title, description, subject, toolCall } = params;
  const options: unknown[] = params.options;
  if (!options.every(isOption)) return undefined;
  // Where two options share an id, a refusal could be read as permission.
  const isUnclear = (option: (typeof options)[number]) =>
    options.some((other) => other.optionId === option.optionId && !sameJson(other, option));
  if (options.some(isUnclear)) return undefined;
  const declined = options.find(({ kind }) => kind === "reject_once");
  const rest = options.filter((option) => option !== declined);
  // Where nothing but that can be said, it is said by a choice.
  const choice = rest.length > 0 ? rest : options;
  if (choice.length === 0) return undefined;
  const of = isObject(subject) ? subject : {};
  const call = [toolCall, of.toolCall].find(isObject) ?? {};
  const message = describe([title, description, call.title], call, of);
  const decision = {
    type: "string",
    title: message,
    oneOf: choice.map(({ optionId, name }) => ({ const: optionId, title: name })),
  };
  const request = {
    sessionId,
    toolCallId: call.toolCallId ?? of.toolCallId,
    message,
    requestedSchema: { type: "object", properties: { [DECISION]: decision }, required: [DECISION] },
  };
  return { request: request as FormRequest, declined: declined?.optionId };
}

/** What the agent says of the call, and whatever of it its words leave out. */
function describe(
  said: readonly unknown[],
  call: Readonly<Record<string, unknown>>,
  of: Readonly<Record<string, unknown>>,
): string {
  const { content, rawInput, locations, kind, name } = call;
  const { type, command, cwd } = of;
  const shown = (Array.isArray(content) ? content : []).map((each: unknown) => textOf(each));
  const run = type === "command" ? { command, cwd } : {};
  const texts = [...said, ...Object.values(run), ...shown].filter(isText);
  const told = [...texts, jsonOf(rawInput ?? "")].join("\n");
  const isTold = (place: unknown) =>
    isObject(place) && isText(place.path) && told.includes(place.path);
  const isSaid = (key: string, value: unknown) => Object.hasOwn(run, key) && isText(value);
  const subject = Object.entries(of).filter(
    ([key, value]) => key !== "toolCall" && key !== "type" && !isSaid(key, value),
  );
  const rest = [
    subject.length > 0 ? Object.fromEntries([["type", type], ...subject]) : {},
    (Array.isArray(locations) ? locations : []).filter((place) => !isTold(place)),
    texts.length > 0 || (name ?? kind) === undefined ? {} : { name, kind },
    isObject(rawInput) ? untoldInput(rawInput, texts) : (rawInput ?? {}),
  ].filter((each) => typeof each !== "object" || Object.keys(each).length > 0);
  return [...new Set([...texts, ...rest.map(jsonOf)])].filter(Boolean).join("\n\n");
}

/** The arguments but for what a text stands for: a lone one, or what a text is called like. */
function untoldInput(input: Readonly<Record<string, unknown>>, texts: readonly string[]): object {
  const entries = Object.entries(input);
  const mayStand = (key: string) => entries.length === 1 || TEXTS.has(key);
  return Object.fromEntries(
    entries.filter(([key, value]) => !(mayStand(key) && texts.includes(value as string))),
  );
}

/** A text that it shows, else as it came: a change to a file, a terminal. */
function textOf(shown: unknown): string {
  const { type, content } = isObject(shown) ? shown : {};
  const text = type === "content" && isObject(content) && content.type === "text" && content.text;
  return typeof text === "string" ? text : jsonOf(shown);
}

function jsonOf(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value, null, 2);
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value.trim() !== "";
}

function isOption(value: unknown): value is { optionId: string; name: string; kind: unknown } {
  return isObject(value) && typeof value.optionId === "string" && typeof value.name === "string";
}
