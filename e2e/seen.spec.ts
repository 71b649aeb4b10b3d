import { expect, type Page, test } from "@playwright/test";
import fc from "fast-check";
import { behave, mount, results } from "./mount";
import type { HarnessProps } from "./pages/harness";
import { servers } from "./servers";
import { stopClock } from "./support";

/** Nothing is sent that was not on screen, whatever its format and however narrow the page is. */

const NOT_SEEN = "Part of this was not on screen. Check it, then answer again.";
const TOO_SOON = "This form just appeared. Review it, then submit again.";

type Properties = Record<string, Record<string, unknown>>;

const asking = (properties: Properties): HarnessProps => ({
  request: { message: "Book it?", requestedSchema: { type: "object", properties } },
});

declare global {
  interface Window {
    /** The parts of each control that were in the window so far, frame by frame. */
    eye: Map<Element, { name: string; union: [number, number][]; length: number }>;
    /** Resolves after the next two frames, whose clock a test cannot stop. */
    twoFrames(): Promise<void>;
  }
}

/** Looks at the page as a person does: at each frame, at what is in the window. */
function openEye(): void {
  window.eye = new Map();
  const next = requestAnimationFrame.bind(window);
  window.twoFrames = () => new Promise<void>((done) => next(() => next(() => done())));
  const look = () => {
    // A box that another one has replaced is of no answer. The receipt replaces all of them.
    if (document.querySelector("[data-elicit=form]")) {
      for (const box of window.eye.keys()) if (!box.isConnected) window.eye.delete(box);
    }
    for (const box of document.querySelectorAll<HTMLElement>("[data-elicit=input]")) {
      const name = `${document.getElementById(`${box.id}-l`)?.textContent} (${box.id})`;
      const { top, bottom, left, right } = box.getBoundingClientRect();
      const isWhole = left >= -1 && right <= innerWidth + 1;
      const isLine = box.localName === "input";
      const [at, size, length] = isLine
        ? [box.scrollLeft, box.clientWidth, box.scrollWidth]
        : [box.scrollTop, box.clientHeight, box.scrollHeight];
      const from = isLine ? at : at + Math.max(0, -top);
      const to = isLine ? at + size : at + size - Math.max(0, bottom - innerHeight);
      const inView = isLine ? top >= -1 && bottom <= innerHeight + 1 : to > from;
      const known = window.eye.get(box);
      // If a late font makes a text longer, the parts that were seen stay seen.
      const seen = { name, union: known && known.length <= length + 1 ? known.union : [], length };
      window.eye.set(box, seen);
      if (isWhole && inView) seen.union.push([from, to]);
    }
    next(look);
  };
  next(look);
}

/** The pixels of each control that were in no frame, most at one place. */
async function unseen(page: Page): Promise<Record<string, number>> {
  return page.evaluate(() => {
    const missing: Record<string, number> = {};
    for (const { name, union, length } of window.eye.values()) {
      let reached = 0;
      let widest = 0;
      for (const [from, to] of [...union, [length, length]].sort(([a = 0], [b = 0]) => a - b)) {
        widest = Math.max(widest, from! - reached);
        reached = Math.max(reached, to!);
      }
      missing[name] = Math.round(widest);
    }
    return missing;
  });
}

/** Presses Submit until the form is sent, and checks what each refusal says and shows. */
async function submit(page: Page, most = 60): Promise<void> {
  const status = page.getByText(NOT_SEEN);
  const tooSoon = page.getByText(TOO_SOON);
  for (let press = 0; press < most; press += 1) {
    await page.clock.runFor(1_000);
    // By key, which scrolls nothing.
    await page.getByRole("button", { name: "Submit" }).evaluate((button: HTMLElement) => {
      button.focus({ preventScroll: true });
    });
    const before = await unseen(page);
    await page.keyboard.press("Enter");
    await expect
      .poll(async () => {
        const isSent = (await results(page)).length > 0;
        return isSent || (await status.isVisible()) || (await tooSoon.isVisible());
      })
      .toBe(true);
    if ((await results(page)).length > 0) return;
    // The browser reported late that the form is in view.
    if (await tooSoon.isVisible()) continue;
    await page.evaluate(() => window.twoFrames());
    await page.evaluate(() => window.twoFrames());
    // It went to something that was not on screen before.
    expect(await unseen(page)).not.toEqual(before);
  }
  throw new Error("The form is never sent.");
}

/** What borders, padding and rounding may take. */
const BORDER = 4;

/** Checks that every pixel of every control was on screen. */
async function expectSeen(page: Page): Promise<void> {
  for (const [name, pixels] of Object.entries(await unseen(page))) {
    expect(pixels, name).toBeLessThanOrEqual(BORDER);
  }
}

test.beforeEach(async ({ page }) => {
  await page.goto(servers.pages);
  await page.evaluate(openEye);
  await stopClock(page);
});

const address = "Ada Lovelace\n12 Rose Lane\nLondon\nUnited Kingdom";
const unusual: [string, Record<string, unknown>][] = [
  ["four lines and an empty one", { default: `${address}\n\nand charge 4,000 EUR` }],
  ["forty empty lines", { default: `none${"\n".repeat(40)}and I agree to the plan Gold` }],
  ["a run of spaces", { default: `Ada${" ".repeat(200)}and I waive all rights` }],
  [
    "a long email",
    {
      format: "email",
      default:
        "ada.lovelace.of.the.analytical.engine.society@example.com.account-services-and-billing.evil.io",
    },
  ],
  ["a long address", { format: "uri", default: `https://example.com/${"path/".repeat(40)}` }],
  ["a text with a pattern", { pattern: ".", default: `${"I agree. ".repeat(80)}And I pay.` }],
  ["a text of a hundred characters", { default: "word ".repeat(20) }],
];

for (const width of [320, 520]) {
  for (const [name, schema] of unusual) {
    test(`a default with ${name} is seen to its end before it is sent, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 700 });
      await mount(page, asking({ a: { type: "string", title: "A", ...schema } }));
      await submit(page);
      await expectSeen(page);
      expect(await results(page)).toEqual([{ action: "accept", content: { a: schema.default } }]);
    });
  }
}

test("a JSON default is seen to its end", async ({ page }) => {
  await page.setViewportSize({ width: 520, height: 700 });
  const value = { note: "x".repeat(700), end: "and I pay" };
  const field = { type: ["object", "string"], title: "A", default: value };
  await mount(page, asking({ a: field }));
  await submit(page);
  await expectSeen(page);
});

test("a default below the window is not sent by Enter above it", async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 500 });
  const names = Array.from({ length: 12 }, (_, at) => `Field ${at}`);
  const properties = Object.fromEntries(names.map((title) => [title, { type: "string", title }]));
  const agreed = { type: "boolean", title: "I agree to the plan Gold", default: true };
  await mount(page, asking({ ...properties, agreed }));
  await page.clock.runFor(1_000);
  const first = page.getByRole("textbox", { name: "Field 0" });
  await first.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText(NOT_SEEN)).toBeVisible();
  const box = page.getByRole("checkbox", { name: agreed.title });
  await expect(box).toBeInViewport({ ratio: 1 });
  await expect(box).toBeFocused();
  expect(await results(page)).toEqual([]);
  // The next press may be meant for the first, so it counts only half a second later.
  await page.clock.runFor(1_000);
  await first.evaluate((element) => element.focus({ preventScroll: true }));
  await page.keyboard.press("Enter");
  await expect.poll(() => results(page)).toEqual([{ action: "accept", content: { agreed: true } }]);
});

test("a default that is higher than the chat it scrolls in is seen to its end", async ({
  page,
}) => {
  await page.evaluate(() => {
    document.querySelector<HTMLElement>("#root")!.style.cssText = "height: 200px; overflow: auto";
  });
  const lines = Array.from({ length: 40 }, (_, at) => `line ${at}`).join("\n");
  await mount(page, asking({ a: { type: "string", title: "A", default: `${lines}\nI pay` } }));
  const box = page.getByRole("textbox", { name: "A" });
  let last = "";
  for (let press = 0; press < 40 && (await results(page)).length === 0; press += 1) {
    last = await box.evaluate((element: HTMLTextAreaElement) => {
      const { bottom } = element.getBoundingClientRect();
      const rest = bottom - document.querySelector("#root")!.getBoundingClientRect().bottom;
      return rest <= 12 ? "whole" : "cut off";
    });
    await page.clock.runFor(1_000);
    const submitButton = page.getByRole("button", { name: "Submit" });
    await submitButton.evaluate((button: HTMLElement) => button.focus({ preventScroll: true }));
    await page.keyboard.press("Enter");
    await page.evaluate(() => window.twoFrames());
  }
  await expect.poll(async () => (await results(page)).length).toBe(1);
  expect(last).toBe("whole");
});

const towns = Array.from({ length: 60 }, (_, at) => `Town ${at}`);
const townFields = Object.fromEntries(towns.map((name) => [name, { type: "string" }]));
const folded: [string, Record<string, unknown>, Record<string, unknown>][] = [
  ["chosen options", { type: "array", items: { type: "string", enum: towns }, default: towns }, {}],
  [
    "nested fields",
    { type: "object", properties: townFields, default: { [towns[0]!]: "word ".repeat(300) } },
    townFields,
  ],
];

for (const [name, schema, others] of folded) {
  test(`${name} that are folded are not sent until they are unfolded`, async ({ page }) => {
    await mount(page, asking({ a: { title: "A", ...schema }, ...others }));
    const unfold = page.getByRole("button", { name: /more/ });
    await expect(unfold).toBeVisible();
    for (let press = 0; press < 3; press += 1) {
      await page.clock.runFor(1_000);
      await page.getByRole("button", { name: "Submit" }).click();
      await expect(page.getByText(NOT_SEEN)).toBeVisible();
      await expect(unfold).toBeFocused();
    }
    expect(await results(page)).toEqual([]);
    await page.keyboard.press("Enter");
    await expect(unfold).toHaveCount(0);
    await submit(page);
    expect(await results(page)).toEqual([{ action: "accept", content: { a: schema.default } }]);
  });
}

test("a default in closed nested fields is shown, whatever it is called", async ({ page }) => {
  const properties = { ...townFields, token: { type: "string", title: "API key" } };
  const field = { type: "object", title: "A", properties, default: { token: "I pay" } };
  await mount(page, asking({ a: field, ...townFields }));
  await expect(page.getByText('"I pay"')).toBeVisible();
});

test("what the user typed is not asked for again", async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 700 });
  await mount(page, asking({ a: { type: "string", title: "A", maxLength: 5_000 } }));
  await page.clock.runFor(1_000);
  await page.getByRole("textbox", { name: "A" }).fill("line\n".repeat(80));
  await page.getByRole("button", { name: "Submit" }).click();
  await expect.poll(async () => (await results(page)).length).toBe(1);
});

test("a default that was seen stays seen while the user edits it", async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 700 });
  await mount(page, asking({ a: { type: "string", title: "A", default: address } }));
  await page.clock.runFor(1_000);
  const box = page.getByRole("textbox", { name: "A" });
  await box.click();
  await page.keyboard.press("End");
  await page.keyboard.type("\n".repeat(60));
  await page.getByRole("button", { name: "Submit" }).click();
  await expect.poll(async () => (await results(page)).length).toBe(1);
});

const word = fc.oneof(
  fc.constantFrom(
    "Ada",
    "and",
    "I",
    "agree",
    "to",
    "pay",
    "4,000",
    "EUR",
    "—",
    "مرحبا",
    "日本語",
    "🙂",
  ),
  fc.string({ unit: fc.constantFrom(..."abcdefgh./@-_"), minLength: 1, maxLength: 90 }),
);
const gap = fc.oneof(
  { weight: 8, arbitrary: fc.constant(" ") },
  { weight: 2, arbitrary: fc.constant("\n") },
  { weight: 1, arbitrary: fc.integer({ min: 2, max: 300 }).map((many) => " ".repeat(many)) },
  { weight: 1, arbitrary: fc.integer({ min: 2, max: 60 }).map((many) => "\n".repeat(many)) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 30 }).map((many) => "\t".repeat(many)) },
);
const texts = fc
  .array(fc.tuple(word, gap), { minLength: 1, maxLength: 60 })
  .map((parts) => parts.flat().join("").trim());
const field = fc.oneof(
  texts.map((value) => ({ type: "string", default: value })),
  texts.map((value) => ({ type: "string", default: value, maxLength: 100_000 })),
  texts.map((value) => ({ type: "string", default: value, pattern: "[^]" })),
  fc.emailAddress({ size: "large" }).map((value) => ({
    type: "string",
    format: "email",
    default: value,
  })),
  fc.webUrl({ size: "large", withQueryParameters: true }).map((value) => ({
    type: "string",
    format: "uri",
    default: value,
  })),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => ({
    type: "number",
    default: value,
  })),
  fc.integer({ min: 0, max: 20 }).map((value) => ({
    type: "integer",
    minimum: 9_000_000,
    maximum: 9_000_020,
    default: 9_000_000 + value,
  })),
  texts.map((value) => ({ type: ["string", "object"], default: { value } })),
  texts.map((value) => ({
    type: "object",
    properties: { note: { type: "string", title: "Note" } },
    default: { note: value },
  })),
);
const cases = fc.sample(
  fc.record({
    fields: fc.array(field, { minLength: 1, maxLength: 6 }),
    width: fc.constantFrom(320, 360, 520),
    zoom: fc.constantFrom(1, 2),
    height: fc.constantFrom(480, 700, 900),
  }),
  { seed: 51, numRuns: 24 },
);

for (const [at, { fields, width, zoom, height }] of cases.entries()) {
  test(`random values are seen before they are sent, ${at}: ${width} px at ${zoom * 100} %`, async ({
    page,
  }) => {
    // A zoomed page has fewer pixels of its own.
    await page.setViewportSize({ width: width / zoom, height: height / zoom });
    const properties = Object.fromEntries(
      fields.map((schema, index) => [`f${index}`, { title: `Field ${index}`, ...schema }]),
    );
    await behave(page, "resolve");
    await mount(page, asking(properties));
    await submit(page);
    await expectSeen(page);
    const content = Object.fromEntries(
      Object.entries(properties).map(([key, schema]) => [key, schema.default]),
    );
    expect(await results(page)).toEqual([{ action: "accept", content }]);
  });
}
