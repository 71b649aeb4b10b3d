import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { run, tool } from "../../scripts/run.mjs";
import { confirm, short, signIn } from "./rendered/requests";
import { resultsOf, test } from "./renderingTest";

// What all other tests do with React 19, done with 18.3 under strict mode, which runs each effect twice.

test.use({ react: "React 18" });

const name = (page: Page) => page.getByRole("textbox", { name: "Name" });
const submit = (page: Page) => page.getByRole("button", { name: /^(Submit|Confirm)$/ });
const ask = (page: Page, request: typeof short | typeof signIn) =>
  page.evaluate((asked) => void window.askQueue(asked), request);

test("a form: a refusal, second thoughts, a search, a slip, another place, one answer", async ({
  page,
  server,
  trouble,
}) => {
  await page.goto(`${server}places`);
  await ask(page, short);
  await expect(page.getByRole("form")).toHaveCount(1);
  await page.getByRole("radio", { name: "First" }).click();
  await submit(page).click();
  await expect(name(page)).toBeFocused();
  await expect(page.getByRole("alert")).toContainText("Enter Name.");
  await name(page).fill("Ada");

  await page.getByRole("radio", { name: "Second" }).click();
  await page.getByRole("radiogroup", { name: "Meal" }).getByRole("radio", { name: "Yes" }).click();
  await page
    .locator("[data-elicit=field]", { has: page.getByRole("radiogroup", { name: "Meal" }) })
    .getByRole("button", { name: "Clear" })
    .click();
  const from = page.getByRole("combobox", { name: "From" });
  await from.pressSequentially("27");
  await page.getByRole("option", { name: "Town 27" }).click();
  await expect(from).toHaveValue("Town 27");

  await name(page).press("Escape");
  await expect(page.getByText(/Press Escape again/)).toBeVisible();
  await name(page).press("End");
  await name(page).pressSequentially("!");
  await expect(page.getByText(/Press Escape again/)).toHaveCount(0);

  // The draft goes along to the other place.
  await page.getByRole("button", { name: "Leave" }).click();
  await expect(page.getByRole("region", { name: "Sidebar" }).getByRole("form")).toBeVisible();
  await expect(page.getByRole("form")).toHaveCount(1);
  await expect(name(page)).toHaveValue("Ada!");
  await submit(page).click();
  await expect
    .poll(() => resultsOf(page))
    .toEqual([{ action: "accept", content: { name: "Ada!", class: "Second", from: "Town 27" } }]);
  await expect(page.getByRole("form")).toHaveCount(0);
  expect(await trouble.read()).toEqual([]);
});

test("a dialog: Escape cancels, the focus comes back, and the next request is shown", async ({
  page,
  server,
  trouble,
}) => {
  await page.goto(`${server}places?dialog`);
  await ask(page, short);
  await ask(page, confirm);
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toContainText("Shall I go on?");
  await submit(page).click();
  await expect
    .poll(() => resultsOf(page))
    .toEqual([{ action: "cancel" }, { action: "accept", content: {} }]);
  await expect(dialog).toHaveCount(0);
  expect(await trouble.read()).toEqual([]);
});

test("a consent: the page is opened once, and agreed to once", async ({
  page,
  server,
  trouble,
}) => {
  await page.goto(`${server}places`);
  // A page of this machine, which the browser can open.
  const url = `${server}said`;
  await ask(page, { ...signIn, url });
  const opening = page.waitForEvent("popup");
  await page.getByRole("checkbox", { name: /^I understand/ }).click();
  await page.getByRole("button", { name: /^Open / }).click();
  expect((await opening).url()).toBe(url);
  await expect.poll(() => resultsOf(page)).toEqual([{ action: "accept" }]);
  expect(await trouble.read()).toEqual([]);
});

test("the types of the package hold with the types of React 18", async () => {
  const app = join(import.meta.dirname, "react-18/node_modules/.app");
  expect((await run(tool("typescript", "tsc", "-p", app))).output).toBe("");
});
