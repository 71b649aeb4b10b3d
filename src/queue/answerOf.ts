import type { ElicitationResult } from "../protocol/types.js";
import type { Entry } from "./Entry.js";

/** Gives a caller of `elicit` the answer of an entry; its `signal` takes the request back until then. */
export function answerOf(
  { answer, takeBack }: Entry,
  signal?: AbortSignal,
): Promise<ElicitationResult> {
  if (signal?.aborted) takeBack();
  signal?.addEventListener("abort", takeBack);
  void answer.then(() => signal?.removeEventListener("abort", takeBack));
  return answer;
}
