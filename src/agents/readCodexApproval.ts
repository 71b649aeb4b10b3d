import type { ApprovalOption, ApprovalPart } from "../core/ApprovalRequest.js";
import {
  asList,
  asObject,
  hasText,
  isObject,
  isTexts,
  type JsonObject,
  jsonText,
  sameJson,
} from "../core/json.js";
import { InvalidParamsError } from "../queue/errors.js";

/** The result to send to Codex. */
export type CodexApprovalResult =
  | {
      /** The decision: a word, or an unchanged object of `availableDecisions`. */
      decision: string | Readonly<Record<string, unknown>>;
    }
  | {
      /** The granted part of the permissions. */
      permissions: Readonly<Record<string, unknown>>;
      /** How long they last. */
      scope: "turn" | "session";
    };

/** The parts and options of a request, and the result of each answer. */
export interface CodexReading {
  parts: ApprovalPart[];
  options: ApprovalOption[];
  /** @param option `undefined` if the user gave no answer. */
  resultOf: (option: ApprovalOption | undefined, granted: Set<unknown>) => CodexApprovalResult;
}

/** Reads the params of a method. `changes` are the changes of its item. */
export type CodexReader = (params: JsonObject, changes: unknown) => CodexReading;

/** The methods of Codex that ask for an approval. */
export const codexReaders: ReadonlyMap<string, CodexReader> = new Map<string, CodexReader>([
  ["item/commandExecution/requestApproval", readCommand],
  [
    "item/fileChange/requestApproval",
    (params, changes) => readChanges(params, Array.isArray(changes) ? changes : [], DECISIONS),
  ],
  ["item/permissions/requestApproval", readPermissions],
  [
    "execCommandApproval",
    ({ command, cwd }) => {
      if (!isWords(command)) throw new InvalidParamsError("command");
      return readWords([commandPart(command, cwd)], OLD_DECISIONS, ["this command"]);
    },
  ],
  [
    "applyPatchApproval",
    (params) => {
      const changes = Object.entries(objectIn(params, "fileChanges")).map(([path, change]) => {
        const { type, content = null, unified_diff: patch = null } = asObject(change);
        const [diff, other] = type === "update" ? [patch, content] : [content, patch];
        // If there are two texts, Codex could apply either.
        return { path, kind: change, diff: other === null ? diff : undefined };
      });
      return readChanges(params, changes, OLD_DECISIONS);
    },
  ],
]);

// --- Decisions -------------------------------------------------------------------------------------

/** The decisions without details, in the order of `MEANINGS`. */
const DECISIONS: readonly unknown[] = ["accept", "acceptForSession", "decline", "cancel"];
const OLD_DECISIONS: readonly unknown[] = ["approved", "approved_for_session", "denied", "abort"];
const MEANINGS = [
  { kind: "allow", scope: "once" },
  { kind: "allow", scope: "session" },
  { kind: "deny", scope: "once" },
  { kind: "stop", scope: "once" },
] as const;

/** Returns the option of a decision without details. */
function wordOption(words: readonly unknown[], decision: unknown, covers: readonly string[]) {
  const meaning = MEANINGS[words.indexOf(decision)];
  if (!meaning) return undefined;
  return { id: String(decision), ...meaning, ...(meaning.scope === "session" && { covers }) };
}

/** Returns the reading of a method whose decisions have no details. */
function readWords(
  parts: ApprovalPart[],
  words: readonly unknown[],
  covers: readonly string[],
): CodexReading {
  const options = words.map((word) => wordOption(words, word, covers)!);
  return { parts, options, resultOf: (option) => ({ decision: String(wordOf(words, option)) }) };
}

/** Returns the decision of an option. An option that `review` has added counts once. */
function wordOf(words: readonly unknown[], option: ApprovalOption | undefined): unknown {
  const [once, , decline, cancel] = words;
  if (words.includes(option?.id)) return option?.id;
  return option?.kind === "allow" ? once : option?.kind === "deny" ? decline : cancel;
}

const RULE = "acceptWithExecpolicyAmendment";
const HOST = "applyNetworkPolicyAmendment";

/** Reads the decisions of a command. Like codex-acp, it rejects a list with an unknown decision. */
function readDecisions(params: JsonObject, covers: readonly string[]) {
  const { availableDecisions, networkApprovalContext: network, additionalPermissions } = params;
  const { proposedExecpolicyAmendment: rule, proposedNetworkPolicyAmendments: hosts } = params;
  const ofRule = asList(rule).length > 0 ? [{ [RULE]: { execpolicy_amendment: rule } }] : [];
  const { host } = asObject(network);
  const ofHosts = asList(hosts)
    .filter((each) => asObject(each).host === host)
    .map((each) => ({ [HOST]: { network_policy_amendment: each } }));
  const lasting: unknown[] = network ? ofHosts : ofRule;
  const [accept, acceptForSession, ...refusals] = DECISIONS;
  const isOnce = additionalPermissions && !network;
  const decisions = isOnce
    ? [accept, "cancel"]
    : [accept, acceptForSession, ...lasting, ...refusals];
  const proposed = new Set([...ofRule, ...lasting].map((each) => textOf(readAmendment(each))));
  const offered = new Map<string, { option: ApprovalOption; decision: unknown }>();
  asList(availableDecisions ?? decisions).forEach((decision, index) => {
    const amendment = readAmendment(decision);
    const isProposed = amendment && proposed.has(textOf(amendment));
    const option = isProposed ? amendment : wordOption(DECISIONS, decision, covers);
    const id = option?.id === HOST ? `${HOST}:${index}` : option?.id;
    if (!option || !id || offered.has(id)) throw new InvalidParamsError("availableDecisions");
    // A prefix of several lines can't be told from several commands.
    if (id === RULE && /[\r\n]/.test(String(option.covers))) return;
    offered.set(id, { option: { ...option, id }, decision });
  });
  const kinds = Array.from(offered.values(), ({ option }) => option.kind === "allow");
  if (new Set(kinds).size < 2) throw new InvalidParamsError("availableDecisions");
  return offered;
}

/** Returns the option of an amendment, or `null` for anything else. */
function readAmendment(decision: unknown): ApprovalOption | null {
  if (Object.keys(asObject(decision)).length !== 1) return null;
  const { [RULE]: ofRule, [HOST]: ofHost } = asObject(decision);
  const { execpolicy_amendment: rule } = asObject(ofRule);
  const { host, action } = asObject(asObject(ofHost).network_policy_amendment);
  if (hasText(host) && (action === "allow" || action === "deny")) {
    return { id: HOST, kind: action, scope: "always", covers: [host] };
  }
  if (!isWords(rule)) return null;
  const words = rule.map((word) =>
    /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`,
  );
  const covers = [`commands that start with ${words.join(" ")}`];
  return { id: RULE, kind: "allow", scope: "always", covers };
}

/** Whether a value is a list of words, and not empty. */
function isWords(value: unknown): value is string[] {
  return isTexts(value) && value.length > 0;
}

// --- Parts -----------------------------------------------------------------------------------------

/** Returns a text of the params, or `undefined` if it is left out. */
export function textIn(params: JsonObject, name: string): string | undefined {
  const text = params[name] ?? undefined;
  if (text !== undefined && typeof text !== "string") throw new InvalidParamsError(name);
  return hasText(text) ? text : undefined;
}

function objectIn(params: JsonObject, name: string): JsonObject {
  const value = params[name];
  if (!isObject(value)) throw new InvalidParamsError(name);
  return value;
}

/** Returns a value as a text that identifies it. */
function textOf(value: unknown): string {
  const text = jsonText(value);
  if (text === undefined) throw new InvalidParamsError("params: nested too deep");
  return text;
}

function textPart(label: string, text: string | undefined): ApprovalPart[] {
  return hasText(text) ? [{ type: "text", label, text }] : [];
}

function missingPart(what: "call" | "change", label?: string): ApprovalPart {
  return { type: "missing", what, ...(label && { label }) };
}

function commandPart(command: string | readonly string[], cwd: unknown): ApprovalPart {
  return { type: "command", command, ...(hasText(cwd) && { cwd }) };
}

/** Returns the environment of a command or permission, unless it is this computer. */
function placeParts(params: JsonObject): ApprovalPart[] {
  const environment = textIn(params, "environmentId");
  return environment === "local" ? [] : textPart("environmentId", environment);
}

function readCommand(params: JsonObject): CodexReading {
  const { networkApprovalContext: network } = params;
  const command = textIn(params, "command");
  const cwd = textIn(params, "cwd");
  const { host, protocol } = asObject(network);
  if (network && !hasText(host)) throw new InvalidParamsError("networkApprovalContext");
  const isWeb = protocol === "http" || protocol === "https";
  const permissions = params.additionalPermissions
    ? objectIn(params, "additionalPermissions")
    : undefined;
  const grants = permissions ? readGrants(permissions) : [];
  const parts: ApprovalPart[] = [
    ...(command === undefined ? textPart("cwd", cwd) : [commandPart(command, cwd)]),
    ...(hasText(host)
      ? [{ type: "url" as const, url: isWeb ? `${protocol}://${host}` : host }]
      : command === undefined
        ? [missingPart("call")]
        : []),
    ...(isWeb || typeof protocol !== "string" ? [] : textPart("protocol", protocol)),
    ...grantsPart(grants.map((grant) => ({ ...grant, fixed: true }))),
    ...placeParts(params),
  ];
  const covers = hasText(host) ? host : permissions ? "these permissions" : "this command";
  const offered = readDecisions(params, [covers]);
  return {
    parts,
    options: Array.from(offered.values(), ({ option }) => option),
    resultOf: (option) => {
      const { decision = "cancel" } =
        offered.get(option?.id ?? "") ?? offered.get(String(wordOf(DECISIONS, option))) ?? {};
      return { decision: decision as string | JsonObject };
    },
  };
}

/** Reads changes of files, each with its path, kind and diff. */
function readChanges(
  params: JsonObject,
  changes: readonly unknown[],
  words: readonly unknown[],
): CodexReading {
  const root = textIn(params, "grantRoot");
  const shown = changes.length > 0 ? changes.flatMap(changeParts) : [missingPart("change")];
  const grants = root === undefined ? [] : [{ id: root, label: `write ${root}`, fixed: true }];
  const parts = [...shown, ...grantsPart(grants)];
  const covers = root === undefined ? "these files" : `all files below ${root}`;
  return readWords(parts, words, [covers]);
}

function changeParts(change: unknown): ApprovalPart[] {
  const { path, kind, diff } = asObject(change);
  const { type, move_path: to = null } = asObject(kind);
  if (hasText(path) && typeof diff === "string") {
    if (type !== "update" && to !== null) return unknownChange(change, path);
    if (type === "add") return [{ type: "change", path, oldText: null, newText: diff }];
    if (type === "delete") return [{ type: "change", path, oldText: diff, newText: null }];
    if (type === "update" && hasText(to)) {
      return [{ type: "change", path: to, oldPath: path, ...(hasText(diff) && { patch: diff }) }];
    }
    if (type === "update" && to === null && hasText(diff)) {
      return [{ type: "change", path, patch: diff }];
    }
  }
  return unknownChange(change, hasText(path) ? path : undefined);
}

/** Returns an unreadable change as text, with a note that it was not shown. */
function unknownChange(change: unknown, label: string | undefined): ApprovalPart[] {
  return [...textPart("change", textOf(change)), missingPart("change", label)];
}

// --- Permissions -----------------------------------------------------------------------------------

interface Grant {
  id: string;
  label: string;
  /** Whether it only limits other permissions. */
  fixed: boolean;
}

const GRANTED_OPTIONS: ApprovalOption[] = [
  { id: "turn", kind: "allow", scope: "turn" },
  { id: "session", kind: "allow", scope: "session", covers: ["these permissions"] },
  { id: "deny", kind: "deny", scope: "once" },
];

function readPermissions(params: JsonObject): CodexReading {
  const { workspaceMutation = null } = params;
  const permissions = objectIn(params, "permissions");
  const grants = readGrants(permissions);
  const parts = [
    ...grantsPart(grants),
    ...(grants.every(({ fixed }) => fixed) ? [missingPart("call")] : []),
    ...textPart("cwd", textIn(params, "cwd")),
    ...textPart("workspaceMutation", workspaceMutation === null ? "" : textOf(workspaceMutation)),
    ...placeParts(params),
  ];
  return {
    parts,
    options: GRANTED_OPTIONS,
    resultOf: (option, granted) => ({
      permissions:
        option?.kind === "allow" ? keepPermissions(permissions, ({ id }) => granted.has(id)) : {},
      scope: option?.id === "session" ? "session" : "turn",
    }),
  };
}

function grantsPart(grants: readonly Grant[]): ApprovalPart[] {
  return grants.length > 0 ? [{ type: "grants", grants }] : [];
}

/** Reads permissions: one for each path and access, although Codex lists each path twice. */
function readGrants(permissions: JsonObject): Grant[] {
  const grants = new Map<string, Grant>();
  keepPermissions(permissions, (grant) => Boolean(grants.set(grant.id, grant)));
  return [...grants.values()];
}

/** Returns the permissions that are kept. Their values are unchanged. */
function keepPermissions(permissions: JsonObject, isKept: (grant: Grant) => boolean): JsonObject {
  const { fileSystem, ...others } = permissions;
  const sections = isObject(fileSystem ?? {}) ? others : permissions;
  const kept = Object.entries(sections).filter(([name, value]) => {
    const isPlain = name === "network" && sameJson(value, { enabled: true });
    const label = isPlain ? name : `${name} ${textOf(value)}`;
    return value !== null && isKept({ id: textOf([name]), label, fixed: false });
  });
  let isAny = false;
  const files = Object.entries(asObject(fileSystem)).map(([member, value]) => {
    if (Array.isArray(value) && ["read", "write", "entries"].includes(member)) {
      const list = value.filter((each) => {
        const grant = fileGrant(member, each);
        const keeps = isKept(grant);
        isAny ||= keeps && !grant.fixed;
        return keeps || grant.fixed;
      });
      return [member, list] as const;
    }
    // It changes the meaning of the others.
    const id = textOf(["fileSystem", member]);
    if (value !== null) isKept({ id, label: `${member} ${textOf(value)}`, fixed: true });
    return [member, value] as const;
  });
  // Limits are kept while there is a permission that they limit.
  const rest = isAny ? { fileSystem: Object.fromEntries(files) } : {};
  return { ...Object.fromEntries(kept), ...rest };
}

function fileGrant(member: string, each: unknown): Grant {
  const entry =
    member === "entries" ? each : { path: { type: "path", path: each }, access: member };
  const { path, access, ...others } = asObject(entry);
  const isKnown = hasText(access) && Object.keys(others).length === 0;
  const where = isKnown && pathText(asObject(path));
  const label = where ? `${access} ${where}` : `${member} ${textOf(each)}`;
  // An entry that is not an object has no members that identify it.
  const id = textOf(isObject(entry) ? [access, path, others] : [member, entry]);
  return { id, label, fixed: access === "deny" };
}

function pathText(given: JsonObject): string | undefined {
  const { type, path, pattern, value } = given;
  // An unknown member could change the meaning.
  if (Object.keys(given).length > 2) return undefined;
  if (type === "path" && hasText(path)) return path;
  if (type === "glob_pattern" && hasText(pattern)) return `paths like ${pattern}`;
  return type === "special" ? textOf(value ?? null) : undefined;
}
