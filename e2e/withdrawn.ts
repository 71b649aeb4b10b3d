import { expect, type Frame, type Page } from "@playwright/test";

/** Expects a request to say that it was withdrawn, with what was typed still there, and closes it. */
export async function closeWithdrawn(
  shown: Page | Frame,
  typed: string,
  timeout = 30_000,
): Promise<void> {
  const notice = shown.getByText(/ no longer needs this\. Nothing was sent\.$|or withdrawn\.$/);
  await expect(notice.first()).toBeVisible({ timeout });
  // Answered elsewhere, it is folded.
  for (const entered of await shown.getByText("Show what you entered").all()) await entered.click();
  const values = shown
    .getByRole("textbox")
    .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value));
  expect(await values).toContain(typed);
  await shown.getByRole("button", { name: "Close" }).click();
}
