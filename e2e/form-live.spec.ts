import { expect, test } from "@playwright/test";
import { answerEveryField, callTool, everyAnswer, serverReport } from "./liveCalls";
import { nextView, readThrough } from "./support";

// What the server reports counts: not what the page believes it has sent.

test.beforeEach(async ({ page }) => {
  await callTool(page);
});

test("the server gets an answer to every field", async ({ page }) => {
  await answerEveryField(page);
  await page.getByRole("button", { name: "Submit" }).click();
  expect(await serverReport(page)).toEqual({ action: "accept", content: everyAnswer });
});

test("typing only the name sends the name, the eight defaults, and nothing else", async ({
  page,
}) => {
  await page.getByRole("textbox", { name: "String", exact: true }).fill("Ada");
  await readThrough(page);
  await page.getByRole("button", { name: "Submit" }).click();
  expect(await serverReport(page)).toEqual({
    action: "accept",
    content: {
      name: "Ada",
      firstLine: "It was a dark and stormy night.",
      integer: 42,
      number: 3.14,
      untitledSingleSelectEnum: "Monica",
      untitledMultipleSelectEnum: ["Guitar"],
      titledSingleSelectEnum: "hero-1",
      titledMultipleSelectEnum: ["fish-1"],
      legacyTitledEnum: "pet-1",
    },
  });
});

test("declining says no, with no content", async ({ page }) => {
  await page.getByRole("textbox", { name: "String", exact: true }).fill("Ada");
  await page.getByRole("button", { name: "Decline" }).click();
  expect(await serverReport(page)).toEqual({ action: "decline" });
});

test("Escape cancels, with no content", async ({ page }) => {
  const box = page.getByRole("textbox", { name: "String", exact: true });
  // A key that comes before the form is in view is ignored.
  await nextView(box);
  await box.focus();
  await page.keyboard.press("Escape");
  expect(await serverReport(page)).toEqual({ action: "cancel" });
});

test("the Cancel button cancels, with no content", async ({ page }) => {
  await page.getByRole("button", { name: "Cancel" }).click();
  expect(await serverReport(page)).toEqual({ action: "cancel" });
});
