import type { ElicitationContent, ElicitationRequest, ElicitationResult } from "./types.js";

/**
 * The result of a form that was submitted, or of a URL the person agreed to (without content).
 *
 * @example
 * accept({ name: "Ada" }); // { action: "accept", content: { name: "Ada" } }
 */
export function accept(content?: ElicitationContent): ElicitationResult {
  return content ? { action: "accept", content } : { action: "accept" };
}

/**
 * The result of a request that the person said no to.
 *
 * @example
 * const queue = createElicitationQueue({
 *   intercept: (request) => (isUrlRequest(request) ? decline() : undefined),
 * });
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
 * How long who asks waits for an answer, in milliseconds, where it says so: then it goes on by itself,
 * as if nothing had been answered. Codex does (`_meta.codex.autoResolutionMs`).
 */
export function goesOnAfter({ _meta: meta }: ElicitationRequest): number | undefined {
  const { codex } = (meta ?? {}) as { codex?: { autoResolutionMs?: unknown } | null };
  const after = codex?.autoResolutionMs;
  return typeof after === "number" && after >= 0 ? after : undefined;
}
