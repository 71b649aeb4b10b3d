import { handAt } from "./handAt.js";
import type { Place, PlaywrightPlace } from "./types.js";

const OPEN = "[data-elicit=action][data-name=open]";
const READY = `${OPEN}:not([data-waiting])`;
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
