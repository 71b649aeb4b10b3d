import { expect, type Page, test } from "@playwright/test";
import { findBarriers, lateCode, needsChromium, watchForTrouble } from "./support";
import { mount, results } from "./mount";
import { servers } from "./servers";

const request = {
  message: "Your visit",
  requestedSchema: {
    type: "object" as const,
    properties: {
      where: { type: "string", title: "Where", enum: ["Indoors", "Terrace", "Garden"] },
      quiet: { type: "boolean", title: "Quiet" },
      notes: { type: "string", title: "Notes", maxLength: 500 },
      from: {
        type: "string",
        title: "From",
        enum: Array.from({ length: 20 }, (_, at) => `Town ${at}`),
      },
    },
  },
};

const keys = (page: Page) => page.locator("[data-elicit=shortcuts]");
const radio = (page: Page, name: string) => page.getByRole("radio", { name, exact: true });
/** What answers: leaving a question out is visibly chosen, too. */
const chosen = (page: Page) => page.getByRole("radio", { checked: true, name: /^(?!No answer$)/ });

/** Shows a form with keys, and puts the focus in it, on none of its questions. */
async function show(page: Page, pages = servers.pages) {
  await mount(page, { request, shortcuts: true }, pages);
  await expect(keys(page)).toHaveCount(1);
  await page.getByRole("heading").click();
}

/** Presses a key of another layout: what it types, and where it is. */
async function pressAs(page: Page, key: string, code: string, modifiers = 0) {
  const client = await page.context().newCDPSession(page);
  const event = { key, code, modifiers, ...(modifiers & 7 ? {} : { text: key }) };
  await client.send("Input.dispatchKeyEvent", { type: "keyDown", ...event });
  await client.send("Input.dispatchKeyEvent", { type: "keyUp", key, code, modifiers });
  await client.detach();
}

test("a form is answered by single keys, and sent from a box of several lines", async ({
  page,
}) => {
  await show(page);
  await page.keyboard.press("2");
  await expect(radio(page, "Terrace")).toBeChecked();
  await expect(radio(page, "Terrace")).toBeFocused();
  await page.keyboard.press("y");
  await expect(radio(page, "Yes")).toBeChecked();
  await page.getByRole("textbox", { name: "Notes" }).focus();
  await page.keyboard.type("1 y\n3");
  await page.keyboard.press("Control+Enter");
  await expect
    .poll(() => results(page))
    .toEqual([{ action: "accept", content: { where: "Terrace", quiet: true, notes: "1 y\n3" } }]);
});

test(
  "digits behind Shift, of a number pad, and of another script",
  needsChromium("keys of other layouts are pressed by CDP"),
  async ({ page }) => {
    await show(page);
    await pressAs(page, "&", "Digit1");
    await expect(radio(page, "Indoors")).toBeChecked();
    await pressAs(page, "2", "Digit2", 8);
    await expect(radio(page, "Terrace")).toBeChecked();
    await pressAs(page, "٣", "Digit3");
    await expect(radio(page, "Garden")).toBeChecked();
    await pressAs(page, "1", "Numpad1");
    await expect(radio(page, "Indoors")).toBeChecked();
    await pressAs(page, "@", "Digit2", 8);
    await expect(radio(page, "Indoors")).toBeChecked();
    await pressAs(page, "т", "KeyN");
    await expect(radio(page, "No")).toBeChecked();
  },
);

test("a key that was not aimed at the form does nothing", async ({ page }) => {
  await mount(page, { request, shortcuts: true });
  await expect(keys(page)).toHaveCount(1);
  // The focus is on the page.
  await page.keyboard.press("1");
  await expect(chosen(page)).toHaveCount(0);

  await page.getByRole("heading").click();
  for (const key of ["Control+1", "Alt+1", "Meta+1", "Control+y", "Alt+n", "8", "F1"]) {
    await page.keyboard.press(key);
  }
  await page.getByRole("textbox", { name: "Notes" }).focus();
  await page.keyboard.press("1");
  await page.getByRole("combobox", { name: "From" }).click();
  await page.keyboard.press("1");
  await page.keyboard.press("Escape");
  await expect(chosen(page)).toHaveCount(0);
  await expect(page.getByRole("textbox", { name: "Notes" })).toHaveValue("1");
  expect(await results(page)).toEqual([]);
});

test("a key held down is one press", async ({ page }) => {
  await show(page);
  await radio(page, "Garden").focus();
  await page.evaluate(() => {
    const count = { clicks: 0 };
    Object.assign(window, { count });
    addEventListener("click", () => (count.clicks += 1));
  });
  await page.keyboard.down("1");
  await page.keyboard.down("1");
  await page.keyboard.down("1");
  await page.keyboard.up("1");
  await expect(radio(page, "Indoors")).toBeChecked();
  const { clicks } = await page.evaluate(
    () => (window as unknown as { count: { clicks: number } }).count,
  );
  expect(clicks).toBe(1);
});

test("Ctrl+Enter sends nothing while a list is open, or on another action", async ({ page }) => {
  await show(page);
  const from = page.getByRole("combobox", { name: "From" });
  await from.click();
  await expect(page.getByRole("listbox")).toBeVisible();
  await page.keyboard.press("Control+Enter");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Cancel" }).focus();
  await page.keyboard.press("Control+Enter");
  // A browser presses no button by it, and Enter alone does.
  await page.keyboard.press("Enter");
  await expect.poll(() => results(page)).toEqual([{ action: "cancel" }]);
});

test(
  "Ctrl+Enter sends nothing while text is composed",
  needsChromium("text is composed by CDP"),
  async ({ page }) => {
    await show(page);
    const notes = page.getByRole("textbox", { name: "Notes" });
    await notes.focus();
    const client = await page.context().newCDPSession(page);
    await client.send("Input.imeSetComposition", {
      text: "に",
      selectionStart: 1,
      selectionEnd: 1,
    });
    await page.keyboard.press("Control+Enter");
    await client.send("Input.insertText", { text: "二" });
    await expect(notes).toHaveValue(/二/);
    expect(await results(page)).toEqual([]);
  },
);

test("a press beside the controls is enough to bring the keys to life, and they are drawn", async ({
  page,
}) => {
  await mount(page, { request, shortcuts: true });
  await page.mouse.move(0, 0);
  await expect(keys(page)).toBeHidden();
  const sign = page.locator("label", { hasText: "Terrace" }).locator("[data-elicit=key]");
  await expect(sign).toBeHidden();
  // The keys come late.
  await expect(page.locator("form[data-keyed]")).toBeAttached();
  await page.getByText("Your visit").click();
  await expect(page.locator("form")).toBeFocused();
  await expect(keys(page)).toBeVisible();
  await expect(sign).toBeVisible();
  await page.keyboard.press("3");
  await expect(radio(page, "Garden")).toBeChecked();
});

test("nothing to press is drawn where the host did not ask", async ({ page }) => {
  await mount(page, { request });
  await page.getByRole("heading").click();
  await page.keyboard.press("1");
  await page.keyboard.press("Control+Enter");
  await page.getByRole("textbox", { name: "Notes" }).focus();
  await page.keyboard.press("Control+Enter");
  await expect(chosen(page)).toHaveCount(0);
  await expect(page.locator("[data-elicit=key], [aria-keyshortcuts], form[tabindex]")).toHaveCount(
    0,
  );
  expect(await results(page)).toEqual([]);
});

test("without their code the form works by every other way", async ({ page }) => {
  await page.route(lateCode("createShortcuts"), (route) => route.abort());
  const failed = page.waitForEvent("requestfailed");
  await mount(page, { request, shortcuts: true });
  await failed;
  await radio(page, "Garden").click();
  await page.getByRole("button", { name: "Submit" }).click();
  await expect
    .poll(() => results(page))
    .toEqual([{ action: "accept", content: { where: "Garden" } }]);
});

test("under a strict policy, and without barriers", async ({ page }) => {
  const trouble = await watchForTrouble(page);
  await show(page, servers.strictPages);
  await page.keyboard.press("1");
  await page.keyboard.press("Control+Enter");
  await expect
    .poll(() => results(page))
    .toEqual([{ action: "accept", content: { where: "Indoors" } }]);
  expect(await trouble.read()).toEqual([]);

  await page.goto(servers.pages);
  await show(page);
  expect(await findBarriers(page)).toEqual([]);
});
