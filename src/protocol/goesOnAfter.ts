import type { ElicitationRequest } from "./types.js";

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
