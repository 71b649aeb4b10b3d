import { expect, type Page, test } from "@playwright/test";
import {
  local,
  mountConsent,
  openConsentPage,
  press,
  screen,
  toOpen,
  windowsAskedFor,
} from "./consentPage";
import { targetTest } from "./fixtures";
import { mount, results } from "./mount";
import { servers } from "./servers";
import { needsChromium, nextView, stopClock } from "./support";

// A request that was not seen is answered by no click, and one that is shown again begins again. The
// clock is stopped; each test moves it.

/** Ways to hide what is in `#root`: a style of it, or what is around it. */
const ways = [
  "display: none",
  "visibility: hidden",
  "opacity: 0",
  "content-visibility: hidden",
  "clip-path: inset(50%)",
  "transform: scale(0)",
  "transform: scale(0.01)",
  "transform: translateX(-9999px)",
  "position: absolute; left: -9999px",
  "margin-top: 3000px",
  "height: 0; overflow: hidden",
  "zoom: 0.001",
  "hidden",
  "hidden=until-found",
  "closed <details>",
  "closed <dialog>",
] as const;

type Way = (typeof ways)[number];

/** Hides what is in `#root`, or shows it. */
async function setHidden(page: Page, way: Way, isHidden: boolean) {
  await page.evaluate(
    ([how, hides]) => {
      const root = document.querySelector<HTMLElement>("#root")!;
      const around = root.closest<HTMLElement & { open: boolean }>("details, dialog");
      const [, tag] = /^closed <(\w+)>$/.exec(how) ?? [];
      if (tag && !around) {
        const made = document.createElement(tag);
        root.before(made);
        made.append(root);
      } else if (around) {
        around.open = !hides;
      } else if (how.startsWith("hidden")) {
        if (hides) root.setAttribute("hidden", how.split("=")[1] ?? "");
        else root.removeAttribute("hidden");
      } else {
        root.style.cssText = hides ? how : "";
      }
    },
    [way, isHidden] as const,
  );
  await nextView(page.locator("body"));
}

const confirm = { request: { message: "Delete it?", requestedSchema: { properties: {} } } };
const submit = (page: Page) => page.getByRole("button", { name: "Confirm" });

/** Other engines don't tell of a clip path. */
const marksOf = (way: Way) =>
  way.startsWith("clip-path") ? needsChromium("it tells of a clip path") : {};

for (const way of ways) {
  const title = `that was hidden by "${way}" begins to count when it is shown`;
  test(`a form ${title}`, marksOf(way), async ({ page }) => {
    await page.goto(servers.pages);
    await stopClock(page);
    await setHidden(page, way, true);
    await mount(page, confirm);
    for (const round of ["mounted", "hidden again"]) {
      await test.step(round, async () => {
        await page.clock.runFor(2_000);
        await setHidden(page, way, false);
        // A style that hides it is noticed within 100 ms.
        await page.clock.runFor(100);
        await press(submit(page));
        await expect(page.getByText(/^This form just appeared/)).toBeVisible();
        await page.clock.runFor(400);
        await expect(submit(page)).toHaveAttribute("aria-disabled", "true");
        await page.clock.runFor(200);
        await expect(submit(page)).not.toHaveAttribute("aria-disabled");
        expect(await results(page)).toEqual([]);
        await setHidden(page, way, true);
      });
    }
    await setHidden(page, way, false);
    await page.clock.runFor(700);
    await press(submit(page));
    await expect.poll(() => results(page)).toHaveLength(1);
  });

  targetTest(`a consent ${title}`, marksOf(way), async ({ page, target }) => {
    await openConsentPage(page);
    await stopClock(page);
    await setHidden(page, way, true);
    await mountConsent(page, { request: toOpen(target.url), requester: local });
    await nextView(page.locator("body"));
    await page.clock.runFor(2_000);
    await setHidden(page, way, false);
    await page.clock.runFor(100);
    await press(screen(page).open);
    await expect(screen(page).status).toHaveText("Check the address, then click Open again.");
    expect(await windowsAskedFor(page)).toBe(0);
    await openWhenReady(page);
  });
}

/** Moves the clock until Open accepts clicks. */
async function becomeReady(page: Page) {
  await expect
    .poll(async () => {
      await page.clock.runFor(100);
      return screen(page).open.getAttribute("data-waiting");
    })
    .toBeNull();
}

/** Clicks Open until it acts. The browser reports late that nothing covers the address. */
async function openWhenReady(page: Page) {
  await expect
    .poll(async () => {
      await becomeReady(page);
      await press(screen(page).open);
      return windowsAskedFor(page);
    })
    .toBe(1);
}

/** Something of the host's over the consent, or a style of the address. */
interface Cover {
  over?: string;
  style?: string;
}

/** Puts it there, or takes it away. */
async function setCover(page: Page, { over, style }: Cover, isThere: boolean) {
  await page.evaluate(
    ([cover, css, adds]) => {
      document.querySelector("#cover")?.remove();
      if (adds && cover) {
        const element = document.createElement("div");
        element.id = "cover";
        element.style.cssText = cover;
        document.body.append(element);
      }
      const sheet = new CSSStyleSheet();
      if (adds && css) sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    },
    [over, style, isThere] as const,
  );
  await nextView(page.locator("body"));
}

const everything = "position: fixed; inset: 0; z-index: 9;";
const HOST = '[data-elicit="host"]';

const hiding: Record<string, Cover> = {
  "an opaque box that lets clicks through": {
    over: `${everything} background: white; pointer-events: none`,
  },
  "a header over the address": {
    over: "position: fixed; inset: 0 0 auto; height: 180px; background: #eee; z-index: 9",
  },
  "an opacity of 0.1": { style: `${HOST} { opacity: 0.1 }` },
  "a scale of 1 %": { style: `${HOST} { transform: scale(0.01) }` },
  "a font size of 0": { style: `${HOST} * { font-size: 0 }` },
  "transparent letters": { style: `${HOST} * { color: transparent }` },
  "letters without a fill": { style: `${HOST} * { -webkit-text-fill-color: #0000 }` },
};

const harmless: Record<string, Cover> = {
  nothing: {},
  "an empty layer for toasts": { over: `${everything} pointer-events: none` },
  "a watermark": {
    over: `${everything} background: white; opacity: 0.1; pointer-events: none`,
  },
  "a layer that inverts colors": {
    over: `${everything} background: white; mix-blend-mode: difference; pointer-events: none`,
  },
  "a scale of 90 %": { style: "body { transform: scale(0.9) }" },
  "an opacity of 0.9": { style: "body { opacity: 0.9 }" },
  "a filter and a blurred backdrop": {
    style: "#root { filter: drop-shadow(0 0 2px); backdrop-filter: blur(4px) }",
  },
};

for (const [name, cover] of Object.entries(hiding))
  targetTest(`Open doesn't work under ${name}, and does without`, async ({ page, target }) => {
    await openConsentPage(page);
    await stopClock(page);
    await mountConsent(page, { request: toOpen(target.url), requester: local });
    await setCover(page, cover, true);
    const { open, status } = screen(page);
    for (let clicks = 0; clicks < 3; clicks += 1) {
      await page.clock.runFor(1_000);
      await press(open);
      await expect(status).toHaveText("Check the address, then click Open again.");
    }
    expect(await windowsAskedFor(page)).toBe(0);
    await setCover(page, cover, false);
    await openWhenReady(page);
  });

for (const [name, cover] of Object.entries(harmless))
  targetTest(`Open works under ${name}`, async ({ page, target }) => {
    await openConsentPage(page);
    await stopClock(page);
    await setCover(page, cover, true);
    await mountConsent(page, { request: toOpen(target.url), requester: local });
    await nextView(page.locator("body"));
    await becomeReady(page);
    await press(screen(page).open);
    expect(await windowsAskedFor(page)).toBe(1);
  });

targetTest(
  "what was covered until just now is not opened",
  needsChromium("it tells of a cover"),
  async ({ page, target }) => {
    await openConsentPage(page);
    await stopClock(page);
    const cover = hiding["an opaque box that lets clicks through"]!;
    await setCover(page, cover, true);
    await mountConsent(page, { request: toOpen(target.url), requester: local });
    await nextView(page.locator("body"));
    await page.clock.runFor(5_000);
    const { open } = screen(page);
    await expect(open).not.toHaveAttribute("data-waiting");
    await setCover(page, cover, false);
    await expect(open).toHaveAttribute("data-waiting");
    await press(open);
    expect(await windowsAskedFor(page)).toBe(0);
  },
);
