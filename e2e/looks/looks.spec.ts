import { expect } from "@playwright/test";
import { readManual } from "../../scripts/docs/readManual.mjs";
import { findFlaws, findLostFocus, findLostMarks, findMotion, rules } from "./finders";
import { storybook, test } from "./stageTest";

/** Of the window, one way and then the other: so each width is set once for both directions. */
const walk = [
  ["rtl", 1280],
  ["rtl", 320],
  ["ltr", 280],
  ["ltr", 320],
  ["ltr", 1280],
] as const;
const height = 720;

const { parts } = await readManual();

for (const { id, title, name } of storybook.stories)
  test(`${title} / ${name}`, async ({ stage }) => {
    const { page } = stage;
    await page.setViewportSize({ width: 1280, height });
    expect(await stage.show(id)).toBe("");
    const promised = parts.filter(({ story }) => story?.id === id).map((part) => part.name);
    await expect
      .poll(() => page.evaluate(findUnseen, promised), "the manual sends here for")
      .toEqual([]);
    const pinned = await page.evaluate(pinnedWidth);
    const found: Record<string, string[]> = {};
    const note = (look: string, problems: string[]) => {
      if (problems.length > 0) found[look] = [...(found[look] ?? []), ...problems];
    };

    let [drawn, wide] = ["ltr", 1280];
    for (const [direction, width] of walk) {
      if (width < pinned) continue;
      if (direction !== drawn) await stage.look({ direction });
      if (width !== wide) await page.setViewportSize({ width, height });
      [drawn, wide] = [direction, width];
      const flaws = await page.evaluate(findFlaws, rulesFor(direction, width));
      note(`${direction}, ${width} px`, flaws);
    }
    note("less motion", await page.evaluate(findMotion));

    await page.emulateMedia({ forcedColors: "active" });
    note("forced colours", await page.evaluate(findLostMarks));
    await page.keyboard.press("Shift");
    note("forced colours, focus", await page.evaluate(findLostFocus));
    await page.emulateMedia({ forcedColors: "none" });
    note("focus", await page.evaluate(findLostFocus));

    expect(found).toEqual({});
  });

/**
 * 280 px is for the layout: a side panel, narrower than any rule of axe asks for. A direction changes
 * no colour, so colours are looked at in one.
 */
function rulesFor(direction: "ltr" | "rtl", width: number) {
  if (width === 280) return {};
  return direction === "rtl" ? { light: rules.mirrored } : { dark: rules.dark, light: rules.light };
}

/** Those of some parts that are not on show, and what is on show in their place. */
function findUnseen(names: string[]) {
  const unseen = names.filter((name) => {
    const drawn = Array.from(document.querySelectorAll(`[data-elicit="${name}"]`));
    // A part whose children are laid out in its place (`display: contents`) has no box of its own.
    return !drawn.some((part) => [part, ...part.children].some((each) => each.checkVisibility()));
  });
  return unseen.length > 0 ? [...unseen, document.body.innerText] : [];
}

/** A story that settles its own width shows nothing new in a narrower window. */
function pinnedWidth() {
  const room = document.querySelector<HTMLElement>("#storybook-root > div");
  const { inlineSize = "" } = room?.style ?? {};
  return inlineSize.endsWith("px") ? parseFloat(inlineSize) : 0;
}
