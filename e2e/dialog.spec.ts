import { expect, type Page, test } from "@playwright/test";
import type { ElicitationResult, FormRequest } from "react-elicitation";
import { en } from "react-elicitation/strings";
import { findBarriers, holdUp, lateCode, watchForTrouble } from "./support";
import { servers } from "./servers";

/** A form with one text box. */
function asking(title: string): FormRequest {
  return {
    message: `${title}?`,
    requestedSchema: { type: "object", properties: { answer: { type: "string", title } } },
  };
}

const answers = (page: Page): Promise<ElicitationResult[]> => page.evaluate(() => window.given);

/** Asks while the person writes in the chat. */
async function ask(page: Page, ...requests: FormRequest[]): Promise<void> {
  await askOn(servers.strictPages, page, requests);
}

async function askOn(pages: string, page: Page, requests: FormRequest[]): Promise<void> {
  await page.goto(`${pages}dialog.html`);
  await page.getByRole("textbox", { name: "Write" }).focus();
  await page.evaluate((given) => given.forEach((each) => window.ask(each)), requests);
  await expect(page.getByRole("dialog", { name: "Test host: " })).toBeFocused();
}

test("opens under the strictest policy, locks the page, and gives both back", async ({ page }) => {
  const trouble = await watchForTrouble(page);
  await ask(page, asking("Name"));
  await page.mouse.move(5, 5);
  await page.mouse.wheel(0, 500);
  await expect(page.locator("html")).toHaveCSS("overflow-y", "hidden");
  expect(await page.evaluate(() => scrollY)).toBe(0);

  // What is behind it is out of reach, for keys and for screen readers.
  await expect(page.getByRole("textbox", { name: "Write" })).toHaveCount(0);
  const within = () => page.evaluate(() => !!document.activeElement?.closest("[role=dialog]"));
  for (let count = 0; count < 8; count += 1) {
    await page.keyboard.press("Tab");
    expect(await within()).toBe(true);
  }

  await page.getByRole("textbox", { name: "Name" }).fill("Corner");
  await page.keyboard.press("Enter");
  await expect
    .poll(() => answers(page))
    .toEqual([{ action: "accept", content: { answer: "Corner" } }]);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("textbox", { name: "Write" })).toBeFocused();
  await expect(page.locator("html")).toHaveCSS("overflow-y", "visible");
  expect(await trouble.read()).toEqual([]);
});

test("gives the focus back also if it was minimized", async ({ page }) => {
  await page.goto(`${servers.strictPages}dialog.html?minimizable`);
  await page.getByRole("textbox", { name: "Write" }).focus();
  await page.evaluate((each) => window.ask(each), asking("Name"));
  await page.getByRole("button", { name: en.fold }).press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("button", { name: /Test host/ }).press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: en.decline }).click();
  await expect.poll(() => answers(page)).toEqual([{ action: "decline" }]);
  await expect(page.getByRole("textbox", { name: "Write" })).toBeFocused();
});

test("Escape cancels; with something entered, after asking once", async ({ page }) => {
  await ask(page, asking("Name"), asking("Seat"));
  await page.keyboard.press("Escape");
  await expect(page.getByRole("textbox", { name: "Seat" })).toBeVisible();
  // The next question is read from its beginning.
  await expect(page.getByRole("form", { name: "Test host: " })).toBeFocused();
  await page.getByRole("textbox", { name: "Seat" }).fill("Window");
  // It settles first: a key may be meant for the question before.
  await expect(page.getByRole("button", { name: "Cancel" })).toBeEnabled();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("status").filter({ hasText: "Escape again" })).toBeVisible();
  expect(await answers(page)).toEqual([{ action: "cancel" }]);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await answers(page)).toEqual([{ action: "cancel" }, { action: "cancel" }]);
});

test("before a second Escape loses all, that is seen, however long the form", async ({ page }) => {
  const fields = Array.from({ length: 20 }, (_, index) => [
    `f${index}`,
    { type: "string" as const, title: `Guest ${index}` },
  ]);
  const properties = Object.fromEntries(fields);
  await ask(page, { message: "Who comes?", requestedSchema: { type: "object", properties } });
  await page.getByRole("textbox", { name: "Guest 0" }).fill("Ada");
  await page.keyboard.press("Escape");
  const warning = page.getByRole("status").filter({ hasText: "Escape again" });
  await expect(warning).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("textbox", { name: "Guest 0" })).toBeInViewport({ ratio: 1 });
  // It stands over a question, and nothing shows through.
  const opaque = await warning.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const above = document.elementFromPoint(left + width / 2, top + height / 2) === element;
    return above && getComputedStyle(element).backgroundColor !== "rgba(0, 0, 0, 0)";
  });
  expect(opaque).toBe(true);
});

test("Escape held down is one press, also across two questions", async ({ page }) => {
  await ask(page, asking("Name"), asking("Seat"));
  await page.keyboard.down("Escape");
  await expect(page.getByRole("textbox", { name: "Seat" })).toBeVisible();
  // It would take a press from now on.
  await expect(page.getByRole("button", { name: "Cancel" })).toBeEnabled();
  await page.keyboard.down("Escape");
  await page.keyboard.up("Escape");
  await expect(page.getByRole("textbox", { name: "Seat" })).toBeVisible();
  expect(await answers(page)).toEqual([{ action: "cancel" }]);
});

test("a press outside cancels; a menu, a scroll or a slip does not", async ({ page }) => {
  await ask(page, asking("Name"));
  await page.mouse.click(5, 5, { button: "right" });
  await expect(page.getByRole("dialog")).toBeVisible();
  // Begun inside, as one selects a text, and ended outside.
  await page.getByRole("textbox", { name: "Name" }).hover();
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.getByRole("textbox", { name: "Name" }).fill("Corner");
  await page.mouse.click(5, 5);
  await expect(page.getByRole("status").filter({ hasText: "outside again" })).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await answers(page)).toEqual([{ action: "cancel" }]);
});

test("the one cross is Cancel, and Decline declines", async ({ page }) => {
  await ask(page, asking("Name"), asking("Seat"));
  await expect(page.getByRole("button", { name: "Close" })).toHaveCount(0);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("textbox", { name: "Seat" })).toBeVisible();
  await page.getByRole("button", { name: "Decline" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await answers(page)).toEqual([{ action: "cancel" }, { action: "decline" }]);
});

test("a list in it is in it: it opens above, takes Escape first, and is not outside", async ({
  page,
}) => {
  const trouble = await watchForTrouble(page);
  const request = asking("To");
  request.requestedSchema.properties = {
    answer: { type: "string", title: "To", enum: [..."ABCDEFGHIJKL"] },
  };
  await ask(page, request);
  await page.getByRole("combobox", { name: "To" }).click();
  await page.getByRole("option", { name: "C" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.getByRole("combobox", { name: "To" }).click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("listbox")).toHaveCount(0);
  await page.getByRole("button", { name: "Submit" }).click();
  await expect.poll(() => answers(page)).toEqual([{ action: "accept", content: { answer: "C" } }]);
  expect(await trouble.read()).toEqual([]);
});

test("has nothing that axe finds", async ({ page }) => {
  // The strict policy would refuse axe itself.
  await askOn(servers.pages, page, [asking("Name")]);
  expect(await findBarriers(page)).toEqual([]);
});

test("at 280 by 400 pixels every action can be reached", async ({ page }) => {
  await page.setViewportSize({ width: 280, height: 400 });
  const request = asking("Name");
  request.message = "Long ".repeat(200);
  await ask(page, request);
  await page.getByRole("button", { name: "Cancel" }).scrollIntoViewIfNeeded();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect.poll(() => answers(page)).toEqual([{ action: "cancel" }]);
});

test("where its code does not come, the question is shown without one", async ({ page }) => {
  const arrive = await holdUp(page, lateCode("DialogShell"));
  await page.goto(`${servers.pages}dialog.html`);
  await page.evaluate((given) => window.ask(given), asking("Name"));
  const name = page.getByRole("textbox", { name: "Name" });
  await name.fill("Ada");
  const arriving = page.waitForResponse(lateCode("DialogShell"));
  arrive();
  const code = await arriving;
  await page.evaluate((url) => import(url), code.url());
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(name).toHaveValue("Ada");
  await page.getByRole("button", { name: "Submit" }).click();
  await expect
    .poll(() => answers(page))
    .toEqual([{ action: "accept", content: { answer: "Ada" } }]);
});
