import type { ElicitationStorage } from "./ElicitationStorage.js";

/** The data that is removed from a storage as a whole. */
type Cleared = "drafts" | "answers";

const clears = new WeakMap<ElicitationStorage, Record<Cleared, number>>();

/**
 * Returns how often the drafts or answers of a storage were cleared. Earlier input is not written
 * after that.
 */
export function countClears(storage: ElicitationStorage, what: Cleared): number {
  return clears.get(storage)?.[what] ?? 0;
}

/** Counts that the drafts or the answers in a storage are cleared. */
export function reportClear(storage: ElicitationStorage, what: Cleared): void {
  const counts = clears.get(storage) ?? { drafts: 0, answers: 0 };
  counts[what] += 1;
  clears.set(storage, counts);
}
