import { expect, type Page } from "@playwright/test";
import { screen } from "./consentPage";

/** Agrees to open the page that is asked for, and signs in on it. */
export async function signIn(page: Page) {
  const opening = page.context().waitForEvent("page");
  // Real time: Playwright presses when the button is no longer held back.
  await screen(page).open.click();
  const opened = await opening;
  await opened.getByRole("button", { name: "Sign in" }).click();
  await expect(opened.getByText("Signed in.")).toBeVisible();
}
