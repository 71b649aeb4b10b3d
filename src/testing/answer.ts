import { fillFields } from "./fill.js";
import { handAt } from "./handAt.js";
import type { PersonsAnswer, Place } from "./types.js";

/** Selects the button that sends a form, or continues to its next step. */
const LEADING = ["submit", "next", "send"]
  .map((name) => `[data-elicit=action][data-name=${name}]`)
  .join();

/**
 * Fills in a form and submits it, as a user does.
 *
 * A button that is an answer sends the form by itself.
 *
 * If a form has steps or a review, each call fills in the visible fields and clicks the button that
 * continues. For nested fields, see `fill`.
 *
 * @param place element around the form, or a Playwright `Locator` or `Page`.
 * @param answers answers by label.
 * @throws {Error} if no field with that label is visible, or it has no such option.
 * @example
 * await answer(screen.getByRole("form"), { Name: "Ada", "High chair needed?": true });
 * expect(await asked).toEqual({ action: "accept", content: { name: "Ada", chair: true } });
 */
export async function answer(
  place: Place,
  answers: Readonly<Record<string, PersonsAnswer>> = {},
): Promise<void> {
  const hand = handAt(place);
  const sent = await fillFields(hand, answers);
  if (!sent) await hand.pressButton(LEADING);
}
