import type { ElicitationRequest, ElicitationResult, Requester } from "../../../core/protocol.js";
import type { Timers } from "../../../core/timers.js";
import type { ElicitationStorage } from "../../../memory/storage.js";
import type { FormStore } from "../../model/FormStore.js";

/** Options of a form's memory, for one requester in one storage. */
export interface MemoryOptions {
  store: FormStore;
  request: ElicitationRequest;
  requester: Requester;
  storage: ElicitationStorage;
  timers: Timers;
}

/**
 * Calls back once, when the host has taken a response.
 *
 * A response that is being sent when the caller stops waiting (a host may remove the form first) is
 * still waited for.
 *
 * @returns a function that stops waiting.
 */
export function whenAnswered(
  store: FormStore,
  act: (action: ElicitationResult["action"]) => void,
): () => void {
  let wanted = true;
  const unsubscribe = store.topics.subscribe("status", () => {
    const { sent, pending } = store.session;
    if (sent) act(sent.action);
    if (sent || (!wanted && !pending)) unsubscribe();
  });
  return () => {
    wanted = false;
    if (!store.session.pending) unsubscribe();
  };
}
