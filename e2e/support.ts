import { type Browser, type FrameLocator, type Locator, type Page, test } from "@playwright/test";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

/**
 * Notes everything on a page that its author would want to hear of: errors in the console, errors
 * nobody caught, and what the content security policy refused.
 */
export async function watchForTrouble(page: Page): Promise<{ read(): Promise<string[]> }> {
  const trouble: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") trouble.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => trouble.push(`uncaught: ${error.message}`));
  await page.exposeBinding("noteViolation", (_source, violation: string) => {
    trouble.push(`refused: ${violation}`);
  });
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      const { noteViolation } = window as unknown as { noteViolation(text: string): void };
      noteViolation(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return {
    async read() {
      // Once the page answers this, what it reported before has arrived.
      await page.evaluate(() => 0);
      return trouble;
    },
  };
}

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Axe {
  run(
    context: string,
    options: object,
  ): Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }>;
}

/** What axe finds wrong on the page as it is now. */
export async function findBarriers(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.addScriptTag({ content: source });
  return page.evaluate(async () => {
    // What fades has no colour of its own on its way.
    const fading = document.getAnimations().filter((each) => each instanceof CSSTransition);
    await Promise.allSettled(fading.map((each) => each.finished));
    const { axe } = window as unknown as { axe: Axe };
    const { violations } = await axe.run("body", { resultTypes: ["violations"] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
    );
  });
}

/**
 * Clicks as a script of the page does: whatever covers it, and also where it says that it is of no
 * use. Not by Playwright's `dispatchEvent`, which crashes the page in a Firefox that people use.
 *
 * @param detail how many clicks it is said to be; those of a script are none.
 */
export async function clickByScript(target: Locator, detail = 0) {
  await target.evaluate((element, count) => {
    element.dispatchEvent(
      new MouseEvent("click", { bubbles: true, cancelable: true, detail: count }),
    );
  }, detail);
}

/** Waits until the browser has reported how much of an element is in view. */
export async function nextView(element: Locator) {
  await element.evaluate(
    (observed) =>
      new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(observed);
      }),
  );
}

/** Scrolls through a form, as a user does who reads it. A default counts once it was on screen. */
export async function readThrough(page: Page | FrameLocator | Locator) {
  const fields = page.locator("[data-elicit=field]");
  if ((await fields.count()) === 0) return;
  // A long form draws its further fields after the first frame. A page at rest may never be idle.
  await fields
    .first()
    .evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));
  for (let at = 0; at < (await fields.count()); at += 1) {
    await fields.nth(at).scrollIntoViewIfNeeded();
    await nextView(fields.nth(at));
  }
}

/**
 * Says what has the focus where nothing of it can be seen: it is outside of the window, or something
 * lies over all of it. Runs in the page.
 */
export function findHiddenFocus(): string[] {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return ["nothing has the focus"];
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const inside = 2;
  const across = [left + inside, (left + right) / 2, right - inside];
  const down = [top + inside, (top + bottom) / 2, bottom - inside];
  const seen = across.some((x) =>
    down.some((y) => focused.contains(document.elementFromPoint(x, y))),
  );
  const name = `${focused.tagName.toLowerCase()}[${focused.getAttribute("data-elicit")}]`;
  return seen ? [] : [`${name} “${focused.textContent?.slice(0, 40)}”`];
}

const assets = join(import.meta.dirname, "pages/dist/assets");

/**
 * The pattern of the address under which the pages load code late, to hold it up or to fail it.
 *
 * @param module the name of the module that they import.
 * @throws when the pages have no such code: a test that holds up nothing would prove nothing.
 */
export function lateCode(module: string): RegExp {
  lateFile(module);
  return new RegExp(`/assets/${module}-[^/]*\\.js`);
}

/**
 * The path under which the pages load code late, to load it before.
 *
 * @throws when the pages have no such code.
 */
export function lateFile(module: string): string {
  const file = readdirSync(assets).find(
    (each) => each.startsWith(`${module}-`) && each.endsWith(".js"),
  );
  if (file === undefined) throw new Error(`No page loads ${module} late.`);
  return `/assets/${file}`;
}

/**
 * Holds up what a page asks for under such an address.
 *
 * @returns a function that lets it come.
 */
export async function holdUp(page: Page, address: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/**
 * Marks a test, or a group of them, that needs Chromium's own protocol or Chromium itself: it is
 * left out in every other engine.
 *
 * @param reason what it needs of it.
 * @example
 *   test("a Japanese word is composed", needsChromium("text is composed by CDP"), async () => {});
 */
export function needsChromium(reason: string) {
  return { tag: "@chromium", annotation: { type: "needs Chromium", description: reason } };
}

/**
 * Whether a browser keeps a failed import until the page is reloaded, as Firefox does up to 153. Then
 * Submit goes on to fail, and its alert says to reload the page.
 */
export function keepsFailedImports(browser: Browser): boolean {
  return (
    browser.browserType().name() === "firefox" && Number.parseInt(browser.version(), 10) <= 153
  );
}

/**
 * Presses what a page shows while code is held up, which comes between the down of the pointer and its
 * up.
 *
 * @param module the name of the module that the page imports late.
 * @param show shows what wants the code, and prepares for the press.
 */
export async function pressWhileLoading(
  target: Locator,
  module: string,
  show: () => Promise<void>,
): Promise<void> {
  const page = target.page();
  const arrive = await holdUp(page, lateCode(module));
  const asked = page.waitForRequest(lateCode(module));
  await show();
  await asked;
  const place = await target.boundingBox();
  if (!place) throw new Error("What is to be pressed is not drawn.");
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2);
  await page.mouse.down();
  arrive();
  // What the page does with it is drawn within a frame.
  await page.evaluate(async (file) => {
    await import(file);
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  }, lateFile(module));
  await page.mouse.up();
}

/**
 * What was copied, found as a person finds it: by pasting. To read it by script takes a permission
 * that not every engine has.
 */
export async function readClipboard(page: Page): Promise<string> {
  await page.evaluate(() => {
    const box = document.body.appendChild(document.createElement("textarea"));
    box.dataset.testid = "pasted";
    box.focus();
  });
  await page.keyboard.press("ControlOrMeta+V");
  const box = page.getByTestId("pasted");
  const pasted = await box.inputValue();
  await box.evaluate((element) => element.remove());
  return pasted;
}

/** Tells what a test has counted: where it runs, and in the report that `npm test` reads. */
export function sayCounts(what: string, counts: Readonly<Record<string, number | string>>) {
  const each = Object.entries(counts).map(([name, count]) => `${name} ${count}`);
  const description = `${what}: ${each.join(", ")}`;
  test.info().annotations.push({ type: "counts", description });
  console.log(description);
}

/**
 * Stops the clock of every page of the context until it is moved on, so that waiting is exact, however
 * slow the machine is. The page must be loaded.
 */
export async function stopClock(page: Page) {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

/**
 * Translates the page as browsers do, now and whatever comes: in place of each text stands an element with
 * another one, of which React knows nothing.
 */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const isOurs = (node: Node) =>
      node.parentElement?.closest("font, script, style, textarea, [translate=no]");
    const translateWithin = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of root instanceof Text ? [root] : texts) {
        if (text.data.trim() === "" || isOurs(text)) continue;
        const font = document.createElement("font");
        font.append(`«${text.data}»`);
        text.replaceWith(font);
      }
    };
    translateWithin(document.body);
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        for (const node of [target, ...addedNodes]) if (node.isConnected) translateWithin(node);
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}
