import { needsChromium, stopClock } from "./support";
import { expect, type Locator, type Page } from "@playwright/test";
import {
  addressObserved,
  atLevel,
  calls,
  expectReady,
  local,
  mountConsent,
  openConsentPage,
  press,
  remote,
  screen,
  toOpen,
  windowsAskedFor,
} from "./consentPage";
import { targetTest as test } from "./fixtures";
import { results } from "./mount";
import type { ConsentProps } from "./pages/consent";

// The clock stands still but for what a test lets pass, so every millisecond is exact.

const TOO_SOON = "Check the address, then click Open again.";

test.beforeEach(async ({ page }) => {
  await openConsentPage(page);
  await stopClock(page);
});

/** Shows a consent, and returns once its wait has begun. */
async function ask(page: Page, props: ConsentProps) {
  await mountConsent(page, props);
  await addressObserved(page);
}

/**
 * Puts a button of the host exactly where Open will be, with the focus on it. Pressing it shows the
 * consent, as a host does that calls a tool.
 */
async function askByPress(
  page: Page,
  props: ConsentProps,
  focus: "open" | "decline" | "cancel" = "open",
) {
  await mountConsent(page, props);
  const box = await screen(page).open.boundingBox();
  await page.evaluate(() => window.unmountConsent());
  await page.evaluate(
    ({ given, place, focused }) => {
      const button = document.createElement("button");
      button.textContent = "Call the tool";
      Object.assign(button.style, { position: "fixed", boxSizing: "border-box" });
      for (const [side, length] of Object.entries(place)) button.style.setProperty(side, length);
      button.addEventListener("click", () => {
        button.remove();
        window.mountConsent(given);
        // The worst that a host can do: an action has the focus at once.
        document.querySelector<HTMLElement>(`[data-name="${focused}"]`)?.focus();
      });
      document.body.append(button);
      button.focus();
    },
    {
      given: props,
      focused: focus,
      place: {
        left: `${box?.x}px`,
        top: `${box?.y}px`,
        width: `${box?.width}px`,
        height: `${box?.height}px`,
      },
    },
  );
  return page.getByRole("button", { name: "Call the tool" });
}

test("who goes past the address is taken to it, and from there back to what opens it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 280, height: 120 });
  await mountConsent(page, { request: toOpen(atLevel.caution), requester: remote });
  const { open, status } = screen(page);
  const address = page.locator('[data-elicit="host"]');
  // The focus brings Open into view, and the address out of it, before it can have been read.
  await open.focus();
  await addressObserved(page);
  await expect(address).not.toBeInViewport();
  await page.clock.runFor(5_000);

  await page.keyboard.press("Enter");
  await expect(status).toHaveText(TOO_SOON);
  await expect(address).toBeInViewport({ ratio: 0.5 });
  await addressObserved(page);
  await page.clock.runFor(1_000);

  await page.keyboard.press("Enter");
  await expect(open).toBeInViewport({ ratio: 0.5 });
  await addressObserved(page);
  await page.clock.runFor(1_000);
  expect(await windowsAskedFor(page)).toBe(0);

  await page.keyboard.press("Enter");
  expect(await windowsAskedFor(page)).toBe(1);
});

test("a click at 400 ms opens nothing; one 600 ms later opens exactly one window", async ({
  page,
  context,
  target,
}) => {
  await ask(page, { request: toOpen(target.url), requester: local });
  await page.clock.runFor(400);
  await press(screen(page).open);
  expect(await windowsAskedFor(page)).toBe(0);
  expect(await results(page)).toEqual([]);

  await page.clock.runFor(600);
  const opening = context.waitForEvent("page");
  await press(screen(page).open);
  await opening;
  expect(await windowsAskedFor(page)).toBe(1);
  expect(context.pages()).toHaveLength(2);
  expect(await results(page)).toEqual([{ action: "accept" }]);
});

test("Open acts after 500 ms, not one earlier, and looks the same before", async ({
  page,
  target,
}) => {
  await ask(page, { request: toOpen(target.url), requester: local });
  const { open, status } = screen(page);
  const look = () =>
    open.evaluate((button) => {
      const { opacity, color, backgroundColor, borderColor } = getComputedStyle(button);
      return { opacity, color, backgroundColor, borderColor };
    });

  await page.clock.runFor(499);
  await expectReady(page, false);
  await expect(open).toHaveAttribute("aria-disabled", "true");
  await expect(status).toHaveText("");
  const before = await look();
  expect(before.opacity).toBe("1");

  await page.clock.runFor(1);
  await expectReady(page);
  await expect(open).not.toHaveAttribute("aria-disabled");
  await expect(status).toHaveText("");
  expect(await look()).toEqual(before);
});

test("Enter that is held while the consent appears, on its Open button, opens nothing", async ({
  page,
  target,
}) => {
  await askByPress(page, { request: toOpen(target.url), requester: local });
  await page.keyboard.down("Enter");
  await addressObserved(page);
  await expect(screen(page).open).toBeFocused();
  // Two seconds of repeats: longer than any number of early presses could hold it back.
  for (let repeat = 0; repeat < 60; repeat += 1) {
    await page.clock.runFor(33);
    await page.keyboard.down("Enter");
  }
  await page.keyboard.up("Enter");
  expect(await windowsAskedFor(page)).toBe(0);
  expect(await results(page)).toEqual([]);

  // It is the repeats that are refused, not the key.
  await page.clock.runFor(500);
  await page.keyboard.press("Enter");
  expect(await windowsAskedFor(page)).toBe(1);
});

for (const action of ["decline", "cancel"] as const)
  test(`Enter that is held while the consent appears, on ${action}, answers nothing`, async ({
    page,
    target,
  }) => {
    await askByPress(page, { request: toOpen(target.url), requester: local }, action);
    await page.keyboard.down("Enter");
    await expect(screen(page)[action]).toBeFocused();
    await page.keyboard.down("Enter");
    await page.keyboard.down("Enter");
    await page.keyboard.up("Enter");
    expect(await results(page)).toEqual([]);
    // Pressed again at once, it is still meant for what was there before.
    await page.keyboard.press("Enter");
    expect(await results(page)).toEqual([]);
    await page.clock.runFor(500);
    await page.keyboard.press("Enter");
    expect(await results(page)).toEqual([{ action }]);
  });

test("Space that is held while the consent appears opens nothing when it is let go", async ({
  page,
  target,
}) => {
  await askByPress(page, { request: toOpen(target.url), requester: local });
  await page.keyboard.press("Enter");
  await addressObserved(page);
  await page.evaluate(() => {
    // The key went down elsewhere.
    const elsewhere = document.createElement("input");
    document.body.append(elsewhere);
    elsewhere.focus();
  });
  await page.keyboard.down("Space");
  await screen(page).open.focus();
  for (let repeat = 0; repeat < 30; repeat += 1) {
    await page.clock.runFor(33);
    await page.keyboard.down("Space");
  }
  await expectReady(page);
  await page.keyboard.up("Space");
  expect(await windowsAskedFor(page)).toBe(0);
  expect(await results(page)).toEqual([]);
});

test("the second click of a double click, on what made the consent appear, opens nothing", async ({
  page,
  target,
}) => {
  const host = await askByPress(page, { request: toOpen(target.url), requester: local });
  const box = await host.boundingBox();
  if (!box) throw new Error("The host's button is not drawn.");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.up();
  await addressObserved(page);
  await page.clock.runFor(80);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });

  // It did reach Open, and was told so.
  await expect(screen(page).status).toHaveText(TOO_SOON);
  expect(await windowsAskedFor(page)).toBe(0);
  expect(await results(page)).toEqual([]);
});

for (const { opened, openUrl, parts } of [
  { opened: "by the browser", openUrl: undefined, parts: ["open", "finish", "close"] },
  { opened: "by the host", openUrl: "nothing", parts: ["open", "finish", "close"] },
  { opened: "not at all", openUrl: false, parts: ["decline", "cancel", "link"] },
] as const)
  test(
    `a double click on Open is one press where the page is opened ${opened}`,
    needsChromium("the second click of two says so"),
    async ({ page, target }) => {
      const expected = { windows: 0, results: 0, calls: 0 };
      for (const part of parts) {
        const href = `${target.url}${part}`;
        await ask(page, { request: toOpen(href), requester: local, openUrl });
        await page.clock.runFor(500);
        // The worst that a layout can do: this part comes exactly where Open was.
        const selector =
          part === "link" ? '[data-elicit="fallback-link"]' : `[data-after][data-name="${part}"]`;
        const style = await page.addStyleTag({
          content: `${selector} { position: fixed; inset: 0; z-index: 1; }`,
        });
        await press(screen(page).open, { clickCount: 2 });
        await expect(page.locator(selector)).toBeVisible();

        if (openUrl === undefined) expected.windows += 1;
        else expected.calls += 1;
        if (openUrl !== false) expected.results += 1;
        expect({
          windows: await windowsAskedFor(page),
          results: (await results(page)).length,
          calls: (await calls(page)).length,
        }).toEqual(expected);
        await style.evaluate((element: HTMLStyleElement) => element.remove());
      }
      expect(target.visits.filter(({ path }) => path === "/link")).toEqual([]);
    },
  );

test("two presses of a key are not two windows", async ({ page, target }) => {
  await ask(page, { request: toOpen(target.url), requester: local });
  await page.clock.runFor(500);
  await press(screen(page).open);
  await expect(screen(page).openAgain).toBeVisible();
  await addressObserved(page);
  await page.clock.runFor(1_000);
  await screen(page).openAgain.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  expect(await windowsAskedFor(page)).toBe(2);
  await page.clock.runFor(500);
  await page.keyboard.press("Enter");
  expect(await windowsAskedFor(page)).toBe(3);
});

test("a press that comes too soon starts the wait again, at most twenty times", async ({
  page,
  target,
}) => {
  await ask(page, { request: toOpen(target.url), requester: local });
  const { open, status } = screen(page);
  for (let early = 1; early <= 20; early += 1) {
    await page.clock.runFor(499);
    await press(open);
    await expect(status).toHaveText(TOO_SOON);
  }
  // The twentieth did; the next one no longer does.
  await page.clock.runFor(499);
  await press(open);
  await expect(status).toHaveText(TOO_SOON);
  expect(await windowsAskedFor(page)).toBe(0);
  await page.clock.runFor(1);
  await expectReady(page);
  await press(open);
  expect(await windowsAskedFor(page)).toBe(1);
});

test("a danger is looked at for 1,000 ms, and its second act enables Open at once", async ({
  page,
  target,
}) => {
  // A server elsewhere has no business on this computer.
  await ask(page, { request: toOpen(target.url), requester: remote });
  const { open, check, status } = screen(page);
  await press(check);
  await page.clock.runFor(999);
  await press(open);
  expect(await windowsAskedFor(page)).toBe(0);
  await expect(status).toHaveText(TOO_SOON);
  await press(check);
  await page.clock.runFor(10_000);
  await expect(open).toHaveAttribute("aria-disabled", "true");
  await press(open);
  await open.press("Enter");

  await expect(status).toHaveText("Select the checkbox to continue.");

  await press(check);
  await expect(status).toHaveText("");
  // Taken back, the act counts no more.
  await press(check);
  await press(open);
  expect(await windowsAskedFor(page)).toBe(0);
  expect(await results(page)).toEqual([]);
  await press(check);
  await press(open);
  expect(await windowsAskedFor(page)).toBe(1);
  expect(await results(page)).toEqual([{ action: "accept" }]);
});

test("events that a script made up never open", async ({ page, context, target }) => {
  await ask(page, { request: toOpen(target.url), requester: local });
  await page.clock.runFor(500);
  await screen(page).open.evaluate((open: HTMLElement) => {
    open.focus();
    open.click();
    const bubbles = { bubbles: true, cancelable: true, composed: true };
    open.dispatchEvent(new MouseEvent("click", { ...bubbles, detail: 1 }));
    for (const type of ["pointerdown", "pointerup", "click"])
      open.dispatchEvent(new PointerEvent(type, { ...bubbles, pointerId: 1 }));
    for (const type of ["keydown", "keypress", "keyup"]) {
      open.dispatchEvent(new KeyboardEvent(type, { ...bubbles, key: "Enter", code: "Enter" }));
      open.dispatchEvent(new KeyboardEvent(type, { ...bubbles, key: " ", code: "Space" }));
    }
  });
  expect(await windowsAskedFor(page)).toBe(0);
  expect(await results(page)).toEqual([]);

  // Nor do they hold back a person.
  const opening = context.waitForEvent("page");
  await press(screen(page).open);
  await opening;
  expect(await windowsAskedFor(page)).toBe(1);
});

test("another address or another message is waited for anew; an equal request is not", async ({
  page,
  target,
}) => {
  const props = { request: toOpen(target.url), requester: local };
  await ask(page, props);
  await page.clock.runFor(500);
  await mountConsent(page, props);
  await expectReady(page);

  for (const request of [
    toOpen(`${target.url}elsewhere`),
    toOpen(`${target.url}elsewhere`, "Please open this other page."),
  ]) {
    await ask(page, { ...props, request });
    await page.clock.runFor(499);
    await expectReady(page, false);
    await page.clock.runFor(1);
    await expectReady(page);
  }
});

test("a page that is opened late can no longer answer for another request", async ({
  page,
  target,
}) => {
  const props = { requester: local, openUrl: "hang" } as const;
  await ask(page, { ...props, request: toOpen(target.url) });
  await page.clock.runFor(500);
  await press(screen(page).open);
  await ask(page, { ...props, request: toOpen(`${target.url}other`) });
  await page.evaluate(() => window.release());
  await expect(screen(page).open).toBeVisible();
  expect(await results(page)).toEqual([]);
});

test.describe("below the fold", () => {
  test.beforeEach(async ({ page, target }) => {
    await page.evaluate(() => {
      document.body.style.paddingTop = "3000px";
    });
    await mountConsent(page, { request: toOpen(target.url), requester: local });
    await addressObserved(page);
    await page.clock.runFor(10_000);
    await expectReady(page, false);
  });

  async function expectTheWholeWait(page: Page) {
    await addressObserved(page);
    await page.clock.runFor(499);
    await expectReady(page, false);
    await page.clock.runFor(1);
    await expectReady(page);
  }

  test("nothing is waited for while the address is out of view", async ({ page }) => {
    await page.locator('[data-elicit="host"]').scrollIntoViewIfNeeded();
    await expectTheWholeWait(page);
  });

  test("Playwright's own click is told that it came too soon, and another one opens", async ({
    page,
  }) => {
    const { open, status } = screen(page);
    await page.getByRole("button", { name: /Open/ }).click();
    await expect(status).toHaveText(TOO_SOON);
    expect(await windowsAskedFor(page)).toBe(0);
    // It waits until the button is enabled.
    const second = open.click();
    await addressObserved(page);
    await page.clock.runFor(500);
    await second;
    expect(await windowsAskedFor(page)).toBe(1);
  });

  test("a press opens nothing while the address is out of view: it brings the screen into view", async ({
    page,
  }) => {
    const { open } = screen(page);
    await open.evaluate((button) => button.focus({ preventScroll: true }));
    await page.keyboard.press("Enter");
    expect(await windowsAskedFor(page)).toBe(0);

    await expect(page.locator('[data-elicit="host"]')).toBeInViewport({ ratio: 0.9 });
    await expect(open).toBeInViewport({ ratio: 0.9 });
    await expectTheWholeWait(page);
    expect(await windowsAskedFor(page)).toBe(0);
    await page.keyboard.press("Enter");
    expect(await windowsAskedFor(page)).toBe(1);
  });
});

test("on a screen too low for both, the address is read first, and then Open comes into view", async ({
  page,
  target,
}) => {
  await page.setViewportSize({ width: 320, height: 120 });
  const long = "Please open this page. ".repeat(60);
  await mountConsent(page, { request: toOpen(target.url, long), requester: remote });
  await addressObserved(page);
  const { open, check, status } = screen(page);
  const scrollTo = async (part: Locator) => {
    await part.evaluate((element) => element.scrollIntoView({ block: "center" }));
    await addressObserved(page);
  };

  // Not read yet.
  await press(check);
  await scrollTo(open);
  await page.clock.runFor(10_000);
  await expectReady(page, false);

  await scrollTo(page.locator('[data-elicit="host"]'));
  await page.clock.runFor(10_000);
  await expect(open).toHaveAttribute("data-waiting");

  await scrollTo(open);
  await page.clock.runFor(999);
  await press(open);
  await expect(status).toHaveText(TOO_SOON);
  await page.clock.runFor(1_000);
  await press(open);
  expect(await windowsAskedFor(page)).toBe(1);
  expect(await results(page)).toEqual([{ action: "accept" }]);
});

test.describe("a press that began on one request and ends on the next", () => {
  for (const held of ["the mouse button", "Space"]) {
    test(`opens nothing, be ${held} held for long; the press after it does`, async ({
      page,
      target,
    }) => {
      await ask(page, { request: toOpen(`${target.url}?first`), requester: local });
      await page.clock.runFor(600);
      const { open } = screen(page);
      await open.focus();
      await open.hover();
      await (held === "Space" ? page.keyboard.down("Space") : page.mouse.down());
      await ask(page, { request: toOpen(`${target.url}?second`), requester: local });
      await page.clock.runFor(700);
      await (held === "Space" ? page.keyboard.up("Space") : page.mouse.up());
      expect(await windowsAskedFor(page)).toBe(0);
      await press(open);
      expect(await windowsAskedFor(page)).toBe(1);
    });
  }
});
