import { handAt } from "./handAt.js";
import type { Place, PlaywrightPlace } from "./types.js";

const OPEN = "[data-elicit=action][data-name=open]";
const READY = `${OPEN}:not([data-waiting])`;
const HOST = "[data-elicit=host]";
const CHECK = "[data-elicit=second-act] [role=checkbox][aria-checked=false]";

/**
 * Agrees to open the page that a question names, as a person does; in danger with the second act that
 * it takes.
 *
 * @param place what the question stands in. Default: the document.
 * @returns in a window of the test's own the address that would have been opened: no window is. With
 *   Playwright nothing, since the browser opens it.
 * @throws where no page can be opened, or several.
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
    await place.locator(OPEN).waitFor();
    if (await place.locator(CHECK).evaluateAll((boxes) => boxes.length > 0)) {
      await hand.pressButton(CHECK);
    }
    // Open acts once the address and the button were in view for a while; a click scrolls too late.
    await place.locator(HOST).scrollIntoViewIfNeeded();
    await place.locator(OPEN).scrollIntoViewIfNeeded();
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
    await hand.pressButton(OPEN);
  } finally {
    window.open = open;
  }
  return opened;
}
