import { expect, type Locator, type Page, test } from "@playwright/test";
import { mount } from "./mount";
import { needsChromium } from "./support";

// The first half of a double click or a double tap may close, move or remove what it was made on. The
// second then meets what stood beneath, and must not answer it.

/** Driven by its remote protocol, Firefox reports both clicks of a double click as single ones. */
const doubleClicks = needsChromium("Firefox's driver makes no double clicks");

const towns = Array.from({ length: 20 }, (_, index) => `Town ${index + 1}`);

const request = {
  message: "Your journey",
  requestedSchema: {
    type: "object" as const,
    properties: {
      to: { type: "string", title: "To", enum: towns },
      dog: { type: "boolean", title: "Dog" },
      cat: { type: "boolean", title: "Cat" },
      class: { type: "string", title: "Class", enum: ["First", "Second", "Night"] },
      via: {
        type: "array",
        title: "Via",
        items: { type: "string", enum: towns },
        default: towns.slice(0, 4),
      },
      window: { type: "boolean", title: "Window", default: false },
    },
    required: ["class"],
  },
};

/** What is chosen in the form, but for the long list itself. */
const chosen = (page: Page) =>
  page.locator("[role=radio][aria-checked=true], [role=checkbox][aria-checked=true]").count();

test("of a list that closes, nothing beneath is chosen with it", doubleClicks, async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 900 });
  await chooseBy(page, (x, y) => page.mouse.dblclick(x, y));
});

test("of a choice that is removed, the next one stays", doubleClicks, async ({ page }) => {
  await mount(page, { request });
  const chips = page.getByRole("button", { name: /^Remove Town/ });
  await chips.first().dblclick();
  await expect(chips).toHaveCount(3);
  // A press of its own removes the next.
  await chips.first().click();
  await expect(chips).toHaveCount(2);
});

test(
  "of a row that moves, the one that comes in its place does not move back",
  doubleClicks,
  async ({ page }) => {
    const stops = { type: "array", title: "Stops", items: { type: "string", title: "Town" } };
    const requestedSchema = {
      type: "object",
      properties: { stops: { ...stops, default: ["Bonn", "Rome", "Oslo"] } },
    };
    await mount(page, { request: { message: "Your journey", requestedSchema } as never });
    const boxes = page.getByRole("textbox");
    const shown = () =>
      boxes.evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value));
    await expect.poll(shown).toEqual(["Bonn", "Rome", "Oslo"]);
    await page.getByRole("button", { name: /down/i }).first().dblclick();
    await expect.poll(shown).toEqual(["Rome", "Bonn", "Oslo"]);
  },
);

test("both halves count where both meet the same", async ({ page }) => {
  await mount(page, { request });
  const box = page.getByRole("checkbox", { name: "Window" });
  await box.dblclick();
  await expect(box).not.toBeChecked();
  await page.getByText("Window", { exact: true }).dblclick();
  await expect(box).not.toBeChecked();
  await page.getByText("Window", { exact: true }).click();
  await expect(box).toBeChecked();
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 400, height: 900 } });
  test(
    "of a list that closes, nothing beneath is chosen with it",
    doubleClicks,
    async ({ page }) => {
      await chooseBy(page, async (x, y) => {
        // Both at once: two taps that a busy machine keeps apart are no double tap.
        await Promise.all([page.touchscreen.tap(x, y), page.touchscreen.tap(x, y)]);
      });
    },
  );
});

/** Chooses options in many places of the list, each of them by two presses, and looks at all else. */
async function chooseBy(page: Page, pressTwice: (x: number, y: number) => Promise<void>) {
  await mount(page, { request });
  const before = await chosen(page);
  const box = page.getByRole("combobox", { name: "To" });
  for (const town of towns.slice(0, 7)) {
    for (const right of [20, 60, 150, 250]) {
      await box.click();
      const option = page.getByRole("option", { name: town, exact: true });
      // Its place is known once the rows were measured, and stand still.
      await option.click({ trial: true });
      const { x, y, height } = await place(option);
      await pressTwice(x + right, y + height / 2);
      await expect(box).toHaveValue(town);
      expect(await chosen(page)).toBe(before);
      await box.blur();
    }
  }
}

async function place(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error("It is not there.");
  return box;
}
