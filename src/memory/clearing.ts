import type { ElicitationStorage } from "./ElicitationStorage.js";

/** What is removed from a storage as a whole. */
type Cleared = "drafts" | "answers";

const clears = new WeakMap<ElicitationStorage, Record<Cleared, number>>();

/** How often the drafts or the answers in a storage were cleared. What was entered before is not written. */
export function countClears(storage: ElicitationStorage, what: Cleared): number {
  return clears.get(storage)?.[what] ?? 0;
}

/** Counts that the drafts or the answers in a storage are cleared. */
export function reportClear(storage: ElicitationStorage, what: Cleared): void {
  const counts = clears.get(storage) ?? { drafts: 0, answers: 0 };
  counts[what] += 1;
  clears.set(storage, counts);
}
