import { handAt } from "./handAt.js";
import type { Place } from "./types.js";

/**
 * Presses Decline: the person says no.
 *
 * @param place what the question stands in. Default: the document.
 * @throws where there is no such button, or several.
 * @example
 * await decline();
 * expect(await asked).toEqual({ action: "decline" });
 */
export async function decline(place?: Place): Promise<void> {
  await handAt(place).pressButton("[data-elicit=action][data-name=decline]");
}

/**
 * Presses Cancel: the person dismisses the question without choosing.
 *
 * @param place what the question stands in. Default: the document.
 * @throws where there is no such button, or several.
 * @example
 * await cancel();
 * expect(await asked).toEqual({ action: "cancel" });
 */
export async function cancel(place?: Place): Promise<void> {
  await handAt(place).pressButton("[data-elicit=action][data-name=cancel]");
}
