import type { ElicitationQueue } from "../queue/ElicitationQueue.js";
import { answerEach } from "./answerEach.js";
import { ElicitationRefusedError } from "./errors.js";
import type { InputRequestOptions } from "./types.js";

/** The answer to a confirmation of the early form. */
export interface ConfirmationResponse {
  type: "confirmation";
  value: string;
}

/**
 * Fulfills `_meta.inputRequests` of the early form of multi-round-trip requests.
 *
 * It is a list of choices. Each becomes a form with one field, marked to be shown as a button per
 * option.
 *
 * @throws {ElicitationRefusedError} if the user chose no option, for which the early form has no
 *   response.
 */
export async function fulfilConfirmations(
  queue: ElicitationQueue,
  inputRequests: readonly unknown[],
  options: InputRequestOptions,
): Promise<ConfirmationResponse[]> {
  // Hardly any server speaks it, so what reads it comes when one does.
  const { readConfirmations } = await import("./readConfirmations.js");
  const requests = readConfirmations(inputRequests);
  const responses = await answerEach(queue, requests, options, (result) => {
    if (result.action !== "accept") throw new ElicitationRefusedError(result.action);
    return { type: "confirmation", value: String(result.content?.choice) };
  });
  return Object.values(responses) as ConfirmationResponse[];
}
