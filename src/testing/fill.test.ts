import { expect, test } from "vitest";
import { fill } from "./fill.js";
import type { PlaywrightLocator } from "./Place.js";
import type { SeenControl } from "./readControls.js";

const none = { part: -1, shape: "", value: "", json: false, gone: false };

/** A page with questions of many options, each with what was chosen of it, that can be taken away. */
function pageOf(chosen: Record<string, string[]>) {
  const controls = () =>
    Object.entries(chosen).flatMap(([name, words], field) => {
      const plain = { checked: false, within: -1, field, valid: true, chosen: words, ...none };
      return [
        ...words.map((word): SeenControl => ({
          ...plain,
          kind: "removal",
          name: `Remove ${word}`,
        })),
        { ...plain, kind: "search", name } satisfies SeenControl,
      ];
    });
  const at = (index: number): PlaywrightLocator => ({
    ...place,
    click: async () => {
      const control = controls()[index];
      const words = control?.chosen ?? [];
      words.splice(words.indexOf(control?.name.slice("Remove ".length) ?? ""), 1);
    },
    fill: async (text) => void controls()[index]?.chosen.push(text),
  });
  const place: PlaywrightLocator = {
    locator: () => place,
    getByLabel: () => place,
    first: () => place,
    nth: at,
    waitFor: async () => {},
    click: async () => {},
    scrollIntoViewIfNeeded: async () => {},
    fill: async () => {},
    blur: async () => {},
    evaluateAll: async <Result>() => controls() as Result,
  };
  return place;
}

test("of words that are part of others, that are chosen elsewhere too, the meant one is taken away", async () => {
  const chosen = { Home: ["Town 1", "Town 12"], Visited: ["Town 12", "Town 1", "Town 3"] };
  await fill(pageOf(chosen), { Visited: ["Town 12", "Town 4"] });
  expect(chosen).toEqual({ Home: ["Town 1", "Town 12"], Visited: ["Town 12", "Town 4"] });
});
