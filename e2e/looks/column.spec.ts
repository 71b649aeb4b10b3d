import { expect } from "@playwright/test";
import { locales } from "react-elicitation/strings";
import { openStoryPage } from "../../.dev/storybook/openStoryPage.mjs";
import { findersScript } from "./finders";
import { type Stage, test } from "./stageTest";
import { storybook } from "./storybook";

/** What a card may take of the column of a chat, 400 px wide. */
const heights: [id: string, most: number][] = [
  ["examples-form-requests--table-booking", 640],
  ["examples-consent-levels--ok", 260],
  ["examples-consent-levels--caution-shortener", 360],
  ["examples-consent-levels--danger-embedded-domain", 390],
];

/** A screen of each row of actions. */
const rows = [
  "examples-form-requests--table-booking",
  "examples-form-requests--confirmation",
  "examples-consent-levels--ok",
  "examples-consent-levels--caution-shortener",
  "examples-consent-levels--danger-embedded-domain",
  "examples-consent-levels--blocked-scheme",
  "examples-consent-after-opening--opened-and-waiting",
  "examples-flows-steps--all-steps",
];

for (const [id, most] of heights)
  test(`in a column of 400 px, ${id} is at most ${most} px tall`, async ({ stage }) => {
    await stage.page.setViewportSize({ width: 400, height: 720 });
    expect(await stage.show(id)).toBe("");
    const { height } = await boxOf(stage, "root");
    expect(height).toBeGreaterThan(100);
    expect(height).toBeLessThanOrEqual(most);
    expect((await boxOf(stage, "requester")).height).toBe(20);
  });

test("the actions are one row at 320 px, in every language", async ({ stage }) => {
  await stage.page.setViewportSize({ width: 320, height: 720 });
  const broken: string[] = [];
  for (const id of rows) {
    expect(await stage.show(id)).toBe("");
    for (const locale of locales) {
      await stage.look({ locale });
      const tops = await stage.page.evaluate(topsOfActions);
      expect(tops.length).toBeGreaterThan(0);
      if (new Set(tops).size > 1) broken.push(`${id} in ${locale}: ${tops.join(", ")}`);
    }
    await stage.look({ locale: "en" });
  }
  expect(broken).toEqual([]);
});

test("what follows one another is as far apart everywhere, and ends at the same edges", async ({
  stage,
}) => {
  await stage.page.setViewportSize({ width: 400, height: 720 });
  expect(await stage.show("examples-form-requests--table-booking")).toBe("");
  const { gaps, ends } = await stage.page.evaluate(measureRhythm);
  // From who asks to what is asked; then from one thing to the next.
  expect(gaps.card).toEqual([8, 16, 16]);
  expect(new Set(gaps.fields)).toEqual(new Set([16]));
  expect(new Set(gaps.within)).toEqual(new Set([6]));
  expect(ends.length).toBe(3);
  expect(new Set(ends).size).toBe(1);
});

test("a thumb finds targets of 44 px, and boxes that no phone magnifies", async ({ browser }) => {
  const page = await browser.newPage({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 375, height: 720 },
    reducedMotion: "reduce",
  });
  await page.addInitScript(findersScript);
  const shown = await openStoryPage(page, storybook.url);
  await shown.look({ width: "100%" });
  for (const id of [
    "examples-form-requests--table-booking",
    "examples-consent-levels--ok",
    "examples-consent-levels--danger-embedded-domain",
    "examples-fields-yes-or-no-with-a-default--default",
  ]) {
    expect(await shown.show(id)).toBe("");
    expect(await page.evaluate(findSmall), id).toEqual([]);
  }
  await page.close();
});

async function boxOf({ page }: Stage, name: string): Promise<{ height: number }> {
  return page
    .locator(`[data-elicit="${name}"]`)
    .first()
    .evaluate((part) => ({ height: part.getBoundingClientRect().height }));
}

/** Where each action of a row begins; a cross stands in no row. */
function topsOfActions(): number[] {
  return Array.from(document.querySelectorAll('[data-elicit="actions"] > [data-elicit="action"]'))
    .filter((action) => getComputedStyle(action).position !== "absolute")
    .map((action) => Math.round(action.getBoundingClientRect().top));
}

function measureRhythm() {
  const card = document.querySelector('[data-elicit="form"]')!;
  const shown = (parent: Element) =>
    [...parent.children].filter((part) => part.getBoundingClientRect().height > 0);
  const gapsOf = (parent: Element) => {
    const boxes = shown(parent).map((part) => part.getBoundingClientRect());
    return boxes.flatMap((box, at) => {
      const before = boxes[at - 1];
      return before && before.bottom <= box.top + 1 ? Math.round(box.top - before.bottom) : [];
    });
  };
  const fields = [...document.querySelectorAll('[data-elicit="fields"] > [data-elicit="field"]')];
  const wide = document.querySelectorAll(
    '[data-elicit="fields"] [data-kind="string"][data-elicit="input"], [data-elicit="slider"], [data-elicit="options"]:not([data-short])',
  );
  return {
    gaps: {
      card: gapsOf(card),
      fields: gapsOf(fields[0]!.parentElement!),
      within: fields.flatMap(gapsOf),
    },
    ends: [...wide].map((part) => Math.round(part.getBoundingClientRect().right)),
  };
}

function findSmall(): string[] {
  const small: string[] = [];
  const pressable =
    'button, label[data-elicit="option"], label[data-elicit="agree"], label[data-elicit="check"], label[data-elicit="segment"], [data-elicit="input"], [data-elicit="slider"]';
  for (const part of document.querySelectorAll<HTMLElement>(
    `[data-elicit="root"] :is(${pressable})`,
  )) {
    if (!part.checkVisibility() || part.parentElement?.closest("label")) continue;
    const { height, width } = part.getBoundingClientRect();
    if (height < 43.9 || width < 43.9)
      small.push(`${part.dataset.elicit} ${width.toFixed(1)} by ${height.toFixed(1)}`);
    if (
      part.matches("input[data-elicit=input]") &&
      parseFloat(getComputedStyle(part).fontSize) < 16
    )
      small.push(`${part.dataset.elicit} has words of ${getComputedStyle(part).fontSize}`);
  }
  return small;
}
