import type { ElicitationRequest } from "./ElicitationRequest.js";

/**
 * How long who asks waits for an answer, in milliseconds, where it says so: then it goes on by itself,
 * as if nothing had been answered. Codex does (`_meta.codex.autoResolutionMs`).
 */
export function goesOnAfter({ _meta: meta }: ElicitationRequest): number | undefined {
  const { codex } = (meta ?? {}) as { codex?: { autoResolutionMs?: unknown } | null };
  const after = codex?.autoResolutionMs;
  return typeof after === "number" && after >= 0 ? after : undefined;
}
