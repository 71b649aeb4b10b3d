import type { Meta } from "./protocol.js";

/** "May the agent do this?" Made by your code or an adapter of `/agents`. */
export interface ApprovalRequest {
  mode: "approval";
  /** The agent's own sentence. Untrusted; may be empty. Shown as its words, under a built-in heading. */
  message: string;
  /** Why the user is asked: a rule, the agent's explanation. Untrusted. Never replaces a part. */
  reason?: string | undefined;
  /** What runs if the user allows it: whole, in order. Untrusted. */
  parts: readonly ApprovalPart[];
  /** The answers, in order. @default allow once, deny */
  options?: readonly ApprovalOption[] | undefined;
  /** Remarks next to the answers, as plain text. `danger` doubles the delay and rules out number keys and "Allow all". */
  notes?: readonly { level: "info" | "warning" | "danger"; text: string }[] | undefined;
  _meta?: Meta | undefined;
}

export type ApprovalPart =
  /** A list is an argv: each word is shown apart. */
  | { type: "command"; command: string | readonly string[]; cwd?: string | undefined }
  /** The arguments of a call. A text is shown as it came, and read as JSON if it is. */
  | {
      type: "arguments";
      tool?: string;
      server?: string;
      value: unknown;
      schema?: object;
      editable?: boolean;
    }
  /** A change of a file: both texts, or a patch in any format. `newText: null` deletes, `oldText: null` creates. */
  | {
      type: "change";
      path: string;
      oldPath?: string;
      oldText?: string | null;
      newText?: string | null;
      patch?: string;
    }
  /** An address that is opened or reached. A host without a scheme is allowed. */
  | { type: "url"; url: string }
  /** Permissions of which the user may grant some. `fixed` ones are only shown. */
  | { type: "grants"; grants: readonly { id: string; label: string; fixed?: boolean }[] }
  | { type: "text"; label?: string; text: string }
  /** The agent did not say. Shown as such; Allow still works, after one second. */
  | { type: "missing"; what: "call" | "arguments" | "change" | "content"; label?: string };

export interface ApprovalOption {
  /** The wire's own ID. */
  id: string;
  /** `stop` refuses and ends the agent's turn. `other` is neither permission nor refusal. */
  kind: "allow" | "deny" | "stop" | "other";
  /** How long it lasts. `lasting`: the wire does not say. @default "once" */
  scope?: "once" | "turn" | "session" | "project" | "always" | "lasting" | undefined;
  /** The agent's words. Untrusted. @default built-in words for kind and scope */
  label?: string | undefined;
  /** What a lasting answer covers: rules, hosts, paths, one a line. */
  covers?: readonly string[] | undefined;
  /** Whether a text goes with it: the reason of a refusal, an answer in place of the call. */
  text?: "optional" | "required" | undefined;
}

export type ApprovalResult =
  | {
      action: "accept";
      option: string;
      /** Whether the chosen option is of kind `allow`. */
      allowed: boolean;
      edited?: unknown;
      granted?: readonly string[];
      text?: string;
      unseen?: number;
      digest?: ApprovalDigest;
    }
  | { action: "decline"; option: string; stop: boolean; text?: string; digest?: ApprovalDigest }
  | { action: "cancel" }; // dismissed, withdrawn, expired, disconnected

/** What was approved and what was on screen, as SHA-256 of canonical JSON (RFC 8785). */
export interface ApprovalDigest {
  action: string;
  screen: string;
}

/**
 * Creates an approval request.
 *
 * @param parts what runs if the user allows it: one part, or several in order.
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

/** Whether a request is an approval that can be shown. */
export function isApprovalRequest(request: object): request is ApprovalRequest {
  const { mode, parts, message }: { mode?: unknown; parts?: unknown; message?: unknown } = request;
  return mode === "approval" && typeof message === "string" && Array.isArray(parts);
}
