import type { ApprovalDigest, ApprovalPart, ApprovalRequest } from "./ApprovalRequest.js";
import { canonicalJson } from "./canonicalJson.js";
import { asObject, isObject, type JsonObject, parseJson } from "./json.js";
import type { Requester } from "./protocol.js";

/** What the screen adds to a request. */
export interface DigestOptions {
  /** The requester that was shown. Only `digest.screen` has it. */
  requester?: Pick<Requester, "name" | "url"> | undefined;
  /**
   * IDs of the permissions that the user grants.
   *
   * @default all that the request asks for
   */
  granted?: readonly string[] | undefined;
}

/**
 * Returns the digests of an approval: of what runs, and of what was on screen.
 *
 * `action` is the SHA-256 of canonical JSON (RFC 8785) of what runs in the parts, so a request that
 * is worded in another way has the same one. A server can compute it again and compare it before it
 * runs the call. `screen` covers the requester, the texts and the options as well. Runs in Node,
 * workers and pages.
 *
 * @param edited arguments that the user has changed, in place of those that the request has.
 * @returns `undefined` without `crypto.subtle`, as on a page over plain HTTP, and for parts that
 *   JSON cannot write.
 * @see https://www.rfc-editor.org/rfc/rfc8785
 * @example
 * const value = { to: "ada@example.com" };
 * const part = { type: "arguments", tool: "send_mail", value } as const;
 * const expected = await digestApproval(approvalRequest(part));
 * if (!expected || result.action !== "accept" || !result.allowed) return;
 * if (result.digest?.action === expected.action) run(value);
 */
export async function digestApproval(
  request: ApprovalRequest,
  edited?: unknown,
  { requester, granted }: DigestOptions = {},
): Promise<ApprovalDigest | undefined> {
  const { subtle } = (globalThis as { crypto?: Partial<Crypto> }).crypto ?? {};
  if (!subtle) return undefined;
  const { message, reason, notes } = request;
  const parts = partsAfter(request, edited);
  const options = request.options?.map(({ id, kind, scope, label, covers }) => {
    return { id, kind, scope, label, covers };
  });
  const who = requester && { name: requester.name, url: requester.url };
  const shown = { v: 1, requester: who, message, reason, notes, parts, options };
  try {
    const [action, screen] = await Promise.all([
      digestOf({ v: 1, parts: parts.map((part) => actionOf(part, granted)) }, subtle),
      digestOf(shown, subtle),
    ]);
    return { action, screen };
  } catch {
    return undefined;
  }
}

/** Returns the index of the part that the user can edit: the first `editable` one with an object. */
export function editableIndex({ parts }: ApprovalRequest): number | undefined {
  const at = parts.findIndex(
    (part) => part.type === "arguments" && part.editable && isObject(argumentsOf(part.value)),
  );
  return at === -1 ? undefined : at;
}

/**
 * Returns the parts of an approval, with edited arguments in place of those that were asked for. A
 * command, a change or an address that repeats an argument follows it.
 */
export function partsAfter(request: ApprovalRequest, edited?: unknown): readonly ApprovalPart[] {
  const { parts } = request;
  const at = editableIndex(request);
  if (edited === undefined || at === undefined) return parts;
  const own = parts[at] as ArgumentsPart;
  const [before, after] = [argumentsOf(own.value), edited].map(asObject);
  return parts.map((part, place) => {
    if (place === at) return { ...own, value: edited };
    return FOLLOWS.has(part.type) ? following(part, before!, after!) : part;
  });
}

type ArgumentsPart = Extract<ApprovalPart, { type: "arguments" }>;

const FOLLOWS: ReadonlySet<ApprovalPart["type"]> = new Set(["command", "change", "url"]);

/** Members of a part that no edit changes. */
const KEPT = new Set(["type", "cwd"]);

/**
 * Returns a part with the edited texts of the arguments that it repeats. A text that equals several
 * arguments with different edits stays.
 */
function following(part: ApprovalPart, before: JsonObject, after: JsonObject): ApprovalPart {
  const members = Object.entries(part).map(([name, text]: [string, unknown]) => {
    const isRepeated = (key: string) => before[key] === text;
    const isText = typeof text === "string" && !KEPT.has(name);
    const keys = isText ? Object.keys(before).filter(isRepeated) : [];
    const [edited, ...others] = new Set(keys.map((key) => after[key]));
    return [name, typeof edited === "string" && others.length === 0 ? edited : text];
  });
  return Object.fromEntries(members) as ApprovalPart;
}

/** What of a part runs. Texts that only explain it are left out. */
function actionOf(part: ApprovalPart, granted: readonly string[] | undefined): object {
  const { type } = part;
  switch (part.type) {
    case "command":
      return { type, command: part.command, cwd: part.cwd };
    case "arguments":
      return { type, tool: part.tool, server: part.server, value: argumentsOf(part.value) };
    case "change": {
      const { path, oldPath, oldText, newText, patch } = part;
      return { type, path, oldPath, oldText, newText, patch };
    }
    case "url":
      return { type, url: part.url };
    case "grants": {
      const kept = part.grants.filter(({ id, fixed }) => !granted || fixed || granted.includes(id));
      return { type, grants: kept.map(({ id }) => id) };
    }
    case "text":
      return { type, text: part.text };
    case "missing":
      return { type, what: part.what };
  }
}

/** Returns the arguments of a call: a text that is JSON as its value. */
export function argumentsOf(value: unknown): unknown {
  const parsed = parseJson(value);
  return parsed === undefined ? value : parsed;
}

async function digestOf(value: unknown, subtle: SubtleCrypto): Promise<string> {
  return `sha256:${await sha256(canonicalJson(value), subtle)}`;
}

/**
 * Returns the SHA-256 of the UTF-8 bytes of a text, in hexadecimal digits.
 *
 * @throws if the text is too long for the engine.
 */
export async function sha256(text: string, subtle = crypto.subtle): Promise<string> {
  const bytes = new Uint8Array(await subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
