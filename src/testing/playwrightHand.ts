import type { Hand, PlaywrightPlace } from "./types.js";
import { CONTROLS, readControls } from "./readControls.js";

/** Acts as a user on a page that Playwright drives. It waits for elements, as Playwright does. */
export function playwrightHand(place: PlaywrightPlace): Hand {
  const controls = place.locator(CONTROLS);
  return {
    look: async (name) => {
      if (name !== undefined) await place.getByLabel(name, { exact: true }).first().waitFor();
      let seen = await controls.evaluateAll(readControls);
      // Some were replaced before they were read, which late code does.
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
