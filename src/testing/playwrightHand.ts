import type { Hand, PlaywrightPlace } from "./types.js";
import { CONTROLS, readControls } from "./readControls.js";

/** The hand of a person on a page that Playwright drives: it waits for what is to come, as Playwright does. */
export function playwrightHand(place: PlaywrightPlace): Hand {
  const controls = place.locator(CONTROLS);
  return {
    look: async (name) => {
      if (name !== undefined) await place.getByLabel(name, { exact: true }).first().waitFor();
      let seen = await controls.evaluateAll(readControls);
      // Found, and then drawn anew before they were read: code that came late does that.
      while (seen.some(({ gone }) => gone)) seen = await controls.evaluateAll(readControls);
      return seen;
    },
    waitForParts: () => place.locator("[data-elicit=parts]").first().waitFor(),
    press: (index) => controls.nth(index).click(),
    type: async (index, text) => {
      await controls.nth(index).fill(text);
      await controls.nth(index).blur();
    },
    pressButton: (selector) => place.locator(selector).click(),
  };
}
