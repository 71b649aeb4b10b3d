import type { Requester } from "../protocol/types.js";
import type { ElicitationStorage } from "./ElicitationStorage.js";
import { removeAnswers } from "./answers.js";
import { removeDrafts } from "./drafts.js";

/**
 * Removes all remembered answers to a requester.
 *
 * Call it from a settings page, or when a server is removed.
 *
 * @example
 * await clearAnswers(createLocalStorage(), { name: "Table booking", url: "https://mcp.tables.example/mcp" });
 */
export async function clearAnswers(
  storage: ElicitationStorage,
  requester: Requester,
): Promise<void> {
  await removeAnswers(storage, requester);
}

/**
 * Removes all drafts, for example when the user signs out.
 *
 * @example
 * await clearDrafts(createLocalStorage());
 */
export async function clearDrafts(storage: ElicitationStorage): Promise<void> {
  await removeDrafts(storage);
}
