import type { Requester } from "../protocol/Requester.js";
import { removeAnswers } from "./answers.js";
import type { ElicitationStorage } from "./ElicitationStorage.js";

/**
 * Forgets every answer that was given to a requester: for a settings page, or when a server is
 * removed.
 *
 * @example
 * await forgetAnswers(localStorageOf(), { name: "Table booking", url: "https://mcp.tables.example/mcp" });
 */
export async function forgetAnswers(
  storage: ElicitationStorage,
  requester: Requester,
): Promise<void> {
  await removeAnswers(storage, requester);
}
