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
 * Answers `_meta.inputRequests` of the early form of multi-round-trip requests: a list of questions
 * with options. Each is a form of one choice, marked so that it can be drawn as a button per option.
 *
 * @throws {ElicitationRefusedError} when the person chose no option: the sketch knows no word for it.
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
