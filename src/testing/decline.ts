import { handAt } from "./handAt.js";
import type { Place } from "./types.js";

/**
 * Clicks Decline.
 *
 * @param place element around the request. Default: the document.
 * @throws {Error} if there is no such button, or more than one.
 * @example
 * await decline();
 * expect(await asked).toEqual({ action: "decline" });
 */
export async function decline(place?: Place): Promise<void> {
  await handAt(place).pressButton("[data-elicit=action][data-name=decline]");
}

/**
 * Clicks Cancel.
 *
 * @param place element around the request. Default: the document.
 * @throws {Error} if there is no such button, or more than one.
 * @example
 * await cancel();
 * expect(await asked).toEqual({ action: "cancel" });
 */
export async function cancel(place?: Place): Promise<void> {
  await handAt(place).pressButton("[data-elicit=action][data-name=cancel]");
}
