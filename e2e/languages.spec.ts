import { expect, type Page, test } from "@playwright/test";
import { behave, everyKind, mount, release, results } from "./mount";
import { translate, watchForTrouble } from "./support";
import { servers } from "./servers";

// A browser that translates a page takes out its texts and puts others in. What changes then must not
// fail for want of them, nor go on saying what was so before.

const request = {
  message: "When do you leave?",
  requestedSchema: {
    type: "object" as const,
    properties: {
      name: { type: "string", title: "Name", minLength: 3, maxLength: 10 },
      day: { type: "string", title: "Start", format: "date-time" },
      price: { type: "number", title: "Price" },
      via: { type: "array", title: "Via", items: { type: "string", enum: ["Bonn", "Rome"] } },
      window: { type: "boolean", title: "Window", default: true },
    },
  },
};

/** What is said in a part, without what the translation adds. */
const said = (page: Page, part: string) => page.locator(`[data-elicit=${part}]`);
const announced = (page: Page, hasText: string) => page.getByRole("status").filter({ hasText });
const nameBox = (page: Page) => page.getByRole("textbox", { name: "Name" });

test("a form is answered, and says how things stand", async ({ page }) => {
  const trouble = await watchForTrouble(page);
  await mount(page, { request, escape: "cancel", timeZone: "Europe/Berlin" });
  await translate(page);
  await nameBox(page).fill("Ad");
  await nameBox(page).press("Escape");
  await expect(said(page, "status")).toContainText("Press Escape again");
  await nameBox(page).press("a");
  await expect(said(page, "status")).toHaveText("");
  await nameBox(page).fill("Ad");
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(said(page, "error")).not.toHaveText("");
  await nameBox(page).fill("Ada Lovel");
  await expect(said(page, "error")).toHaveCount(0);
  // What is counted, read and told of a time is told of what is there now.
  await nameBox(page).fill("Ada Lovela");
  await expect(said(page, "count").first()).toContainText("0");
  await page.getByLabel("Start").fill("2026-07-01T10:00");
  await expect(said(page, "note").filter({ hasText: "Berlin" })).toContainText("UTC+02:00");
  await page.getByLabel("Start").fill("2026-12-01T10:00");
  await expect(said(page, "note").filter({ hasText: "Berlin" })).toContainText("UTC+01:00");
  await page.getByRole("textbox", { name: "Price" }).fill("1.250");
  await expect(said(page, "note").filter({ hasText: "1.25" })).toBeVisible();
  await page.getByRole("checkbox", { name: "Bonn" }).click();
  await expect(said(page, "count").last()).toContainText("1");
  await page.getByRole("checkbox", { name: "Rome" }).click();
  await expect(said(page, "count").last()).toContainText("2");

  await behave(page, "hang");
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(announced(page, "Sending your answer")).toHaveCount(1);
  await release(page, "No line");
  await expect(page.getByText("Your answer wasn’t sent")).toBeVisible();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(announced(page, "Sending your answer")).toHaveCount(1);
  await release(page);
  await expect(announced(page, "Your answer was sent")).toHaveCount(1);
  expect(await results(page)).toHaveLength(2);
  // The host gets the error, not the user.
  expect(await trouble.read()).toEqual(["uncaught: No line"]);
});

test("a flow goes from step to step, and back", async ({ page }) => {
  const trouble = await watchForTrouble(page);
  await mount(page, { request, steps: 2, review: true });
  await translate(page);
  await nameBox(page).fill("Ada");
  for (const button of ["Next", "Next", "Back", "Next", "Submit"]) {
    await page.getByRole("button", { name: button }).click();
  }
  await expect(page.getByText("Ada")).toBeVisible();
  await page.getByRole("button", { name: /Change.*Name/ }).click();
  await nameBox(page).fill("Grace");
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText("Grace")).toBeVisible();
  await page.getByRole("button", { name: "Send" }).click();
  await expect(announced(page, "Your answer was sent")).toHaveCount(1);
  expect(await trouble.read()).toEqual([]);
});

/** What the button to decline says in some languages. */
const DECLINE = { German: "Ablehnen", French: "Refuser", Russian: "Отклонить" };

test("the words of one language are fetched, once they are asked for", async ({ page }) => {
  const trouble = await watchForTrouble(page);
  const fetched: Promise<string>[] = [];
  page.on("response", (response) => {
    if (new URL(response.url()).pathname.endsWith(".js")) fetched.push(response.text());
  });
  const languages = async () => {
    const scripts = (await Promise.all(fetched)).join();
    return Object.entries(DECLINE).flatMap(([name, word]) => (scripts.includes(word) ? name : []));
  };

  await mount(page, everyKind, servers.strictPages);
  await expect(page.getByRole("button", { name: "Decline" })).toBeVisible();
  expect(await languages()).toEqual([]);

  await page.getByRole("textbox", { name: "Name" }).fill("Ada");
  await mount(page, { ...everyKind, words: "de-AT" }, servers.strictPages);
  await expect(page.getByRole("button", { name: DECLINE.German })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("Ada");
  expect(await languages()).toEqual(["German"]);

  await mount(page, { ...everyKind, words: "ru" }, servers.strictPages);
  await expect(page.getByRole("button", { name: DECLINE.Russian })).toBeVisible();
  expect(await languages()).toEqual(["German", "Russian"]);
  expect(await trouble.read()).toEqual([]);
});
