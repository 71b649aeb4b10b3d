import { expect, type Page, test } from "@playwright/test";
import { clickByScript } from "./support";
import { behave, mount, results } from "./mount";

const request = {
  message: "Your seat",
  requestedSchema: {
    type: "object" as const,
    properties: {
      name: { type: "string", title: "Name" },
      where: { type: "string", title: "Where", enum: ["Window", "Middle", "Aisle"] },
      quiet: { type: "boolean", title: "Quiet" },
      class: {
        type: "string",
        title: "Class",
        oneOf: [
          { const: "a", title: "First" },
          { const: "b", title: "Second" },
        ],
        default: "b",
      },
    },
    required: ["where"],
  },
};

const chosen = (page: Page, group: string) =>
  page.getByRole("radiogroup", { name: group }).getByRole("radio", { checked: true });
const radio = (page: Page, name: string) => page.getByRole("radio", { name, exact: true });

test.beforeEach(({ page }) => mount(page, { request }));

test("Tab stops once at each group: at what is chosen, or else at the first", async ({ page }) => {
  await page.getByRole("textbox", { name: "Name" }).focus();
  const stop = (group: string, name: string) =>
    page.getByRole("radiogroup", { name: group }).getByRole("radio", { name, exact: true });
  const stops = [stop("Where", "Window"), stop("Quiet", "Yes"), stop("Class", "Second")];
  for (const each of stops) {
    await page.keyboard.press("Tab");
    await expect(each).toBeFocused();
  }
  for (const each of stops.slice(0, 2).toReversed()) {
    await page.keyboard.press("Shift+Tab");
    await expect(each).toBeFocused();
  }
  await expect(chosen(page, "Where")).toHaveCount(0);
  // An optional choice starts with nothing chosen.
  await expect(chosen(page, "Quiet")).toHaveCount(0);
});

test("an arrow goes to the next radio and chooses it, around the ends", async ({ page }) => {
  await radio(page, "Window").focus();
  for (const [key, name] of [
    ["ArrowDown", "Middle"],
    ["ArrowRight", "Aisle"],
    ["ArrowDown", "Window"],
    ["ArrowUp", "Aisle"],
    ["ArrowLeft", "Middle"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(radio(page, name)).toBeFocused();
    await expect(chosen(page, "Where")).toHaveAccessibleName(name);
  }
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  await expect(chosen(page, "Quiet")).toHaveAccessibleName("No");
  await page.keyboard.press("ArrowUp");
  await expect(chosen(page, "Quiet")).toHaveAccessibleName("Yes");
  await page.keyboard.press("Shift+Tab");
  await expect(radio(page, "Middle")).toBeFocused();
});

test("where text runs to the left, so do its arrows", async ({ page }) => {
  await page.evaluate(() => {
    document.dir = "rtl";
  });
  await radio(page, "Window").focus();
  await page.keyboard.press("ArrowLeft");
  await expect(chosen(page, "Where")).toHaveAccessibleName("Middle");
  await page.keyboard.press("ArrowRight");
  await expect(chosen(page, "Where")).toHaveAccessibleName("Window");
  await page.keyboard.press("ArrowDown");
  await expect(chosen(page, "Where")).toHaveAccessibleName("Middle");
});

test("Space chooses and takes nothing back; Enter and keys of the browser choose nothing", async ({
  page,
}) => {
  await radio(page, "Window").focus();
  for (const key of ["Enter", "Alt+ArrowDown", "Control+ArrowDown", "Shift+ArrowDown", "Home"])
    await page.keyboard.press(key);
  await expect(radio(page, "Window")).toBeFocused();
  await expect(chosen(page, "Where")).toHaveCount(0);
  await page.keyboard.press("Space");
  await page.keyboard.press("Space");
  await expect(chosen(page, "Where")).toHaveAccessibleName("Window");
  expect(await results(page)).toEqual([]);
});

test("while an answer is on its way its choices stay as they are", async ({ page }) => {
  await behave(page, "hang");
  await radio(page, "Aisle").click();
  await page.getByRole("button", { name: "Submit" }).click();
  const sending = page.getByRole("status").filter({ hasText: /^Sending your answer…$/ });
  await expect(sending).toHaveCount(1);
  await radio(page, "Aisle").focus();
  await page.keyboard.press("ArrowUp");
  await expect(radio(page, "Middle")).toBeFocused();
  await clickByScript(radio(page, "Window"));
  await expect(chosen(page, "Where")).toHaveAccessibleName("Aisle");
});
