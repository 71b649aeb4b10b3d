import type { ElicitationContent, ElicitationRequest, ElicitationResult } from "./types.js";

/**
 * Returns the result of a submitted form, or of a URL that the user opened (without content).
 *
 * @example accept({ name: "Ada" }); // { action: "accept", content: { name: "Ada" } }
 */
export function accept(content?: ElicitationContent): ElicitationResult {
  return content ? { action: "accept", content } : { action: "accept" };
}

/**
 * Returns the result of a request that the user declined.
 *
 * @example const queue = createElicitationQueue({ intercept: (request) => (isUrlRequest(request) ?
 *   decline() : undefined), });
 */
export function decline(): ElicitationResult {
  return { action: "decline" };
}

/**
 * The result of a request that was dismissed without a choice.
 *
 * @example
 * const queue = createElicitationQueue({ intercept: () => (away ? cancel() : undefined) });
 */
export function cancel(): ElicitationResult {
  return { action: "cancel" };
}

/**
 * Returns how long the requester waits before it continues without a response, in milliseconds.
 *
 * Codex sends it (`_meta.codex.autoResolutionMs`).
 */
export function goesOnAfter({ _meta: meta }: ElicitationRequest): number | undefined {
  const { codex } = (meta ?? {}) as { codex?: { autoResolutionMs?: unknown } | null };
  const after = codex?.autoResolutionMs;
  return typeof after === "number" && after >= 0 ? after : undefined;
}
