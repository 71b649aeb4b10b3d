import { removeDrafts } from "./drafts.js";
import type { ElicitationStorage } from "./ElicitationStorage.js";

/**
 * Forgets every draft: when a person signs out, for instance.
 *
 * @example
 * await forgetDrafts(localStorageOf());
 */
export async function forgetDrafts(storage: ElicitationStorage): Promise<void> {
  await removeDrafts(storage);
}
