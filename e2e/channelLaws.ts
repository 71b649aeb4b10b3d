import { expect, type test as base } from "@playwright/test";
import type { Asking, Open } from "./askers";
import { watchForTrouble } from "./watchForTrouble";
import { closeWithdrawn } from "./withdrawn";

const asked = ({ shown }: Asking) => shown.locator('[data-elicit="elicitation"]');
const name = ({ shown }: Asking) => shown.getByRole("textbox", { name: "Name" });
const submit = ({ shown }: Asking) => shown.getByRole("button", { name: "Submit" });

/** What holds on every channel, with an asker on its other side that knows nothing of this package. */
export function channelLaws(test: typeof base, open: Open) {
  test("carries a request one way and its answer the other", async ({ page }) => {
    const asking = await open(page);
    await asking.ask();
    await expect(asked(asking).getByText("Who are you?")).toBeVisible();
    await name(asking).fill("Ada");
    await submit(asking).click();
    expect(await asking.got()).toEqual({ action: "accept", content: { name: "Ada" } });
    await expect(asked(asking)).toHaveCount(0);
  });

  test("withdrawn while the user types (notifications/cancelled): the form says so", async ({
    page,
  }) => {
    const asking = await open(page);
    await asking.ask();
    await name(asking).pressSequentially("Ad");
    await asking.takeBack();
    await closeWithdrawn(asking.shown, "Ad");
    await expect(asked(asking)).toHaveCount(0);
  });

  test("garbage is survived, before a request and while the person types", async ({ page }) => {
    const trouble = await watchForTrouble(page);
    const asking = await open(page);
    await asking.sendGarbage();
    await asking.ask();
    await name(asking).pressSequentially("Ad");
    await asking.sendGarbage();
    await name(asking).pressSequentially("a");
    await submit(asking).click();
    expect(await asking.got()).toEqual({ action: "accept", content: { name: "Ada" } });
    expect(await trouble.read()).toEqual([]);
  });

  test("the host's end of it cancels: the form says so, and so does the response", async ({
    page,
  }) => {
    const asking = await open(page);
    await asking.ask();
    await name(asking).pressSequentially("Ad");
    await asking.shown.evaluate(() => window.disconnect());
    expect(await asking.got()).toEqual({ action: "cancel" });
    await closeWithdrawn(asking.shown, "Ad");
    await expect(asked(asking)).toHaveCount(0);
  });
}
