import {
  type ApprovalDigest,
  type ApprovalOption,
  type ApprovalPart,
  type ApprovalRequest,
  type ApprovalResult,
  optionsOf,
} from "../core/ApprovalRequest.js";
import { argumentsOf, editableIndex } from "../core/digestApproval.js";
import { hasText, isObject, sameJson } from "../core/json.js";
import type { ElicitationResult } from "../core/protocol.js";
import { measureJson } from "../core/walkJson.js";

/** How a host changes the approvals of an agent before they are shown. */
export interface ApprovalReview<Call> {
  /**
   * Adds your own knowledge of the tool: a schema for its arguments, notes, fewer options.
   *
   * @default the request unchanged
   */
  review?: ((request: ApprovalRequest, call: Call) => ApprovalRequest) | undefined;
  /**
   * How long an answer may last. Options that last otherwise are left out.
   *
   * @default all that the agent offers
   */
  scopes?: readonly ApprovalOption["scope"][] | undefined;
}

/** The answers of a protocol that has no others. */
export const ALLOW_ONCE: ApprovalOption = { id: "allow", kind: "allow", scope: "once" };
export const DENY_ONCE: ApprovalOption = { id: "deny", kind: "deny", scope: "once" };
/** A refusal that takes a reason along. */
export const DENY_WITH_REASON: ApprovalOption = { ...DENY_ONCE, text: "optional" };

/** A call of an agent, as its protocol describes it. Untrusted. */
export interface AgentCall {
  tool?: string | undefined;
  server?: string | undefined;
  /** The arguments. `undefined` if the agent did not say. */
  value: unknown;
  schema?: unknown;
  editable?: boolean | undefined;
}

/** Returns the arguments of a call as a part of an approval. */
export function readCall({ tool, server, value, schema, editable }: AgentCall): ApprovalPart {
  if (value === undefined) {
    return { type: "missing", what: "arguments", ...(tool && { label: tool }) };
  }
  return {
    type: "arguments",
    ...(tool && { tool }),
    ...(server && { server }),
    value,
    ...(isObject(schema) && { schema }),
    ...(editable && { editable }),
  };
}

/** Joins the texts among some values, one a line. */
export function lines(...values: readonly unknown[]): string | undefined {
  return values.filter(hasText).join("\n") || undefined;
}

/** The user's answer, by the option of the request that it selects. */
export interface ApprovalAnswer {
  option: ApprovalOption;
  /** The whole arguments, if the user changed them. */
  edited?: unknown;
  text?: string;
  digest?: ApprovalDigest;
}

/**
 * Returns the answer in a result, or `undefined` if nothing was answered.
 *
 * A result that contradicts its request answers nothing, because a host's own component or
 * `intercept` may return it: an option that was not offered, arguments that could not be edited.
 */
export function readAnswer(
  request: ApprovalRequest,
  result: ElicitationResult | ApprovalResult,
): ApprovalAnswer | undefined {
  const { action, option: id, allowed, edited, text, digest } = result as Partial<Given>;
  const option = optionsOf(request).find((each) => {
    const { kind, scope = "once" } = each;
    // Without an option, a refusal is the plain one. Permission needs its option.
    if (action === "decline" && id === undefined) return kind === "deny" && scope === "once";
    const isRefusal = kind === "deny" || kind === "stop";
    if (each.id !== id || action !== (isRefusal ? "decline" : "accept")) return false;
    return isRefusal || allowed === (kind === "allow");
  });
  if (!option || (option.text === "required" && !hasText(text))) return undefined;
  const answer: ApprovalAnswer = { option, ...(digest && { digest }) };
  if (option.text && hasText(text)) answer.text = text;
  if (edited === undefined || option.kind !== "allow") return answer;
  const part = request.parts[editableIndex(request) ?? -1];
  if (part?.type !== "arguments") return undefined;
  return sameJson(edited, argumentsOf(part.value)) ? answer : { ...answer, edited };
}

/** Returns the answer in a result, if it allows or refuses. Most agents accept no other answer. */
export function readDecision(
  request: ApprovalRequest,
  result: ElicitationResult | ApprovalResult,
): ApprovalAnswer | undefined {
  const answer = readAnswer(request, result);
  return answer?.option.kind === "other" ? undefined : answer;
}

interface Given {
  action: string;
  option: string;
  allowed: boolean;
  edited: unknown;
  text: string;
  digest: ApprovalDigest;
}

/** The proof of what was on screen, for the `_meta` or `metadata` of a response. */
export function digestMeta({ digest }: ApprovalAnswer): Record<string, unknown> | undefined {
  return digest && { "react-elicitation": { digest } };
}

/** Waits for the last of several requests that replace each other. */
export async function lastOf<Asked>(own: { readonly asked: Promise<Asked> }): Promise<Asked> {
  for (;;) {
    const { asked } = own;
    const answered = await asked;
    if (asked === own.asked) return answered;
  }
}

const MAX_CALLS = 1_000;
const MAX_BYTES = 10_000_000;

/** Returns how many bytes of JSON a value has. Above 10 MB, it is infinity. */
export function bytesOf(value: unknown): number {
  return measureJson(value, MAX_BYTES)?.bytes ?? Infinity;
}

/**
 * Keeps the calls that an agent has announced, because a later request may name only their ID.
 *
 * Above 1,000 calls and 10 MB, it forgets the oldest.
 */
export class AnnouncedCalls<Call> {
  readonly #calls = new Map<string, { call: Call; bytes: number }>();
  #bytes = 0;

  get(key: string | undefined): Call | undefined {
    return key === undefined ? undefined : this.#calls.get(key)?.call;
  }

  /** Keeps a call as the newest. `bytes`: the size of its JSON, if that is known. */
  set(key: string, call: Call, bytes = bytesOf([key, call])): void {
    this.delete(key);
    if (bytes > MAX_BYTES) return;
    this.#calls.set(key, { call, bytes });
    this.#bytes += bytes;
    for (const oldest of this.#calls.keys()) {
      if (this.#calls.size <= MAX_CALLS && this.#bytes <= MAX_BYTES) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    this.#bytes -= this.#calls.get(key)?.bytes ?? 0;
    this.#calls.delete(key);
  }
}
