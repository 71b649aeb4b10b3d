import { expect, type Page, test } from "@playwright/test";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { findBarriers } from "./support";
import { AloneForm } from "./pages/AloneForm";
import { servers } from "./servers";

// Two forms on one page that know nothing of one another: of two roots that a server rendered, and
// of two scripts with a React each. The ids that React gives are the same in both.

const names = ["Copy 2", "Copy 3"];

async function twoCopies(page: Page) {
  for (const _ of names) await page.addScriptTag({ url: `${servers.pages}alone.js` });
}

async function twoServed(page: Page) {
  const served = names.map((name) => {
    return renderToString(createElement(AloneForm, { name, onRespond: () => {} }));
  });
  await page.evaluate(
    ([all = [], texts = []]) => {
      for (const [at, text] of texts.entries()) {
        const box = document.createElement("div");
        box.dataset.served = all[at];
        box.innerHTML = text;
        document.body.append(box);
      }
    },
    [names, served],
  );
  await page.addScriptTag({ url: `${servers.pages}alone.js` });
}

for (const [whose, show] of [
  ["of two copies of React", twoCopies],
  ["of two roots that a server rendered", twoServed],
] as const) {
  test(`two forms ${whose} have nothing in common`, async ({ page }) => {
    await page.goto(servers.pages);
    await show(page);
    const [first, second] = names.map((name) =>
      page.getByRole("form", { name: new RegExp(`^${name}: `) }),
    );
    if (!first || !second) throw new Error("Two forms are needed.");
    // The name of a form is that of its own heading, so that ids have settled.
    await expect(second.getByRole("combobox", { name: "Town" })).toBeVisible();
    await expect(first).toHaveCount(1);
    const ids = await page.locator("[id]").evaluateAll((all) => all.map(({ id }) => id));
    expect(ids).toEqual([...new Set(ids)]);

    // A label leads to the box of its own form.
    await second.getByText("Owner", { exact: true }).click();
    await page.keyboard.type("B");
    await second.getByRole("button", { name: "Submit" }).click();
    await expect(second.getByRole("textbox", { name: "Owner" })).toBeFocused();
    await expect(second.getByRole("textbox", { name: "Owner" })).toHaveAccessibleDescription(
      /2 characters/,
    );
    await expect(first.getByRole("textbox", { name: "Owner" })).toHaveAccessibleDescription(
      "Optional",
    );
    await expect(first.getByRole("alert")).toHaveCount(0);
    await page.keyboard.type("ea");

    // A key is for the form that has the focus, and a list for its own box.
    await first.getByText("Kept", { exact: true }).first().click();
    await page.keyboard.press("y");
    await expect(first.getByRole("checkbox", { name: "Kept" })).toBeChecked();
    await expect(second.getByRole("checkbox", { name: "Kept" })).not.toBeChecked();
    await first.getByRole("combobox", { name: "Town" }).click();
    await expect(page.getByRole("listbox")).toHaveCount(1);
    await second.getByRole("combobox", { name: "Town" }).press("ArrowDown");
    await expect(first.getByRole("combobox", { expanded: true })).toHaveCount(0);
    await expect(page.getByRole("listbox")).toHaveCount(1);
    await page.getByRole("option", { name: "C" }).click();
    await expect(second.getByRole("combobox", { name: "Town" })).toHaveValue("C");

    expect(await findBarriers(page)).toEqual([]);
    await second.getByRole("button", { name: "Submit" }).click();
    await expect(page.getByText("Your answer was sent.")).toBeVisible();
    expect(await page.evaluate(() => window.answered)).toEqual({
      [names[1] ?? ""]: { action: "accept", content: { owner: "Bea", kept: false, town: "C" } },
    });
  });
}
