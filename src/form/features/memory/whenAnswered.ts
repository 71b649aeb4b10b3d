import type { ElicitationResult } from "../../../protocol/types.js";
import type { FormStore } from "../../model/FormStore.js";

/**
 * Calls back once, when the host has taken an answer. An answer that is on its way when nobody waits
 * for it any more (a host may put the form away before it tells) is still waited for.
 *
 * @returns stops it.
 */
export function whenAnswered(
  store: FormStore,
  act: (action: ElicitationResult["action"]) => void,
): () => void {
  let wanted = true;
  const unsubscribe = store.topics.subscribe("status", () => {
    const { phase } = store.status;
    if (phase.name === "answered") act(phase.action);
    if (phase.name === "answered" || (!wanted && phase.name !== "pending")) unsubscribe();
  });
  return () => {
    wanted = false;
    if (store.status.phase.name !== "pending") unsubscribe();
  };
}
