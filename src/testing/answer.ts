import { fillFields } from "./fill.js";
import { handAt } from "./handAt.js";
import type { PersonsAnswer, Place } from "./types.js";

/** What sends a form, or leads on to its next step. */
const LEADING = ["submit", "next", "send"]
  .map((name) => `[data-elicit=action][data-name=${name}]`)
  .join();

/**
 * Answers a form as a person does: enters an answer for each question, by what it is called, and
 * presses Submit; an answer that is a button of its own sends itself. Where a form is asked in steps, or looked over before it goes, each call answers what
 * is on show, and presses the button that leads on.
 *
 * A question with parts is answered by them: see `fill`.
 *
 * @param place what the form stands in: an element, or a `Locator` or `Page` of Playwright.
 * @throws where no question of that name is on show, or it has no such option.
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
