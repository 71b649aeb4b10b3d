import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { findBarriers, watchForTrouble } from "../support";
import { servePages } from "../servers/servePages";

// What shadcn's own command has put into an app, built for production.

const made = join(import.meta.dirname, "shadcn/dist");

let app: Awaited<ReturnType<typeof servePages>>;
test.beforeAll(async () => {
  app = await servePages(join(made, "app/dist"));
});
test.afterAll(() => app.stop());

const field = (page: Page, name: string) => page.getByRole("textbox", { name });

test("a form is answered with the components of the app", async ({ page }) => {
  const trouble = await watchForTrouble(page);
  await page.goto(app.url);
  await page.getByRole("button", { name: "Book a table" }).click();

  const submit = page.getByRole("button", { name: "Submit" });
  await expect(submit).toBeEnabled();
  await field(page, "Guests").fill("4");
  await submit.click();
  await expect(field(page, "Name")).toBeFocused();
  await expect(field(page, "Name")).toHaveAttribute("data-slot", "input");
  await expect(field(page, "Name")).toHaveAttribute("aria-invalid", "true");

  await field(page, "Name").fill("Ada");
  await page.getByRole("radio", { name: "Inside" }).press("Space");
  await page.getByRole("radio", { name: "Yes" }).click();
  await page.getByRole("checkbox", { name: "Remind me" }).click();
  await submit.click();
  const result = {
    action: "accept",
    content: { name: "Ada", guests: 4, where: "inside", chair: true, remind: false },
  };
  await expect(page.getByText(JSON.stringify(result))).toBeVisible();
  expect(await trouble.read()).toEqual([]);
});

test("it looks as the app does, and axe finds nothing", async ({ page }) => {
  await page.goto(app.url);
  await page.getByRole("button", { name: "Book a table" }).click();
  const [submit, decline] = ["Submit", "Decline"].map((name) => page.getByRole("button", { name }));
  await expect(submit!).toHaveCSS("background-color", "oklch(0.205 0 0)");
  await expect(decline!).toHaveCSS("border-top-color", "oklch(0.922 0 0)");
  await expect(submit!).toHaveCSS("height", "36px");
  await expect(field(page, "Day").or(page.getByLabel("Day"))).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
});

test("a page to open is shown in the colours of the app", async ({ page }) => {
  await page.goto(app.url);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByText("tables.example").first()).toBeVisible();
  await page.getByRole("button", { name: "Decline" }).click();
  await expect(page.getByText('{"action":"decline"}')).toBeVisible();
});

test("by its address the command adds what it adds by its file", () => {
  const filesOf = (name: string) =>
    readdirSync(join(made, name), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name: file }) => join(parentPath, file))
      .map((path) => [path.slice(join(made, name).length), readFileSync(path, "utf8")])
      // What the build has made of one of them.
      .filter(([path = ""]) => !path.startsWith("/dist"))
      .toSorted();
  const files = filesOf("served");
  expect(files.map(([path]) => path)).toContain("/src/components/elicitation.tsx");
  expect(files).toEqual(filesOf("app"));
});
