import { gzipSync } from "node:zlib";
import { expect, type Page, type Response, test } from "@playwright/test";
import { lateBudgets } from "../scripts/build/budgets.mjs";
import { approvalRequest } from "react-elicitation/core";
import { local, mountConsent, openEmptyPage, screen, toOpen } from "./consentPage";
import { mount, results } from "./mount";
import { servers } from "./servers";
import { tableBooking } from "../stories/requests/tableBooking";

// The size of the code that loads after the first frame. The performance page has the same budgets.

/** Counts the KB of scripts that a page loads from now on, gzipped. */
function countScripts(page: Page) {
  const fetched: Promise<Buffer>[] = [];
  const count = (response: Response) => {
    if (new URL(response.url()).pathname.endsWith(".js")) fetched.push(response.body());
  };
  page.on("response", count);
  return async () => {
    page.off("response", count);
    const bodies = await Promise.all(fetched);
    return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0) / 1_000;
  };
}

test("a first form loads late code within its budget", async ({ page }) => {
  await page.goto(servers.pages);
  await expect.poll(() => page.evaluate(() => "mount" in window)).toBe(true);
  const loaded = countScripts(page);
  await mount(page, { request: tableBooking });
  await expect(page.locator('[data-elicit="stepper"]')).toBeVisible();
  await page.waitForLoadState("networkidle");
  await page.getByRole("textbox", { name: "Name for the table" }).fill("Ada");
  await page.getByRole("button", { name: "Submit" }).click();
  await expect.poll(() => results(page)).toHaveLength(1);
  expect(await loaded()).toBeLessThanOrEqual(lateBudgets.form.budget);
});

test("a first URL request loads late code within its budget", async ({ page }) => {
  await openEmptyPage(page);
  const loaded = countScripts(page);
  await mountConsent(page, { request: toOpen("https://example.com/login"), requester: local });
  await expect(screen(page).open).toBeEnabled();
  await page.waitForLoadState("networkidle");
  expect(await loaded()).toBeLessThanOrEqual(lateBudgets.consent.budget);
});

test("a first approval loads late code within its budget", async ({ page }) => {
  await page.goto(`${servers.pages}dialog.html?inline&once`);
  await expect.poll(() => page.evaluate(() => "ask" in window)).toBe(true);
  await page.waitForLoadState("networkidle");
  const loaded = countScripts(page);
  const request = approvalRequest({ type: "command", command: "npm test" });
  await page.evaluate((each) => window.ask(each), request);
  await page.getByRole("button", { name: /^Allow once/ }).click();
  await page.waitForLoadState("networkidle");
  expect(await loaded()).toBeLessThanOrEqual(lateBudgets.approval.budget);
});
