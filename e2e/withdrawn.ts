import { expect, type Frame, type Page } from "@playwright/test";

/** Expects a request to say that it was withdrawn, with what was typed still there, and closes it. */
export async function closeWithdrawn(shown: Page | Frame, typed: string): Promise<void> {
  const notice = shown.getByText(/ no longer needs this\. Nothing was sent\.$|or withdrawn\.$/);
  await expect(notice.first()).toBeVisible();
  await expect(shown.getByRole("textbox").first()).toHaveValue(typed);
  await shown.getByRole("button", { name: "Close" }).click();
}
