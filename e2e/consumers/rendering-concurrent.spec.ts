import { expect, type Page } from "@playwright/test";
import { reacts, resultsOf, test } from "./renderingTest";
import { short } from "./rendered/requests";

// React may draw a form, throw that away, draw it again, and hide it for a while. Nothing that was
// entered may be lost by that, and nothing answered twice.

const name = (page: Page) => page.getByRole("textbox", { name: "Name" });
const submit = (page: Page) => page.getByRole("button", { name: "Submit" });
const arrive = (page: Page) => page.evaluate(() => window.arrive());

for (const react of reacts) {
  test.describe(react, () => {
    test.use({ react });

    test("a form within a transition, hidden while the host waits, and followed by another", async ({
      page,
      server,
      trouble,
    }) => {
      await page.goto(`${server}concurrent`);
      await page.evaluate((request) => window.show(request), short);
      await expect(page.getByText("Under way")).toBeVisible();
      await expect(page.getByRole("form")).toHaveCount(0);
      await arrive(page);
      await name(page).fill("Ada");
      await page.getByRole("radio", { name: "Second" }).click();
      await page.getByRole("combobox", { name: "From" }).fill("Town 2");

      // What the host wants at once hides all that is drawn beside it.
      await page.evaluate(() => window.hurry());
      await expect(page.getByText("Waiting for news…")).toBeVisible();
      await expect(name(page)).toBeHidden();
      await arrive(page);
      await expect(name(page)).toHaveValue("Ada");
      await expect(page.getByRole("radio", { name: "Second" })).toBeChecked();
      await page.getByRole("combobox", { name: "From" }).fill("Town 27");
      await page.getByRole("combobox", { name: "From" }).press("Enter");

      // The next request is drawn in the background, and thrown away until its news are there.
      const next = { ...short, message: "And who comes with you?" };
      await page.evaluate((request) => window.show(request), next);
      await expect(page.getByText("Under way")).toBeVisible();
      await expect(page.getByText("Who are you?")).toBeVisible();
      await name(page).fill("Ada Lovelace");
      await submit(page).dblclick();
      const first = {
        action: "accept",
        content: { name: "Ada Lovelace", class: "Second", from: "Town 27" },
      };
      await expect.poll(() => resultsOf(page)).toEqual([first]);
      await arrive(page);
      await expect(page.getByText("And who comes with you?")).toBeVisible();
      await expect(name(page)).toHaveValue("");
      await name(page).fill("Grace");
      await submit(page).dblclick();
      await expect(page.getByText("Your answer was sent.")).toBeVisible();
      expect(await resultsOf(page)).toEqual([
        first,
        { action: "accept", content: { name: "Grace" } },
      ]);
      expect(await trouble.read()).toEqual([]);
    });
  });
}
