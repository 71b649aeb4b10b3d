import type { ApprovalOption, ApprovalPart, ApprovalRequest } from "../core/ApprovalRequest.js";
import {
  asList,
  asObject,
  hasText,
  isObject,
  isTexts,
  type JsonObject,
  jsonText,
  toText,
} from "../core/json.js";
import { InvalidParamsError } from "../queue/errors.js";
import { lines, readCall } from "./approvals.js";
import { isNothing } from "./interrupts.js";

type Change = Extract<ApprovalPart, { type: "change" }>;

const KINDS = new Map<unknown, Pick<ApprovalOption, "kind" | "scope">>([
  ["allow_once", { kind: "allow", scope: "once" }],
  ["allow_always", { kind: "allow", scope: "lasting" }],
  ["reject_once", { kind: "deny", scope: "once" }],
  ["reject_always", { kind: "deny", scope: "lasting" }],
]);
/** An unknown kind, such as `allow_session`, may last. */
const UNKNOWN_KIND = { kind: "other", scope: "lasting" } as const;

/**
 * Reads ACP's `session/request_permission`, v1 or v2.
 *
 * @param calls the tool calls in the params, with all that the agent has announced of them.
 * @throws {InvalidParamsError} -32602 if the options are malformed, none, or two have one ID.
 */
export function readPermission(params: JsonObject, calls: readonly JsonObject[]): ApprovalRequest {
  const { sessionId, title, description, subject, toolCall } = params;
  const of = asObject(subject);
  const own = isObject(toolCall) ? toolCall : asObject(of.toolCall);
  const message = [title, ...calls.map((call) => call.title)].find(hasText) ?? "";
  const reason = lines(description, ...calls.map(serverOf));
  const parts = [
    ...subjectParts(of),
    ...calls.flatMap((call) => callParts(call, [message, description])),
  ];
  const request: ApprovalRequest = {
    mode: "approval",
    message,
    ...(reason && { reason }),
    parts: parts.length > 0 ? parts : [{ type: "missing", what: "call" }],
    options: readOptions(params.options),
  };
  // The queue finds the requests of a session by it.
  return Object.assign(request, { sessionId, toolCallId: own.toolCallId ?? of.toolCallId });
}

function readOptions(options: unknown): ApprovalOption[] {
  const given: unknown[] = Array.isArray(options) ? options : [];
  const read = given.map((option) => {
    if (!isObject(option)) throw new InvalidParamsError("options");
    const { optionId: id, name: label, kind } = option;
    if (typeof id !== "string" || typeof label !== "string")
      throw new InvalidParamsError("options");
    return { id, label, ...(KINDS.get(kind) ?? UNKNOWN_KIND) };
  });
  // If two options share an ID, a refusal could be read as permission.
  if (read.length === 0 || new Set(read.map(({ id }) => id)).size < read.length) {
    throw new InvalidParamsError("options");
  }
  return read;
}

/** Returns which MCP server has the tool, as Claude's agent says it. */
function serverOf({ _meta: meta }: JsonObject): string | undefined {
  const claude = asObject(asObject(meta).claudeCode);
  const { name, source } = asObject(claude.mcpServer);
  if (!hasText(name)) return undefined;
  return hasText(source) ? `${name} (${source})` : name;
}

/** Reads the subject of v2. A tool call is read by `callParts`. */
function subjectParts(subject: JsonObject): ApprovalPart[] {
  const { type, toolCall, ...members } = subject;
  if (type === undefined || (type === "tool_call" && isObject(toolCall))) return [];
  const command = type === "command" ? readCommand(members.command) : undefined;
  const cwd = command && hasText(members.cwd) ? members.cwd : undefined;
  const shown = ["_meta", "toolCallId", "terminalId", command && "command", cwd && "cwd"];
  const rest = Object.entries(members).filter(([key]) => !shown.includes(key));
  return [
    ...(command ? [{ type: "command" as const, command, ...(cwd && { cwd }) }] : []),
    ...(command && rest.length === 0
      ? []
      : [readCall({ tool: toText(type), value: Object.fromEntries(rest) })]),
  ];
}

function callParts(call: JsonObject, said: readonly unknown[]): ApprovalPart[] {
  const { rawInput, kind, name, title } = call;
  const contents = asList(call.content)
    .flatMap(contentParts)
    .filter((part) => part.type !== "text" || part.label || !said.includes(part.text));
  const changes = contents.filter((part) => part.type === "change");
  const input = asObject(rawInput);
  const command = readCommand(input.command);
  const rest = isObject(rawInput) ? remainingInput(input, command, changes) : rawInput;
  const changed = new Set(changes.map(({ path }) => path));
  const places = asList(call.locations).filter(
    (place) => !isPlace(place) || !changed.has(place.path),
  );
  // Agents leave out the diff of a file that is too large.
  const edited = kind === "edit" ? places.filter(isPlace) : [];
  const told = new Set<unknown>(Object.values(input));
  const others = places.filter(
    (place) => !isPlace(place) || (kind !== "edit" && !told.has(place.path)),
  );
  const parts: ApprovalPart[] = [
    ...(command ? [{ type: "command" as const, command }] : []),
    ...(isNothing(rest) ? [] : [readCall({ tool: [name, title].find(hasText), value: rest })]),
    ...contents,
    ...edited.flatMap(({ path }) => unshown({ type: "change", path })),
    ...textOf(others.map(placeText).join("\n")),
  ];
  if (parts.length === 0 && ![kind, name, title].some(hasText)) return [];
  const isSaid = command || !isNothing(rest) || changes.length > 0 || edited.length > 0;
  return isSaid ? parts : [...parts, { type: "missing", what: "arguments" }];
}

function readCommand(command: unknown): string | string[] | undefined {
  if (hasText(command)) return command;
  return isTexts(command) && command.length > 0 ? command : undefined;
}

/** Names of the arguments that a change shows. */
const CHANGE_ARGUMENTS = [
  ["path", /^(file_?)?path$/i],
  ["oldText", /^old_?(string|text)$/i],
  ["newText", /^new_?(string|text)$/i],
  ["newFile", /^content$/i],
] as const;

/**
 * Returns the arguments that no other part shows.
 *
 * A change shows its path and texts if it has all of them: another change may be harmless. It folds
 * lines that its texts have in common, so both texts are arguments, or every line is new.
 */
function remainingInput(
  input: JsonObject,
  command: unknown,
  changes: readonly Change[],
): JsonObject {
  const entries = Object.entries(input);
  const told = entries.flatMap(([key, value]) => {
    const found = CHANGE_ARGUMENTS.find(([, names]) => names.test(key));
    return found ? [{ key, member: found[0], value }] : [];
  });
  const members = new Set(told.map(({ member }) => member));
  const isEdit = members.has("oldText") && members.has("newText") && !members.has("newFile");
  const isCreation = members.has("newText") || members.has("newFile");
  const isShown = changes.some(
    (change) =>
      // The lines of a change that changes nothing are folded.
      change.oldText !== change.newText &&
      (isEdit || (isCreation && change.oldText === null)) &&
      told.every(
        ({ member, value }) => change[member === "newFile" ? "newText" : member] === value,
      ),
  );
  const keys = new Set(isShown ? told.map(({ key }) => key) : []);
  if (command) keys.add("command");
  return Object.fromEntries(entries.filter(([key]) => !keys.has(key)));
}

function contentParts(content: unknown): ApprovalPart[] {
  if (!isObject(content)) return textOf(jsonText(content));
  const { type, path, oldText, newText } = content;
  // A terminal shows what runs already.
  if (type === "terminal") return [];
  if (type === "content" && isObject(content.content)) return blockParts(content.content);
  if (type === "diff" && hasText(path) && typeof newText === "string") {
    return [
      { type: "change", path, oldText: typeof oldText === "string" ? oldText : null, newText },
    ];
  }
  if (type === "diff" && Array.isArray(content.changes)) return patchParts(content);
  return textOf(jsonText(content));
}

/** Reads a content block. Only texts can be shown. */
function blockParts(block: JsonObject): ApprovalPart[] {
  const resource = asObject(block.resource);
  const { type, mimeType, uri, data, size, text } = { ...resource, ...block };
  if (hasText(text) || hasText(resource.text)) {
    return textOf(hasText(text) ? text : resource.text, uri);
  }
  const base64 = [data, resource.blob].find(hasText);
  const bytes = base64 ? Math.floor(base64.length * 0.75) : size;
  const label = [type, mimeType, uri, bytes === undefined ? undefined : `${toText(bytes)} B`]
    .filter(hasText)
    .join(" ");
  return [{ type: "missing", what: "content", ...(label && { label }) }];
}

/** Reads a diff of v2: the changes say what is done, and the patch shows some of it. */
function patchParts({ changes, patch }: JsonObject): ApprovalPart[] {
  const text = isObject(patch) && hasText(patch.text) ? patch.text : undefined;
  const paths = asList(changes).map((change) => (isObject(change) ? change.path : undefined));
  const named = namedPaths(pathsIn(text ?? ""), paths.filter(hasText));
  const parts = asList(changes).flatMap((change): ApprovalPart[] => {
    const { operation, path, oldPath } = asObject(change);
    const part = changePart(operation, path, oldPath);
    if (!part) return textOf(jsonText(change)).concat({ type: "missing", what: "change" });
    // Each path is that of one change.
    return named.delete(slashed(part.path)) ? [part] : unshown(part);
  });
  const first = parts.findIndex((part) => part.type === "change");
  if (text === undefined) return parts;
  if (first < 0) return [...textOf(text), ...parts];
  return parts.map((part, index) =>
    index === first && part.type === "change" ? { ...part, patch: text } : part,
  );
}

function changePart(operation: unknown, path: unknown, oldPath: unknown): Change | undefined {
  if (!hasText(path)) return undefined;
  const change: Change = { type: "change", path };
  switch (operation) {
    case "add":
      return { ...change, oldText: null };
    case "delete":
      return { ...change, newText: null };
    case "modify":
      return change;
    case "move":
      return hasText(oldPath) ? { ...change, oldPath } : undefined;
    default:
      return undefined;
  }
}

/** Returns the path of each file in a patch, as the patch writes it: below some directory. */
function pathsIn(patch: string): string[] {
  // They run in linear time, because no text before a tab or line break can match in two ways.
  const headers =
    /^--- (?:a\/)?([^\t\r\n]+)(?:\t[^\r\n]*)?\r?\n\+\+\+ (?:b\/)?([^\t\r\n]+)(?:\t[^\r\n]*)?\r?\n@@/gm;
  const renames = /^rename from (.+)\r?\nrename to (.+)$/gm;
  const pairs = [...patch.matchAll(headers), ...patch.matchAll(renames)];
  return pairs.map(([, from = "", to = ""]) => (to === "/dev/null" ? from : to));
}

/** Files of one name above which a patch must name each by its whole path. */
const MAX_NAMESAKES = 2_000;

/** Returns the paths that some names mean: each the same path, or the only one that ends so. */
function namedPaths(names: readonly string[], paths: readonly string[]): Set<string> {
  const known = new Set(paths.map(slashed));
  const byFile = new Map<string, string[]>();
  for (const path of known) {
    const namesakes = byFile.get(fileOf(path));
    if (!namesakes) byFile.set(fileOf(path), [path]);
    else if (namesakes.length <= MAX_NAMESAKES) namesakes.push(path);
  }
  const found = names.map(slashed).flatMap((name) => {
    if (known.has(name)) return [name];
    const namesakes = byFile.get(fileOf(name)) ?? [];
    const ends = namesakes.filter((path) => path.endsWith(`/${name}`));
    return ends.length === 1 && namesakes.length <= MAX_NAMESAKES ? ends : [];
  });
  return new Set(found);
}

function slashed(path: string): string {
  return path.replaceAll("\\", "/");
}

function fileOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

/** A change whose lines the agent did not send. */
function unshown(change: Change): ApprovalPart[] {
  return [change, { type: "missing", what: "change", label: change.path }];
}

function textOf(text: unknown, label?: unknown): ApprovalPart[] {
  return hasText(text) ? [{ type: "text", ...(hasText(label) && { label }), text }] : [];
}

interface Place {
  path: string;
  line?: unknown;
}

function isPlace(place: unknown): place is Place {
  return isObject(place) && hasText(place.path);
}

function placeText(place: unknown): string {
  if (!isPlace(place)) return jsonText(place) ?? "";
  const { path, line, ...others } = place;
  if (!isNothing(others)) return jsonText(place) ?? "";
  return typeof line === "number" ? `${path}:${line}` : path;
}
