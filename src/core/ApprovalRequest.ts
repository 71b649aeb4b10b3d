import { isObject, isText, isTexts } from "./json.js";
import type { Meta } from "./protocol.js";

/**
 * Asks whether an agent may do something: run a command, change files, call a tool.
 *
 * Only your code or an adapter of this package makes one. A server that sends
 * `mode: "approval"` is refused with -32602. All of it is JSON, and all of its texts are untrusted.
 *
 * @example
 * const request: ApprovalRequest = {
 *   mode: "approval",
 *   message: "I'd like to run the tests.",
 *   parts: [{ type: "command", command: "npm test", cwd: "/home/ada/app" }],
 * };
 */
export interface ApprovalRequest {
  /** Approval mode. */
  mode: "approval";
  /** The agent's own sentence. Untrusted; may be empty. Shown as its words, under a built-in heading. */
  message: string;
  /** Why the user is asked: a rule, the agent's explanation. Untrusted. Never replaces a part. */
  reason?: string | undefined;
  /** What runs if the user allows it: whole, in order. Untrusted. Empty for a plain question. */
  parts: readonly ApprovalPart[];
  /**
   * The answers, in order. Their IDs differ.
   *
   * @default allow once (`"allow"`) and deny (`"deny"`)
   */
  options?: readonly ApprovalOption[] | undefined;
  /** Remarks next to the answers, as plain text. `danger` doubles the delay and rules out number keys and "Allow all". */
  notes?: readonly ApprovalNote[] | undefined;
  /** Metadata. Never shown. */
  _meta?: Meta | undefined;
}

/** A remark of the host or of an adapter, as plain text. */
export interface ApprovalNote {
  /** `danger` doubles the delay, and rules out number keys and "Allow all". */
  level: "info" | "warning" | "danger";
  /** The remark. */
  text: string;
}

/** One part of what runs if the user allows it. Untrusted. */
export type ApprovalPart =
  /** A command. A list is an argv: each word is shown apart. */
  | { type: "command"; command: string | readonly string[]; cwd?: string | undefined }
  /**
   * The arguments of a call. A text is shown as it came, and read as JSON if it is.
   *
   * `schema` names their types, and makes the form in which the user edits `editable` ones.
   */
  | {
      type: "arguments";
      tool?: string | undefined;
      server?: string | undefined;
      value: unknown;
      schema?: object | undefined;
      editable?: boolean | undefined;
    }
  /** A change of a file: both texts, or a patch in any format. `newText: null` deletes, `oldText: null` creates. */
  | {
      type: "change";
      path: string;
      oldPath?: string | undefined;
      oldText?: string | null | undefined;
      newText?: string | null | undefined;
      patch?: string | undefined;
    }
  /** An address that is opened or reached. A host without a scheme is allowed. */
  | { type: "url"; url: string }
  /** Permissions of which the user may grant some. `fixed` ones are only shown. */
  | {
      type: "grants";
      grants: readonly { id: string; label: string; fixed?: boolean | undefined }[];
    }
  /** Any other text. */
  | { type: "text"; label?: string | undefined; text: string }
  /** The agent did not say. Shown as such; Allow still works, after one second. */
  | {
      type: "missing";
      what: "call" | "arguments" | "change" | "content";
      label?: string | undefined;
    };

/** One answer to an approval. */
export interface ApprovalOption {
  /** The agent's own ID. */
  id: string;
  /** `stop` refuses and ends the agent's turn. `other` is neither permission nor refusal. */
  kind: "allow" | "deny" | "stop" | "other";
  /**
   * How long it lasts. `lasting`: the agent does not say.
   *
   * @default "once"
   */
  scope?: "once" | "turn" | "session" | "project" | "always" | "lasting" | undefined;
  /**
   * The agent's words. Untrusted.
   *
   * @default built-in words for kind and scope
   */
  label?: string | undefined;
  /** What a lasting answer covers: rules, hosts, paths, one a line. Untrusted. */
  covers?: readonly string[] | undefined;
  /** Whether a text goes with it: the reason of a refusal, an answer in place of the call. */
  text?: "optional" | "required" | undefined;
}

/**
 * The response to an approval. Assignable to `ElicitationResult`.
 *
 * Run the call only for `action: "accept"` with `allowed`: an option of kind `other` is accepted too.
 *
 * @example
 * if (result.action === "accept" && result.allowed) run(result.edited ?? args);
 */
export type ApprovalResult =
  | {
      /** The user chose an option of kind `allow` or `other`. */
      action: "accept";
      /** ID of the chosen option. */
      option: string;
      /** Whether the chosen option is of kind `allow`. */
      allowed: boolean;
      /** The arguments as the user has changed them. Missing if nothing was changed. */
      edited?: unknown;
      /** IDs of the granted permissions, if the request asks for some. */
      granted?: readonly string[];
      /** The text that goes with the option. */
      text?: string;
      /** Lines of a change that were not on screen, if the user has allowed it all the same. */
      unseen?: number;
      /** Digests of what was allowed and of what was on screen. */
      digest?: ApprovalDigest;
    }
  | {
      /** The user chose an option of kind `deny` or `stop`. */
      action: "decline";
      /** ID of the chosen option. */
      option: string;
      /** Whether the chosen option is of kind `stop`. */
      stop: boolean;
      /** The reason of the refusal. */
      text?: string;
      /** Digests of what was refused and of what was on screen. */
      digest?: ApprovalDigest;
    }
  | {
      /** Dismissed, withdrawn, expired or disconnected. Nothing is allowed. */
      action: "cancel";
    };

/** What was approved and what was on screen, as SHA-256 of canonical JSON (RFC 8785). */
export interface ApprovalDigest {
  /** Digest of the parts: `"sha256:"` and 64 hexadecimal digits. */
  action: string;
  /** Digest of everything that was on screen. */
  screen: string;
}

/**
 * Creates an approval request.
 *
 * @param parts what runs if the user allows it: one part, or several in order.
 * @param more the agent's sentence, the reason, the options and notes.
 * @example
 * const result = await queue.elicit(approvalRequest({ type: "command", command: "npm test" }), {
 *   requester: { name: "Coding agent" },
 * });
 * if (result.action === "accept" && result.allowed) run();
 */
export function approvalRequest(
  parts: ApprovalPart | readonly ApprovalPart[],
  { message = "", ...more }: Partial<Omit<ApprovalRequest, "mode" | "parts">> = {},
): ApprovalRequest {
  return { mode: "approval", message, parts: [parts].flat(), ...more };
}

/**
 * Checks whether a request is an approval that can be shown.
 *
 * `false` for one without `parts`, with a malformed part, or with two options of one ID.
 *
 * @example
 * if (isApprovalRequest(item.request)) log(item.request.parts.length);
 */
export function isApprovalRequest(request: object): request is ApprovalRequest {
  return (request as { mode?: unknown }).mode === "approval" && !approvalFlaw(request);
}

/** Returns the first malformed property of an approval, such as `parts[0].command`. */
export function approvalFlaw(request: object): string | undefined {
  const { message, reason, parts, options, notes } = request as Readonly<Record<string, unknown>>;
  if (typeof message !== "string") return "message";
  if (!isTextOrMissing(reason)) return "reason";
  return (
    flawIn("parts", parts, flawOfPart) ??
    (options === undefined ? undefined : flawOfOptions(options)) ??
    (notes === undefined ? undefined : flawIn("notes", notes, flawOfNote))
  );
}

type Unread = Readonly<Record<string, unknown>>;
type Flaw = string | undefined;

/** Returns the first malformed property of a list of objects. */
function flawIn(name: string, list: unknown, flawOf: (each: Unread) => Flaw): Flaw {
  if (!Array.isArray(list)) return name;
  for (const [at, each] of (list as unknown[]).entries()) {
    const flaw = isObject(each) ? flawOf(each) : "";
    if (flaw !== undefined) return `${name}[${at}]${flaw && "."}${flaw}`;
  }
  return undefined;
}

/** Returns the first of the properties that fails a check. */
function firstFlaw(each: Unread, checks: Record<string, (value: unknown) => boolean>): Flaw {
  return Object.keys(checks).find((name) => !checks[name]!(each[name]));
}

const isTextOrMissing = (value: unknown) => value === undefined || isText(value);
const isTextOrNull = (value: unknown) => value === null || isTextOrMissing(value);
const isFlag = (value: unknown) => value === undefined || typeof value === "boolean";
const isOneOf =
  (...values: unknown[]) =>
  (value: unknown) =>
    values.includes(value);

/** The properties of each type of part. */
const PARTS = new Map<unknown, (part: Unread) => Flaw>([
  [
    "command",
    (part) =>
      firstFlaw(part, {
        command: (command) => isText(command) || isTexts(command),
        cwd: isTextOrMissing,
      }),
  ],
  [
    "arguments",
    (part) =>
      firstFlaw(part, {
        tool: isTextOrMissing,
        server: isTextOrMissing,
        schema: (schema) => schema === undefined || isObject(schema),
        editable: isFlag,
      }),
  ],
  [
    "change",
    (part) =>
      firstFlaw(part, {
        path: isText,
        oldPath: isTextOrMissing,
        oldText: isTextOrNull,
        newText: isTextOrNull,
        patch: isTextOrMissing,
      }),
  ],
  ["url", (part) => firstFlaw(part, { url: isText })],
  [
    "grants",
    ({ grants }) =>
      flawIn("grants", grants, (each) =>
        firstFlaw(each, { id: isText, label: isText, fixed: isFlag }),
      ) ?? repeatedId("grants", grants as readonly { id: string }[]),
  ],
  ["text", (part) => firstFlaw(part, { label: isTextOrMissing, text: isText })],
  [
    "missing",
    (part) =>
      firstFlaw(part, {
        what: isOneOf("call", "arguments", "change", "content"),
        label: isTextOrMissing,
      }),
  ],
]);

function flawOfPart(part: Unread): Flaw {
  const read = PARTS.get(part.type);
  return read ? read(part) : "type";
}

function flawOfOptions(options: unknown): Flaw {
  const flaw = flawIn("options", options, (option) =>
    firstFlaw(option, {
      id: isText,
      kind: isOneOf("allow", "deny", "stop", "other"),
      scope: isOneOf(undefined, "once", "turn", "session", "project", "always", "lasting"),
      label: isTextOrMissing,
      covers: (covers) => covers === undefined || isTexts(covers),
      text: isOneOf(undefined, "optional", "required"),
    }),
  );
  const known = options as readonly ApprovalOption[];
  if (flaw) return flaw;
  return known.length === 0 ? "options: an empty list" : repeatedId("options", known);
}

/** Two answers with one ID would be one answer. */
function repeatedId(name: string, list: readonly { id: string }[]): Flaw {
  const ids = new Set<string>();
  const at = list.findIndex(({ id }) => ids.size === ids.add(id).size);
  return at === -1 ? undefined : `${name}[${at}].id: the ID of another one`;
}

function flawOfNote(note: Unread): Flaw {
  return firstFlaw(note, { level: isOneOf("info", "warning", "danger"), text: isText });
}

/** The answers to a request that names none. */
export const DEFAULT_OPTIONS: readonly ApprovalOption[] = [
  { id: "allow", kind: "allow" },
  { id: "deny", kind: "deny" },
];

/** Returns the answers to an approval, in order. */
export function optionsOf({ options }: ApprovalRequest): readonly ApprovalOption[] {
  return options ?? DEFAULT_OPTIONS;
}

/** What goes with an option that accepts, and with one that refuses. */
export interface AnswerDetails {
  edited?: unknown;
  granted?: readonly string[] | undefined;
  text?: string | undefined;
  unseen?: number | undefined;
  digest?: ApprovalDigest | undefined;
}

/** Returns the response that an option means. Missing details are left out. */
export function answerWith(option: ApprovalOption, details: AnswerDetails = {}): ApprovalResult {
  const { id, kind } = option;
  const given = (names: readonly (keyof AnswerDetails)[]) =>
    Object.fromEntries(
      names.flatMap((name) => (details[name] === undefined ? [] : [[name, details[name]]])),
    );
  if (kind === "deny" || kind === "stop")
    return { action: "decline", option: id, stop: kind === "stop", ...given(["text", "digest"]) };
  return {
    action: "accept",
    option: id,
    allowed: kind === "allow",
    ...given(["edited", "granted", "text", "unseen", "digest"]),
  };
}
