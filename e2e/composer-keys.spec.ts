import { expect, type Page, test } from "@playwright/test";
import { mount, results } from "./mount";
import { servers } from "./servers";

/** Keys and pasted lines that users bring along from the composer of a chat. */

/** Boxes in which text is typed, each the only field of its form, and what is typed. */
const boxes: { name: string; property: Record<string, unknown>; typed: string; lines: boolean }[] =
  [
    { name: "a text", property: { type: "string" }, typed: "a", lines: true },
    { name: "a long text", property: { type: "string", maxLength: 500 }, typed: "a", lines: true },
    { name: "lines", property: { type: "string", format: "multiline" }, typed: "a", lines: true },
    {
      name: "an email",
      property: { type: "string", format: "email" },
      typed: "a@b.co",
      lines: true,
    },
    {
      name: "a URI",
      property: { type: "string", format: "uri" },
      typed: "https://b.co",
      lines: true,
    },
    { name: "JSON", property: { not: { type: "object" } }, typed: "1", lines: true },
    { name: "a number", property: { type: "number" }, typed: "1", lines: false },
    {
      name: "a password",
      property: { type: "string", format: "password" },
      typed: "a",
      lines: false,
    },
  ];

async function ask(page: Page, property: Record<string, unknown>) {
  await mount(page, {
    request: {
      message: "Go on?",
      requestedSchema: { type: "object", properties: { key: { title: "Key", ...property } } },
    },
  });
  const box = page.locator("[data-elicit=input]").first();
  // The secret is detected late, and a box that is in use by then is not replaced.
  if (property.format === "password") await expect(box).toHaveAttribute("type", "password");
  return box;
}

/** Pastes as the browser does, from its clipboard. */
async function paste(page: Page, text: string) {
  await page.evaluate((lines) => {
    const source = document.createElement("textarea");
    source.style.position = "fixed";
    document.body.append(source);
    const before = document.activeElement as HTMLElement;
    source.value = lines;
    source.select();
    document.execCommand("copy");
    source.remove();
    before.focus();
  }, text);
  await page.keyboard.press("ControlOrMeta+v");
}

for (const { name, property, typed, lines } of boxes) {
  test(`Shift+Enter and Alt+Enter send nothing from ${name}`, async ({ page }) => {
    const box = await ask(page, property);
    await box.fill(typed);
    await box.press("Shift+Enter");
    await box.press("Alt+Enter");
    // A request is sent within the key's own task, so what follows it would come after.
    await page.evaluate(() => 0);
    expect(await results(page)).toEqual([]);
    if (lines) expect((await box.inputValue()).startsWith(`${typed}\n`)).toBe(true);
    else await expect(box).toHaveValue(typed);
  });
}

for (const { name, property, typed } of boxes.filter(({ name: each }) => each !== "a password")) {
  test(`Ctrl+Enter sends from ${name}`, async ({ page }) => {
    const box = await ask(page, property);
    await box.pressSequentially(typed);
    await box.press("ControlOrMeta+Enter");
    const content = { key: /^\d$/.test(typed) ? 1 : typed };
    await expect.poll(() => results(page)).toEqual([{ action: "accept", content }]);
  });
}

const KEY = "-----BEGIN KEY-----\nAbC\n-----END KEY-----";

for (const { name, property } of boxes.filter(({ lines }) => lines)) {
  test(`pasted lines stay lines in ${name}`, async ({ page }) => {
    const box = await ask(page, property);
    await box.pressSequentially("()");
    await box.press("ArrowLeft");
    await paste(page, KEY);
    await expect(box).toHaveValue(`(${KEY})`);
    await box.press("ControlOrMeta+z");
    await expect(box).toHaveValue("()");
  });
}

test("pasted lines of a secret stay lines, at the caret, and can be undone", async ({ page }) => {
  const box = await ask(page, { type: "string", title: "Private key", format: "password" });
  await box.pressSequentially("()");
  await box.press("ArrowLeft");
  await paste(page, KEY);
  const area = page.locator("textarea[data-elicit=input]");
  await expect(area).toHaveValue(`(${KEY})`);
  await expect(area).toBeFocused();
  await expect(area).toHaveAttribute("data-masked");
  expect(await area.evaluate((each: HTMLTextAreaElement) => each.selectionStart)).toBe(
    KEY.length + 1,
  );
  await area.press("ControlOrMeta+z");
  await expect(area).toHaveValue("()");
});

test("pasted lines of a secret arrive in the window of another document", async ({ page }) => {
  await page.goto(servers.pages);
  await mount(page, {
    place: "frame",
    request: {
      message: "Go on?",
      requestedSchema: { properties: { key: { type: "string", format: "password" } } },
    },
  });
  const frame = page.frameLocator("iframe");
  await paste(page, KEY);
  await frame.locator("[data-elicit=input]").click();
  await page.keyboard.press("ControlOrMeta+v");
  await expect(frame.locator("textarea[data-elicit=input]")).toHaveValue(KEY);
});

test("a line end after a copied password is no line", async ({ page }) => {
  const box = await ask(page, { type: "string", format: "password" });
  await box.focus();
  await paste(page, "secret\n");
  await expect(box).toHaveAttribute("type", "password");
  await expect(box).toHaveValue("secret");
});

test("Shift+Enter starts a new line in an answer beside the options", async ({ page }) => {
  await mount(page, {
    request: {
      message: "Which one?",
      requestedSchema: {
        type: "object",
        properties: {
          pick: { type: "string", title: "Pick", enum: ["A", "B", "C"] },
          pick_other: { type: "string", title: "Other" },
        },
      },
    },
  });
  const box = page.locator("textarea[data-elicit=input]").first();
  if (!(await box.isVisible())) await page.getByText("Other…").click();
  await box.pressSequentially("one");
  await box.press("Shift+Enter");
  await box.pressSequentially("two");
  await expect(box).toHaveValue("one\ntwo");
  expect(await results(page)).toEqual([]);
});
