import { expect, test } from "@playwright/test";
import { everyKind, mount } from "./mount";
import { servers } from "./servers";
import { watchForTrouble } from "./support";

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
