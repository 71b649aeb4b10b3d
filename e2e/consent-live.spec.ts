import { expect } from "@playwright/test";
import { callTool, serverReport } from "./liveCalls";
import { agree, screen } from "./consentPage";
import { targetTest as test } from "./fixtures";
import { servers } from "./servers";

// What the server reports counts: not what the page believes it has sent.

test.beforeEach(async ({ page, target }) => {
  await callTool(page, servers.pages, `${target.url}pay`);
  await expect(page.getByText("Please open the link to complete this action.")).toBeVisible();
  await expect(screen(page).domain).toHaveText("localhost");
  expect(target.visits).toEqual([]);
});

test("the server is told that the person agreed, once the page was opened", async ({
  page,
  target,
}) => {
  const opened = await agree(page);
  await expect(opened.locator("#opener")).toHaveText("null");
  expect(await serverReport(page)).toEqual({ action: "accept" });
  await expect(page.getByLabel("What the server got")).toContainText(`URL: ${target.url}pay`);
  expect(target.visits).toEqual([{ path: "/pay", referer: undefined }]);
});

test("the server is told that the person declined", async ({ page, target }) => {
  await screen(page).decline.click();
  expect(await serverReport(page)).toEqual({ action: "decline" });
  expect(target.visits).toEqual([]);
});

test("the server is told that the person cancelled, by the button", async ({ page, target }) => {
  await screen(page).cancel.click();
  expect(await serverReport(page)).toEqual({ action: "cancel" });
  expect(target.visits).toEqual([]);
});

test("the server is told that the person cancelled, by Escape", async ({ page, target }) => {
  await screen(page).decline.focus();
  await page.keyboard.press("Escape");
  expect(await serverReport(page)).toEqual({ action: "cancel" });
  expect(target.visits).toEqual([]);
});
