import { expect, type Page } from "@playwright/test";
import {
  addressObserved,
  calls,
  local,
  mountConsent,
  openConsentPage,
  press,
  screen,
  toOpen,
  windowsAskedFor,
} from "./consentPage";
import { targetTest as test } from "./fixtures";
import { release, results } from "./mount";
import type { ConsentProps } from "./pages/consent";
import type { Target } from "./servers/targetServer";
import { readClipboard, stopClock } from "./support";

// A host that opens pages by its own means: Electron, a web view, an extension.

test.beforeEach(async ({ page }) => {
  await openConsentPage(page);
  await stopClock(page);
});

/** Shows a consent of its own whose host opens like this, and presses Open. */
async function open(page: Page, target: Target, openUrl: NonNullable<ConsentProps["openUrl"]>) {
  await mountConsent(page, {
    request: toOpen(`${target.url}login`, `Please open this page (${JSON.stringify(openUrl)}).`),
    requester: local,
    openUrl,
    escape: "cancel",
  });
  await addressObserved(page);
  await page.clock.runFor(500);
  await press(screen(page).open);
}

test("it replaces the opening, whether it answers at once, later, or nothing", async ({
  page,
  target,
}) => {
  const expected: string[] = [];
  for (const openUrl of ["nothing", true, "resolve"] as const) {
    await open(page, target, openUrl);
    await expect(screen(page).status).toHaveText(/^The page opened in a new window\./);
    expected.push(`open ${target.url}login`);
    expect(await calls(page)).toEqual(expected);
    expect(await windowsAskedFor(page)).toBe(0);
    expect(await results(page)).toEqual(expected.map(() => ({ action: "accept" })));
  }
});

test("it is called within the person's click", async ({ page, target }) => {
  const inClick = await page.evaluateHandle(() => {
    const seen: unknown[] = [];
    addEventListener("click", () => seen.push(...window.calls, navigator.userActivation.isActive));
    return seen;
  });
  await open(page, target, "nothing");
  expect(await inClick.jsonValue()).toEqual([`open ${target.url}login`, true]);
});

test("while it is pending nothing is sent, and nothing can be", async ({ page, target }) => {
  await open(page, target, "hang");
  await expect(screen(page).status).toHaveText("Opening a new window…");
  await page.clock.runFor(10_000);
  await page.keyboard.press("Enter");
  await press(page.getByRole("button", { name: "Opening…" }));
  for (const name of ["open", "openAgain", "link"] as const)
    await expect(screen(page)[name]).toHaveCount(0);
  expect(await results(page)).toEqual([]);

  await release(page);
  await expect(screen(page).finished).toBeVisible();
  expect(await calls(page)).toEqual([`open ${target.url}login`]);
  expect(await results(page)).toEqual([{ action: "accept" }]);
});

test("where it fails, in whatever way, nothing is sent, and there is a link", async ({
  page,
  target,
}) => {
  for (const openUrl of [
    false,
    "throws",
    "later false",
    "foreign promise of false",
    { reject: "This host opens nothing." },
  ] as const) {
    await open(page, target, openUrl);
    await expect(screen(page).status).toHaveText(/Nothing was sent/);
    const { link } = screen(page);
    await expect(link).toHaveAttribute("href", `${target.url}login`);
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", "noopener noreferrer");
    await expect(link).toHaveAttribute("referrerpolicy", "no-referrer");
    await expect(screen(page).copy).toBeVisible();
    await page.clock.runFor(10_000);
    expect(await results(page)).toEqual([]);
  }
  expect(await windowsAskedFor(page)).toBe(0);
  expect(target.visits).toEqual([]);
});

test("who then follows the link agrees, once", async ({ page, context, target }) => {
  await open(page, target, false);
  const opening = context.waitForEvent("page");
  await screen(page).link.click();
  const opened = await opening;
  await expect(opened.locator("#opener")).toHaveText("null");
  await expect(opened.locator("#referrer")).toHaveText('""');
  await page.keyboard.press("Escape");
  expect(await results(page)).toEqual([{ action: "accept" }]);
  expect(target.visits).toEqual([{ path: "/login", referer: undefined }]);
});

test("who then follows the link by a middle click agrees, once", async ({ page, target }) => {
  await open(page, target, false);
  await screen(page).link.click({ button: "middle" });
  await expect.poll(() => results(page)).toEqual([{ action: "accept" }]);
});

test("who then copies the link agrees, once", async ({ page, target }) => {
  await open(page, target, false);
  await press(screen(page).copy);
  await expect(page.getByText("Link copied.")).toBeVisible();
  await press(screen(page).copy);
  expect(await readClipboard(page)).toBe(`${target.url}login`);
  await expect(screen(page).finished).toBeVisible();
  await expect(page.getByText(/Nothing was sent/)).toHaveCount(0);
  expect(await results(page)).toEqual([{ action: "accept" }]);
});

test("copying that the browser refuses is no consent", async ({ page, target }) => {
  await page.evaluate(() => {
    Object.defineProperty(navigator.clipboard, "writeText", {
      value: () => Promise.reject(new DOMException("No.", "NotAllowedError")),
    });
  });
  await open(page, target, false);
  await press(screen(page).copy);
  await expect(page.getByText(/^Copying isn’t allowed here\./)).toBeVisible();
  expect(await results(page)).toEqual([]);
  await press(screen(page).decline);
  expect(await results(page)).toEqual([{ action: "decline" }]);
});

for (const action of ["decline", "cancel"] as const)
  test(`who then presses ${action} says just that`, async ({ page, target }) => {
    await open(page, target, false);
    await expect(screen(page).link).toBeVisible();
    await press(screen(page)[action]);
    await expect(screen(page).link).toHaveCount(0);
    expect(await results(page)).toEqual([{ action }]);
  });

test("opening it again in vain takes nothing back that was sent", async ({ page, target }) => {
  await open(page, target, true);
  await mountConsent(page, {
    request: toOpen(`${target.url}login`, "Please open this page (true)."),
    requester: local,
    openUrl: false,
  });
  await expect(screen(page).openAgain).toBeVisible();
  await addressObserved(page);
  await page.clock.runFor(500);
  await press(screen(page).openAgain);
  await expect(screen(page).status).toHaveText("If the page didn’t open, use this link:");
  await expect(screen(page).link).toBeVisible();
  await expect(screen(page).decline).toHaveCount(0);
  expect(await results(page)).toEqual([{ action: "accept" }]);
});

test("what never ends can be cancelled, and what comes of it later changes nothing", async ({
  page,
  target,
}) => {
  await open(page, target, "hang");
  await screen(page).cancel.click();
  await expect(screen(page).status).toHaveText("Canceled");
  await release(page);
  await page.clock.runFor(10_000);
  await expect(screen(page).status).toHaveText("Canceled");
  expect(await results(page)).toEqual([{ action: "cancel" }]);
});
