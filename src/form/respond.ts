import type { ElicitationRequest } from "../protocol/ElicitationRequest.js";
import type { ElicitationResult } from "../protocol/ElicitationResult.js";
import type { FormStore, Phase } from "./FormStore.js";
import { sessionOf } from "./sessions.js";

/**
 * Hands the one result of a request to the host. While its promise is pending the form is locked;
 * if it rejects, the form is open again with all that was entered. Other forms of the same request
 * are locked with it: a request has one answer.
 */
export async function respond(
  store: FormStore,
  request: ElicitationRequest,
  result: ElicitationResult,
  onRespond: (result: ElicitationResult) => void | Promise<void>,
): Promise<void> {
  const session = sessionOf(request);
  if (store.locked || session.pending) return;
  const setPhase = (phase: Phase) => {
    session.pending = phase.name === "pending";
    for (const form of new Set([...session.mounted, store])) form.setPhase(phase);
  };
  setPhase({ name: "pending" });
  try {
    await onRespond(result);
    setPhase({ name: "answered", action: result.action });
  } catch (error) {
    const message = error instanceof Error ? error.message : typeof error === "string" ? error : "";
    setPhase({ name: "failed", message });
  }
}
