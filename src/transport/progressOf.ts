import type { ElicitationProgress } from "../protocol/ElicitationProgress.js";

/** Where a request stands among those of one call; nothing where it is the only one. */
export function progressOf(index: number, total: number): ElicitationProgress | undefined {
  return total > 1 ? { position: index + 1, total } : undefined;
}
