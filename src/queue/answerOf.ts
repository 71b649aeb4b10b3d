import type { ElicitationResult } from "../protocol/ElicitationResult.js";
import type { Entry } from "./Entry.js";

/** The answer of an entry for one who asks for it, and may take it back until then. */
export function answerOf(
  { answer, takeBack }: Entry,
  signal?: AbortSignal,
): Promise<ElicitationResult> {
  if (signal?.aborted) takeBack();
  signal?.addEventListener("abort", takeBack);
  void answer.then(() => signal?.removeEventListener("abort", takeBack));
  return answer;
}
