import {
  type ApprovalOption,
  type ApprovalPart,
  type ApprovalRequest,
  approvalRequest,
} from "../core/ApprovalRequest.js";
import { asList, asObject, isObject, type JsonObject, jsonText, sameJson } from "../core/json.js";
import type { ElicitationResult } from "../core/protocol.js";
import { ANSWERED_ELSEWHERE } from "../queue/answeredElsewhere.js";
import type { ElicitationSource, JsonRpcId } from "../queue/ElicitationConnection.js";
import type { ElicitationQueue } from "../queue/ElicitationQueue.js";
import { ElicitationLimitError, InvalidParamsError } from "../queue/errors.js";
import { askUser, nextScope, reviewed } from "../transports/requests.js";
import { AnnouncedCalls } from "./acp.js";
import { type ApprovalReview, isText, readAnswer } from "./approvals.js";

/** A request of `codex app-server`, as its JSON-RPC message. Untrusted. */
export interface CodexServerRequest {
  /** JSON-RPC ID. A repeated one is the same request. */
  id?: JsonRpcId | undefined;
  /** Name of the method. */
  method: string;
  /** Params as received. */
  params?: unknown;
}

/** An approval of Codex as it came in, for `review`. Untrusted. */
export interface CodexApproval {
  /** Name of the method. */
  method: string;
  /** Params of the request. */
  params: Readonly<Record<string, unknown>>;
  /** The changes of the item, if it was announced. */
  changes?: unknown;
}

/** Options of `createCodexApprovalHandlers`. */
export interface CodexApprovalHandlersOptions
  extends ElicitationSource, ApprovalReview<CodexApproval> {}

/** The result to send to Codex. */
export type CodexApprovalResult =
  | {
      /** The decision: a word, or an object of `availableDecisions` as Codex has sent it. */
      decision: string | Readonly<Record<string, unknown>>;
    }
  | {
      /** The granted part of the permissions. */
      permissions: Readonly<Record<string, unknown>>;
      /** How long they last. */
      scope: "turn" | "session";
    };

/** Handlers for the JSON-RPC connection to `codex app-server`. */
export interface CodexApprovalHandlers {
  /**
   * Handles a request of the server.
   *
   * @param message the JSON-RPC message.
   * @param context `signal`: withdraws the request when it is aborted.
   * @returns the result to send, or `undefined` if the request is no approval: answer it yourself.
   * @throws {InvalidParamsError} -32602 if the params are malformed, or the decisions that Codex
   *   offers are unknown, repeated, or not those that it proposes.
   */
  request: (
    message: CodexServerRequest,
    context?: { signal?: AbortSignal | undefined },
  ) => Promise<CodexApprovalResult> | undefined;
  /** Reads the params of `item/started`, `item/completed` and `item/fileChange/patchUpdated`. */
  item: (params: unknown) => void;
  /** Reads the params of `serverRequest/resolved`, which withdraws the request. */
  resolved: (params: unknown) => void;
}

/** What a request asks for, and the result that an answer means. */
interface Reading {
  parts: ApprovalPart[];
  options: ApprovalOption[];
  /** @param option `undefined` if the user gave no answer. */
  resultOf: (option: ApprovalOption | undefined, granted: Set<unknown>) => CodexApprovalResult;
}

/** An approval that waits for the user. */
interface OpenApproval {
  readonly id: string;
  readonly message: CodexServerRequest;
  /** The item whose changes are approved. */
  readonly key: string | undefined;
  changes: unknown;
  readonly ask: () => Promise<Asked>;
  /** The latest request. It is another one once the changes have changed. */
  asked: Promise<Asked>;
  readonly stop: AbortController;
  result?: Promise<CodexApprovalResult>;
  /** Whether its ID was reused, so that no result is sent. */
  over?: boolean;
}

interface Asked {
  reading: Reading;
  request: ApprovalRequest;
  /** Missing if it exceeds a limit of the queue. */
  result: ElicitationResult | undefined;
}

/**
 * Creates the handlers for the approvals of `codex app-server`.
 *
 * They handle commands, network hosts, file changes and permissions, and the older
 * `execCommandApproval` and `applyPatchApproval`. Each decision that Codex offers is an answer, in
 * its order. Closing the request sends `cancel`, which stops the turn. A request over a limit of the
 * queue is declined.
 *
 * An approval of file changes has only the ID of its item, so pass the item notifications to `item`.
 * Changes that change while their request is open are shown again. Create handlers for each
 * connection: they keep at most 1,000 items and 10 MB.
 *
 * @see https://github.com/openai/codex/tree/main/codex-rs/app-server#approvals
 * @example
 * const approvals = createCodexApprovalHandlers(queue, { requester: { name: "Codex" } });
 * // For each JSON-RPC message of the server
 * if (message.method === "serverRequest/resolved") approvals.resolved(message.params);
 * else if (message.id === undefined) approvals.item(message.params);
 * else approvals.request(message)?.then((result) => send({ id: message.id, result }));
 */
export function createCodexApprovalHandlers(
  queue: ElicitationQueue,
  { review, scopes, ...source }: CodexApprovalHandlersOptions,
): CodexApprovalHandlers {
  const announced = new AnnouncedCalls();
  const open = new Map<string, OpenApproval>();
  const scope = nextScope();
  let last = 0;
  const idOf = (requestId: unknown) => String(jsonText([scope, requestId]));

  function openApproval(read: Reader, message: CodexServerRequest, id: string): OpenApproval {
    const { method, params } = message;
    if (!isObject(params)) throw new InvalidParamsError("params");
    const sessionId = params.threadId ?? params.conversationId;
    const toolCallId = params.itemId ?? params.callId;
    const known = {
      requestId: message.id,
      sessionId: typeof sessionId === "string" ? sessionId : undefined,
    };
    const key = keyOf(sessionId, toolCallId);
    const stop = new AbortController();
    const { signal } = stop;
    const ask = async () => {
      const { changes } = own;
      const reading = read(params, changes);
      const { parts, options } = reading;
      const reason = textIn(params, "reason");
      const asked = approvalRequest(parts, { ...(reason && { reason }), options });
      const call = { method, params, ...(changes !== undefined && { changes }) };
      const request = reviewed(asked, call, { review, scopes });
      // The queue finds the requests of a session by it.
      const sent = { ...request, sessionId, toolCallId };
      const result = await askUser(queue, source, sent, { id, signal }, known).catch(ifOverLimit);
      return { reading, request, result };
    };
    const changes = announced.get(key)?.members.content;
    const own = { id, message, key, changes, stop, ask } as OpenApproval;
    own.asked = ask();
    return own;
  }

  async function decide(own: OpenApproval): Promise<CodexApprovalResult> {
    try {
      let asked;
      let answered;
      do {
        asked = own.asked;
        answered = await asked;
      } while (asked !== own.asked);
      // The result would be sent to the request that has the ID now.
      if (own.over) await new Promise(() => {});
      const { reading, request, result } = answered;
      const { granted } = asObject(result);
      return reading.resultOf(
        result ? readAnswer(request, result)?.option : reading.options.find(isPlainRefusal),
        new Set(asList(granted)),
      );
    } finally {
      if (open.get(own.id) === own) open.delete(own.id);
      own.stop.abort();
    }
  }

  async function handle(read: Reader, message: CodexServerRequest, signal?: AbortSignal) {
    const id = idOf(message.id ?? { own: (last += 1) });
    const before = open.get(id);
    const isRepeated =
      before?.message.method === message.method && sameJson(before.message.params, message.params);
    if (before && isRepeated) return before.result!;
    const own = openApproval(read, message, id);
    if (before) before.over = true;
    open.set(id, own);
    const onAbort = () => own.stop.abort();
    if (signal?.aborted) onAbort();
    signal?.addEventListener("abort", onAbort, { signal: own.stop.signal });
    return (own.result = decide(own));
  }

  return {
    request: (message, { signal } = {}) => {
      const read = METHODS.get(message.method);
      return read && handle(read, message, signal);
    },
    item: (params) => {
      if (!isObject(params)) return;
      const { threadId, itemId, changes: updated } = params;
      const item = isObject(params.item)
        ? params.item
        : { type: "fileChange", id: itemId, changes: updated };
      const key = item.type === "fileChange" ? keyOf(threadId, item.id) : undefined;
      if (key === undefined) return;
      const { changes = null } = item;
      const isOver = item.status !== undefined && item.status !== "inProgress";
      const members = { content: changes, status: isOver ? "completed" : undefined };
      announced.apply(key, { members, version: 2 });
      for (const own of open.values()) {
        if (own.key !== key || sameJson(own.changes, changes)) continue;
        own.changes = changes;
        // The queue replaces the open request of this ID.
        own.asked = own.ask();
        // `decide` reads it after the request that this one replaces.
        own.asked.catch(() => {});
      }
    },
    resolved: (params) => {
      open.get(idOf(asObject(params).requestId))?.stop.abort(ANSWERED_ELSEWHERE);
    },
  };
}

function ifOverLimit(error: unknown): undefined {
  if (!(error instanceof ElicitationLimitError)) throw error;
}

function isPlainRefusal({ kind, scope }: ApprovalOption): boolean {
  return kind === "deny" && scope === "once";
}

/** Returns the name of an item, or `undefined` if it has none. */
function keyOf(threadId: unknown, itemId: unknown): string | undefined {
  return typeof threadId === "string" && typeof itemId === "string"
    ? JSON.stringify([threadId, itemId])
    : undefined;
}

/** Reads the params of a method. `changes` are those of the item that it names. */
type Reader = (params: JsonObject, changes: unknown) => Reading;

const METHODS = new Map<string, Reader>([
  ["item/commandExecution/requestApproval", readCommand],
  [
    "item/fileChange/requestApproval",
    (params, changes) => readChanges(params, Array.isArray(changes) ? changes : [], DECISIONS),
  ],
  ["item/permissions/requestApproval", readPermissions],
  [
    "execCommandApproval",
    ({ command, cwd }) => {
      const isArgv = Array.isArray(command) && command.every((word) => typeof word === "string");
      if (!isArgv || command.length === 0) throw new InvalidParamsError("command");
      return readWords([commandPart(command, cwd)], OLD_DECISIONS, ["this command"]);
    },
  ],
  [
    "applyPatchApproval",
    (params) => {
      const changes = Object.entries(objectIn(params, "fileChanges")).map(([path, change]) => {
        const { content, unified_diff: patch } = asObject(change);
        return { path, kind: change, diff: content ?? patch };
      });
      return readChanges(params, changes, OLD_DECISIONS);
    },
  ],
]);

// --- Decisions -------------------------------------------------------------------------------------

/** The decisions without details, by what they mean: see `MEANINGS`. */
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

/** Returns the reading of a method that takes each decision without details. */
function readWords(
  parts: ApprovalPart[],
  words: readonly unknown[],
  covers: readonly string[],
): Reading {
  const options = words.map((word) => wordOption(words, word, covers)!);
  return { parts, options, resultOf: (option) => ({ decision: option?.id ?? String(words[3]) }) };
}

/** Reads the decisions of a command, as codex-acp does: all of them are known, or none counts. */
function readDecisions(params: JsonObject, covers: readonly string[]) {
  const given = params.availableDecisions;
  const decisions = asList(given ?? defaultDecisions(params));
  const offered = new Map<string, { option: ApprovalOption; decision: unknown }>();
  const isGiven = given !== undefined && given !== null;
  const isProposed = isGiven ? proposedIn(params) : () => true;
  decisions.forEach((decision, index) => {
    const option = wordOption(DECISIONS, decision, covers) ?? readAmendment(decision, isProposed);
    if (!option) throw new InvalidParamsError("availableDecisions");
    // A prefix of several lines can't be told from several commands.
    if (option.id === RULE && /[\r\n]/.test(option.covers?.[0] ?? "")) return;
    const id = option.id === HOST ? `${HOST}:${index}` : option.id;
    if (offered.has(id)) throw new InvalidParamsError("availableDecisions: a repeated one");
    offered.set(id, { option: { ...option, id }, decision });
  });
  const kinds = Array.from(offered.values(), ({ option }) => option.kind === "allow");
  if (!kinds.includes(true) || !kinds.includes(false)) {
    throw new InvalidParamsError("availableDecisions: no permission or no refusal");
  }
  return offered;
}

const RULE = "acceptWithExecpolicyAmendment";
const HOST = "applyNetworkPolicyAmendment";

function defaultDecisions(params: JsonObject): unknown[] {
  const [accept, acceptForSession, decline, cancel] = DECISIONS;
  const { proposedExecpolicyAmendment: rule, proposedNetworkPolicyAmendments: hosts } = params;
  const ofHosts = asList(hosts).map((each) => ({ [HOST]: { network_policy_amendment: each } }));
  const ofRule = asList(rule).length > 0 ? [{ [RULE]: { execpolicy_amendment: rule } }] : [];
  const lasting = params.networkApprovalContext ? ofHosts : ofRule;
  return params.additionalPermissions && !params.networkApprovalContext
    ? [accept, cancel]
    : [accept, acceptForSession, ...lasting, decline, cancel];
}

/** Returns what tells whether an amendment is one that the params propose. */
function proposedIn(params: JsonObject): (amendment: unknown) => boolean {
  const { proposedExecpolicyAmendment: rule, proposedNetworkPolicyAmendments: hosts } = params;
  const { host } = asObject(params.networkApprovalContext);
  const keyOfHost = (each: unknown) => textOf([asObject(each).host, asObject(each).action]);
  const proposed = new Set(asList(hosts).map(keyOfHost));
  return (amendment) =>
    Array.isArray(amendment)
      ? sameJson(amendment, rule)
      : asObject(amendment).host === host && proposed.has(keyOfHost(amendment));
}

function readAmendment(decision: unknown, isProposed: (amendment: unknown) => boolean) {
  if (!isObject(decision) || Object.keys(decision).length !== 1) return undefined;
  const { execpolicy_amendment: rule } = asObject(decision[RULE]);
  if (Array.isArray(rule)) {
    const isRule = rule.length > 0 && rule.every((word) => typeof word === "string");
    if (!isRule || !isProposed(rule)) return undefined;
    const words = rule.map((word) =>
      /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`,
    );
    const covers = [`commands that start with ${words.join(" ")}`] as const;
    return { id: RULE, kind: "allow", scope: "always", covers } as const;
  }
  const { network_policy_amendment: amendment } = asObject(decision[HOST]);
  const { host, action } = asObject(amendment);
  const isKnown = isText(host) && (action === "allow" || action === "deny");
  if (!isKnown || !isProposed(amendment)) return undefined;
  return { id: HOST, kind: action, scope: "always", covers: [host] as const } as const;
}

// --- Parts -----------------------------------------------------------------------------------------

/** Returns a text of the params, or `undefined` if it is left out. */
function textIn(params: JsonObject, name: string): string | undefined {
  const text = params[name] ?? undefined;
  if (text !== undefined && typeof text !== "string") throw new InvalidParamsError(name);
  return isText(text) ? text : undefined;
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
  return isText(text) ? [{ type: "text", label, text }] : [];
}

function missingPart(what: "call" | "change", label?: string): ApprovalPart {
  return { type: "missing", what, ...(label && { label }) };
}

function commandPart(command: string | readonly string[], cwd: unknown): ApprovalPart {
  return { type: "command", command, ...(isText(cwd) && { cwd }) };
}

/** Returns where a command or a permission applies, if it is not this computer. */
function placeParts(params: JsonObject): ApprovalPart[] {
  const environment = textIn(params, "environmentId");
  return environment === "local" ? [] : textPart("environmentId", environment);
}

function readCommand(params: JsonObject): Reading {
  const { networkApprovalContext: network } = params;
  const command = textIn(params, "command");
  const cwd = textIn(params, "cwd");
  const { host, protocol } = asObject(network);
  if (network && !isText(host)) throw new InvalidParamsError("networkApprovalContext");
  const isWeb = protocol === "http" || protocol === "https";
  const permissions = params.additionalPermissions
    ? objectIn(params, "additionalPermissions")
    : undefined;
  const grants = permissions ? readGrants(permissions) : [];
  const parts: ApprovalPart[] = [
    ...(command === undefined ? textPart("cwd", cwd) : [commandPart(command, cwd)]),
    ...(isText(host)
      ? [{ type: "url" as const, url: isWeb ? `${protocol}://${host}` : host }]
      : command === undefined
        ? [missingPart("call")]
        : []),
    ...(isWeb || typeof protocol !== "string" ? [] : textPart("protocol", protocol)),
    ...grantsPart(grants.map((grant) => ({ ...grant, fixed: true }))),
    ...placeParts(params),
  ];
  const covers = isText(host) ? host : permissions ? "these permissions" : "this command";
  const offered = readDecisions(params, [covers]);
  return {
    parts,
    options: Array.from(offered.values(), ({ option }) => option),
    resultOf: (option) => {
      const decision = offered.get(option?.id ?? "")?.decision ?? "cancel";
      return { decision: decision as string | JsonObject };
    },
  };
}

/** Reads changes of files, each with its path, kind and diff. */
function readChanges(
  params: JsonObject,
  changes: readonly unknown[],
  words: readonly unknown[],
): Reading {
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
  if (isText(path) && typeof diff === "string") {
    if (type === "add") return [{ type: "change", path, oldText: null, newText: diff }];
    if (type === "delete") return [{ type: "change", path, oldText: diff, newText: null }];
    if (type === "update" && isText(to)) {
      return [{ type: "change", path: to, oldPath: path, ...(isText(diff) && { patch: diff }) }];
    }
    if (type === "update" && to === null && isText(diff)) {
      return [{ type: "change", path, patch: diff }];
    }
  }
  const label = isText(path) ? path : undefined;
  return [...textPart("change", textOf(change)), missingPart("change", label)];
}

// --- Permissions -----------------------------------------------------------------------------------

interface Grant {
  id: string;
  label: string;
  /** Whether it only limits others. */
  fixed: boolean;
}

const GRANTED_OPTIONS: ApprovalOption[] = [
  { id: "turn", kind: "allow", scope: "turn" },
  { id: "session", kind: "allow", scope: "session", covers: ["these permissions"] },
  { id: "deny", kind: "deny", scope: "once" },
];

function readPermissions(params: JsonObject): Reading {
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
      permissions: option?.kind === "allow" ? permissionsOf(permissions, granted) : {},
      scope: option?.id === "session" ? "session" : "turn",
    }),
  };
}

function grantsPart(grants: readonly Grant[]): ApprovalPart[] {
  return grants.length > 0 ? [{ type: "grants", grants }] : [];
}

/** Reads permissions, one a path and access. Codex sends each path in two lists. */
function readGrants(permissions: JsonObject): Grant[] {
  const { fileSystem, ...sections } = permissions;
  const all = [
    ...Object.entries(sections).map(([section, value]) => sectionGrant(section, value)),
    ...Object.entries(asObject(fileSystem)).flatMap(([member, value]) =>
      isFileList(member, value)
        ? value.map((each) => fileGrant(member, each))
        : { ...sectionGrant(member, value, "fileSystem"), fixed: true },
    ),
  ];
  const isSaid = all.filter(({ label }) => label !== "");
  return [...new Map(isSaid.map((grant) => [grant.id, grant])).values()];
}

function isFileList(member: string, value: unknown): value is unknown[] {
  return Array.isArray(value) && ["read", "write", "entries"].includes(member);
}

/** Returns the grant of a section, or of a member that says how a section is meant. */
function sectionGrant(name: string, value: unknown, section?: string): Grant {
  const isPlain = name === "network" && sameJson(value, { enabled: true });
  const label = value === null ? "" : isPlain ? name : `${name} ${textOf(value)}`;
  return { id: textOf([section, name]), label, fixed: false };
}

function fileGrant(member: string, each: unknown): Grant {
  const isPath = member !== "entries";
  const entry = isPath ? { path: { type: "path", path: each }, access: member } : asObject(each);
  const { path, access, ...others } = entry as JsonObject;
  const isKnown = isText(access) && Object.keys(others).length === 0;
  const where = isKnown ? pathText(asObject(path)) : undefined;
  return {
    id: textOf([access, path, others]),
    label: where === undefined ? `${member} ${textOf(each)}` : `${access} ${where}`,
    fixed: access === "deny",
  };
}

function pathText({ type, path, pattern, value }: JsonObject): string | undefined {
  if (type === "path" && isText(path)) return path;
  if (type === "glob_pattern" && isText(pattern)) return `paths like ${pattern}`;
  return type === "special" ? textOf(value) : undefined;
}

/** Returns the granted part of the permissions, each value as Codex has sent it. */
function permissionsOf(permissions: JsonObject, granted: Set<unknown>): JsonObject {
  const { fileSystem, ...sections } = permissions;
  const kept = Object.entries(sections).filter(([name, value]) =>
    granted.has(sectionGrant(name, value).id),
  );
  let isAny = false;
  const files = Object.entries(asObject(fileSystem)).map(([member, value]) => {
    if (!isFileList(member, value)) return [member, value] as const;
    const list = value.filter((each) => {
      const { id, fixed } = fileGrant(member, each);
      isAny ||= !fixed && granted.has(id);
      return fixed || granted.has(id);
    });
    return [member, list] as const;
  });
  // What limits the others stays with them.
  const rest = isAny ? [["fileSystem", Object.fromEntries(files)] as const] : [];
  return Object.fromEntries([...kept, ...rest]);
}
