import { expect, type Page } from "@playwright/test";
import { findBarriers, stopClock } from "./support";
import {
  atLevel,
  hostile,
  expectReady,
  local,
  mountConsent,
  openConsentPage,
  press,
  remote,
  screen,
  toOpen,
} from "./consentPage";
import { targetTest as test } from "./fixtures";
import { behave, release } from "./mount";
import type { ConsentProps } from "./pages/consent";

/** Checks the screen in the light and in the dark. */
async function expectNoBarriers(page: Page) {
  for (const scheme of ["light", "dark"]) {
    await page.evaluate((value) => {
      document.documentElement.style.colorScheme = value;
    }, scheme);
    expect(await findBarriers(page)).toEqual([]);
  }
}

test.beforeEach(async ({ page }) => {
  await openConsentPage(page);
});

test("axe finds nothing at any level", async ({ page }) => {
  for (const url of [...Object.values(atLevel), hostile[0]?.url ?? "", hostile[8]?.url ?? ""]) {
    await mountConsent(page, { request: toOpen(url), requester: remote });
    await expect(screen(page).heading).toBeVisible();
    await expectNoBarriers(page);
  }
});

test("the level is the first word that is heard", async ({ page }) => {
  const words = { info: "Note", caution: "Caution", danger: "Danger", blocked: "Blocked" };
  for (const [level, word] of Object.entries(words)) {
    const request = toOpen(atLevel[level as keyof typeof words]);
    await mountConsent(page, { request, requester: remote });
    await expect(screen(page).heading).toBeVisible();
    const region = page.getByRole("region", { name: `${word}: Remote tools: ` });
    await expect(region).toHaveAccessibleDescription(new RegExp(`^${word}: `));
  }
});

test("axe finds nothing in any state", async ({ page, target }) => {
  const props: ConsentProps = { request: toOpen(target.url), requester: local };
  const show = (more: Partial<ConsentProps>) => mountConsent(page, { ...props, ...more });
  const { open, status, decline, finished, resend } = screen(page);
  /** Shows a consent of its own, and presses Open. */
  const opened = async (message: string, more: Partial<ConsentProps>) => {
    await show({ request: toOpen(target.url, message), ...more });
    await expectReady(page);
    await press(open);
  };

  // However long it takes to press, it is too soon.
  await stopClock(page);
  await show({});
  await press(open);
  await expect(status).toHaveText(/^Check the address, then click Open again\./);
  await page.clock.resume();
  await expectNoBarriers(page);
  await expectReady(page);
  await expectNoBarriers(page);

  await opened("opening", { openUrl: "hang" });
  await expectNoBarriers(page);
  await opened("refused", { openUrl: false });
  await expectNoBarriers(page);
  await press(decline);
  await expectNoBarriers(page);

  await opened("unopened", {});
  await expect(screen(page).link).toBeVisible();
  await expectNoBarriers(page);

  await behave(page, "hang");
  await opened("pending", { openUrl: true });
  await expect(page.getByRole("button", { name: "Sending…" })).toBeVisible();
  await expectNoBarriers(page);
  await release(page, "The line is dead");
  await expect(resend).toBeVisible();
  await expectNoBarriers(page);
  await behave(page, "resolve");
  await press(resend);
  await expect(finished).toBeVisible();
  await expectNoBarriers(page);

  const again = { request: toOpen(target.url, "pending"), openUrl: true };
  await show({ ...again, onFinish: "hang" });
  await press(finished);
  await expectNoBarriers(page);
  await release(page, "Not yet");
  await expect(status).toHaveText("This isn’t finished yet.");
  await expectNoBarriers(page);
  await show({ ...again, completed: true });
  await expectNoBarriers(page);
  await show({ expired: true, request: toOpen(target.url, "expired") });
  await expectNoBarriers(page);
});
