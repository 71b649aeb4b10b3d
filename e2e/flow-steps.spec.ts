import { expect, type Page, test } from "@playwright/test";
import { clickByScript, findBarriers, holdUp, lateCode, watchForTrouble } from "./support";
import { everyKind, mount, results } from "./mount";
import { servers } from "./servers";

/** What only real keys, pickers and a strict policy can show of a form in steps. */

const request = {
  message: "Seven questions.",
  requestedSchema: {
    type: "object" as const,
    properties: {
      name: { type: "string", title: "Name" },
      day: { type: "string", format: "date", title: "Day" },
      email: { type: "string", format: "email", title: "Email" },
      seats: { type: "integer", title: "Seats", default: 2 },
      meal: { type: "boolean", title: "Meal", default: true },
      code: { type: "string", title: "Code" },
      notes: { type: "string", title: "Notes" },
    },
    required: ["name", "code"],
  },
};

const step = (page: Page, name: string) => page.getByRole("heading", { name });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function focusByTab(page: Page, label: string) {
  const wanted = page.getByLabel(label, { exact: true });
  for (let presses = 0; presses < 20; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(wanted).toBeFocused();
}

test("keyboard alone, from the first question to the answer", async ({ page }) => {
  await mount(page, { request, steps: 3 });
  await expect(step(page, "Step 1 of 3 · Fields 1–3 of 7")).toBeVisible();
  await focusByTab(page, "Name");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert").first()).toContainText("Enter Name, or leave it empty.");
  await expect(page.getByLabel("Name")).toBeFocused();
  await page.keyboard.type("Rose");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(step(page, "Step 2 of 3 · Fields 4–6 of 7")).toBeFocused();

  await focusByTab(page, "Code");
  await page.keyboard.type("A1");
  await page.keyboard.press("Enter");
  await expect(step(page, "Step 3 of 3 · Field 7 of 7")).toBeFocused();
  // Further presses of the key that led here send nothing.
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  expect(await results(page)).toEqual([]);
  await focusByTab(page, "Notes");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Your answer was sent.")).toBeVisible();
  expect(await results(page)).toEqual([
    { action: "accept", content: { name: "Rose", seats: 2, meal: true, code: "A1" } },
  ]);
});

test("an Enter that is held down goes one step, and no further", async ({ page }) => {
  const optional = { ...request, requestedSchema: { ...request.requestedSchema, required: [] } };
  await mount(page, { request: optional, steps: 3 });
  await expect(step(page, "Step 1 of 3")).toBeVisible();
  await page.getByLabel("Name").focus();
  await page.keyboard.down("Enter");
  await expect(step(page, "Step 2 of 3")).toBeFocused();
  await page.getByLabel("Seats").focus();
  // Without an up between them, this is a repeat.
  await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await expect(step(page, "Step 2 of 3")).toBeVisible();
});

test("presses that go on at one place end before Submit", async ({ page }) => {
  const optional = { ...request, requestedSchema: { ...request.requestedSchema, required: [] } };
  await mount(page, { request: optional, steps: 3 });
  await button(page, "Next").click();
  await expect(step(page, "Step 2 of 3")).toBeFocused();
  await button(page, "Next").click();
  // Where Submit is from now on, a moment too early.
  await clickByScript(page.locator("[data-name=submit]"), 1);
  await expect(step(page, "Step 3 of 3")).toBeFocused();
  expect(await results(page)).toEqual([]);
  // Also after a while on it, and a way back.
  await expect(page.locator("[data-name=submit][data-waiting]")).toHaveCount(0);
  await button(page, "Back").click();
  await button(page, "Next").click();
  await clickByScript(page.locator("[data-name=submit]"), 1);
  await expect(step(page, "Step 3 of 3")).toBeFocused();
  expect(await results(page)).toEqual([]);
});

test("what is half entered on another step is neither lost nor sent", async ({ page }) => {
  await mount(page, { request, steps: 3 });
  await page.getByLabel("Name").fill("Rose");
  await button(page, "Next").click();
  await page.getByLabel("Code").fill("A1");
  await button(page, "Next").click();
  await page.getByText("All steps").click();
  await page.getByRole("button", { name: /Fields 1 to 3/ }).click();
  await page.getByLabel("Day").focus();
  await page.keyboard.type("12");
  await page.getByRole("button", { name: /Field 7/ }).click();
  await expect(step(page, "Step 3 of 3")).toBeFocused();
  await button(page, "Submit").click();
  await expect(page.getByLabel("Day")).toBeFocused();
  await expect(step(page, "Step 1 of 3")).toBeVisible();
  await expect(page.getByText("Fill in the rest of the date, or clear it.").first()).toBeVisible();
  expect(await results(page)).toEqual([]);
  // The month that was typed is still there: the rest is enough.
  await page.keyboard.press("ArrowRight");
  await page.keyboard.type("042026");
  await button(page, "Submit").click();
  await expect(page.getByText("Your answer was sent.")).toBeVisible();
  expect(await results(page)).toEqual([
    {
      action: "accept",
      content: { name: "Rose", day: "2026-12-04", seats: 2, meal: true, code: "A1" },
    },
  ]);
});

test("a form that is taken away and brought back is at the same step", async ({ page }) => {
  await mount(page, { request });
  await page.evaluate((given) => {
    Object.assign(window, { shared: given });
  }, request);
  const show = () =>
    page.evaluate(() => {
      const { shared } = window as unknown as { shared: typeof request };
      window.mount({ request: shared, steps: 3 });
    });
  await show();
  await page.getByLabel("Name").fill("Rose");
  await button(page, "Next").click();
  await page.getByLabel("Code").fill("A1");
  await page.evaluate(() => window.unmount());
  await show();
  await expect(step(page, "Step 2 of 3")).toBeVisible();
  await expect(page.getByLabel("Code")).toHaveValue("A1");
  await expect(page.getByLabel("Code")).not.toBeFocused();
  await button(page, "Back").click();
  await expect(page.getByLabel("Name")).toHaveValue("Rose");
});

test("under a strict policy, at 280 pixels, every kind of field", async ({ page }) => {
  const trouble = await watchForTrouble(page);
  await page.setViewportSize({ width: 280, height: 640 });
  await mount(page, { ...everyKind, steps: true, review: true }, servers.strictPages);
  await expect(step(page, "Step 1 of 3")).toBeVisible();
  await page.getByLabel("Name").fill("Ada");
  await page.getByText("All steps").click();
  await button(page, "Next").click();
  await expect(step(page, "Step 2 of 3")).toBeFocused();
  await button(page, "Next").click();
  await button(page, "Submit").click();
  await expect(step(page, "Check your answers")).toBeFocused();
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wide).toBe(0);
  expect(await trouble.read()).toEqual([]);
  await button(page, "Send").click();
  await expect(page.getByText("Your answer was sent.")).toBeVisible();
  expect(await results(page)).toEqual([
    { action: "accept", content: { name: "Ada", window: false } },
  ]);
});

test("axe finds no barrier in a step, its list, and a refusal", async ({ page }) => {
  await mount(page, { ...everyKind, steps: true });
  await expect(step(page, "Step 1 of 3")).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByText("All steps").click();
  await button(page, "Next").click();
  await expect(page.getByRole("alert")).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
});

test("where its code cannot be had, the first questions are shown, and Submit says so", async ({
  page,
}) => {
  let offline = true;
  await page.route(lateCode("flowCode"), (route) => (offline ? route.abort() : route.continue()));
  await mount(page, { request, steps: 3 });
  await page.getByLabel("Name").fill("Rose");
  await expect(page.getByLabel("Notes")).toHaveCount(0);
  await button(page, "Submit").click();
  await expect(page.getByRole("alert")).toContainText("Part of this form couldn’t be loaded.");
  await expect(page.getByLabel("Notes")).toHaveCount(0);
  expect(await results(page)).toEqual([]);
  offline = false;
  // It also loads by itself, maybe before the press.
  await page.getByRole("button", { name: /^(Try again|Next)$/ }).click();
  await expect(button(page, "Back")).toBeVisible();
});

test("what has the focus keeps it when the code arrives", async ({ page }) => {
  const arrive = await holdUp(page, lateCode("flowCode"));
  await mount(page, { request, steps: 3 });
  await button(page, "Submit").focus();
  arrive();
  await expect(button(page, "Next")).toBeFocused();
});
