import { fillFields } from "./fill.js";
import { handAt, type UserAnswer, type Place, type PlaywrightPlace } from "./hand.js";

/** Selects the button that sends a form, or continues to its next step. */
const LEADING = ["submit", "next", "send"]
  .map((name) => `[data-elicit=action][data-name=${name}]`)
  .join();

/**
 * Fills in a form and submits it, or answers an approval, as a user does.
 *
 * A button that is an answer sends the form by itself. An approval takes the ID of one of its
 * options, which are `allow` and `deny` by default.
 *
 * If a form has steps or a review, each call fills in the visible fields and clicks the button that
 * continues. For nested fields, see `fill`.
 *
 * @param place element around the form, or a Playwright `Locator` or `Page`.
 * @param answers answers by label, or the ID of an option.
 * @throws {Error} if no field with that label is visible, or it has no such option. In a DOM test, also
 *   if the request refuses the answer, with its error messages.
 * @example
 * await answer(screen.getByRole("form"), { Name: "Ada", "High chair needed?": true });
 * expect(await asked).toEqual({ action: "accept", content: { name: "Ada", chair: true } });
 * @example
 * await answer(screen.getByRole("region"), "allow");
 * expect(await asked).toMatchObject({ action: "accept", allowed: true });
 */
export async function answer(
  place: Place,
  answers: Readonly<Record<string, UserAnswer>> | string = {},
): Promise<void> {
  const hand = handAt(place);
  if (typeof answers === "string") await hand.pressButton(optionButton(answers));
  else if (!(await fillFields(hand, answers))) await hand.pressButton(LEADING);
  const reasons = await hand.readRefusal();
  if (reasons.length === 0) return;
  const sent = typeof answers === "string" ? "answer" : "form";
  throw new Error(`The ${sent} was not sent: ${reasons.join(" ")}`);
}

/** Selects the button of an approval's option. */
function optionButton(id: string): string {
  return `[data-elicit=action][data-name=answer][data-option=${JSON.stringify(id)}]`;
}

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

const OPEN_BUTTON = "[data-elicit=action][data-name=open]";
const READY = `${OPEN_BUTTON}:not([data-waiting])`;
const HOST = "[data-elicit=host]";
const CHECK = "[data-elicit=second-act] [role=checkbox][aria-checked=false]";

/**
 * Opens the page of a URL request, as a user does.
 *
 * If the URL is dangerous, it selects the confirmation checkbox first.
 *
 * @param place element around the request. Default: the document.
 * @returns in a DOM test, the URL that would have been opened; no window opens. With Playwright
 *   `undefined`, because the browser opens the page.
 * @throws {Error} if no page can be opened, or more than one.
 * @example
 * expect(await openPage()).toBe("https://github.com/login");
 * expect(await asked).toEqual({ action: "accept" });
 */
export function openPage(place: PlaywrightPlace): Promise<undefined>;
export function openPage(
  place?: Element | Document | DocumentFragment,
): Promise<string | undefined>;
export async function openPage(place?: Place): Promise<string | undefined> {
  const hand = handAt(place);
  if (place && "locator" in place) {
    // Only when Open is there is it known whether a second act is needed.
    await place.locator(OPEN_BUTTON).waitFor();
    if (await place.locator(CHECK).evaluateAll((boxes) => boxes.length > 0)) {
      await hand.pressButton(CHECK);
    }
    // Open acts once the address and the button were in view for a while; a click scrolls too late.
    await place.locator(HOST).scrollIntoViewIfNeeded();
    await place.locator(OPEN_BUTTON).scrollIntoViewIfNeeded();
    await hand.pressButton(READY);
    return undefined;
  }
  if ((place ?? document).querySelector(CHECK)) await hand.pressButton(CHECK);
  const { open } = window;
  let opened: string | undefined;
  window.open = (url) => {
    opened = String(url);
    return null;
  };
  try {
    await hand.pressButton(OPEN_BUTTON);
  } finally {
    window.open = open;
  }
  return opened;
}
