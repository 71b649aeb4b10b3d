import { expect, type Frame, type Locator, type Page } from "@playwright/test";
import type { ConsentProps } from "./pages/consent";
import { lateFile } from "./support";
import { servers } from "./servers";

/** A requester on this computer: what it asks to open there is no danger. */
export const local = { name: "Local tools", url: "http://127.0.0.1:9/mcp" };

/** A requester somewhere else. */
export const remote = { name: "Remote tools", url: "https://mcp.example.com/mcp" };

/** A request to open a page. */
export function toOpen(url: string, message = "Please open this page.") {
  return { mode: "url", message, url } as const;
}

/** Opens the page that shows a consent, and that stays in front whatever it opens. */
export async function openConsentPage(page: Page, pages = servers.pages) {
  await keepInFront(page);
  await openLeavablePage(page, pages);
}

/**
 * Opens the page that shows a consent, and that a window which opens takes the focus from. What finds
 * cautions is loaded, which Open waits for.
 */
export async function openLeavablePage(page: Page, pages = servers.pages) {
  await openEmptyPage(page, pages);
  await loadLate(page, "cautions");
}

/** Loads code that a page loads late, so that nothing changes by its coming. */
export async function loadLate(page: Page | Frame, module: string) {
  await page.evaluate((file) => import(file), lateFile(module));
}

/** Opens that page as a browser that has never seen it does. */
export async function openEmptyPage(page: Page, pages = servers.pages) {
  await stopMotion(page);
  await page.goto(`${pages}consent.html`);
  await expect.poll(() => page.evaluate(() => "mountConsent" in window)).toBe(true);
}

/**
 * Turns off animations. Chromium reports an element that fades in as covered, so the delay of Open
 * restarts after the animation, and a click at that moment is ignored.
 */
export async function stopMotion(page: Page) {
  if (page.context().browser()?.browserType().name() !== "firefox")
    await page.emulateMedia({ reducedMotion: "reduce" });
}

/**
 * Has the page believe that it is visible and focused, always, as Playwright has each of Chromium's.
 */
async function keepInFront(page: Page) {
  if (page.context().browser()?.browserType().name() === "chromium") return;
  page.context().on("page", (opened) => {
    // The test may be over by then.
    if (opened !== page) page.bringToFront().catch(() => {});
  });
  await page.addInitScript(() => {
    document.hasFocus = () => true;
    Object.defineProperty(document, "visibilityState", { value: "visible" });
    Object.defineProperty(document, "hidden", { value: false });
    const stop = (event: Event) => {
      if (event.target === window || event.target === document) event.stopImmediatePropagation();
    };
    for (const type of ["blur", "focus", "visibilitychange"])
      window.addEventListener(type, stop, true);
  });
}

/** Shows the consent, or renders it again with other props. */
export async function mountConsent(page: Page | Frame, props: ConsentProps) {
  await page.evaluate((given) => window.mountConsent(given), props);
}

/**
 * Waits until the browser has told the page whether the address is in view: if it is, the wait has
 * begun.
 */
export async function addressObserved(page: Page | Frame) {
  const addresses = page.locator('[data-elicit="host"]');
  await addresses.last().evaluate(
    (address) =>
      new Promise<void>((resolve) => {
        // Observers are told in the order they were made in, so the component's was told before.
        const framed = parent !== window;
        const options: object = framed ? { trackVisibility: true, delay: 100 } : {};
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          resolve();
        }, options);
        observer.observe(address);
      }),
  );
}

/**
 * Waits until the delay of Open has begun. In a frame that is later than `addressObserved`: while the
 * consent fades in, browsers tell that it is covered.
 */
export async function delayBegun(page: Page | Frame) {
  await expect(screen(page).open).toHaveAttribute("aria-disabled", "true");
}

/** Comes back to the page from a window that it opened, and waits until it has noticed. */
export async function comeBack(page: Page) {
  await page.bringToFront();
  await expect.poll(() => page.evaluate(() => document.visibilityState)).toBe("visible");
  await expect.poll(() => page.evaluate(() => document.hasFocus())).toBe(true);
  await addressObserved(page);
}

/**
 * Presses with the mouse, whatever is there: Playwright's own click waits until what it presses is
 * enabled, which is what is to be proved.
 */
export async function press(button: Locator, options?: { clickCount?: number }) {
  await button.click({ force: true, ...options });
}

/** The parts of the screen, found as a person finds them. */
export function screen(page: Page | Frame) {
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  return {
    open: page.getByRole("button", { name: /^Open (?!again$)/ }),
    openAgain: button("Open again"),
    decline: button("Decline"),
    cancel: button("Cancel"),
    copy: button("Copy link"),
    resend: button("Try again"),
    finished: button("I'm done"),
    close: button("Close"),
    check: page.getByRole("checkbox", { name: /^I understand that this goes to / }),
    heading: page.getByRole("heading"),
    region: page.getByRole("region"),
    link: page.getByRole("link"),
    // Not what announces that a question came, which is the page's.
    status: page.locator("[data-elicit=consent]").getByRole("status"),
    domain: page.locator('[data-elicit="domain"]'),
  };
}

/** Checks that Open acts, or that it still ignores clicks. */
export function expectReady(page: Page | Frame, ready = true) {
  const { open } = screen(page);
  return ready
    ? expect(open).not.toHaveAttribute("data-waiting")
    : expect(open).toHaveAttribute("data-waiting");
}

/** How many windows the page asked for. */
export function windowsAskedFor(page: Page | Frame): Promise<number> {
  return page.evaluate(() => window.windows.length);
}

/** What the host was called for. */
export function calls(page: Page | Frame): Promise<string[]> {
  return page.evaluate(() => window.calls);
}

/** An address for each level, where the server at `mcp.example.com` asks. */
export const atLevel = {
  ok: "https://login.example.com/start",
  info: "https://github.com/login/oauth/authorize?client_id=1",
  caution: "https://bit.ly/3xYz",
  danger: "https://rnicrosoft.com/login",
  blocked: "https://github.com@evil.example/login",
} as const;

/** What can be opened by nobody. */
export const blocked = {
  "a script, or a page made of the address": [
    "javascript:alert(document.domain)",
    "  java\nscript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "blob:https://mcp.example.com/1b9d",
    "view-source:https://example.com/",
  ],
  "a file, another program, or a user name in front of the site": [
    "file:///etc/passwd",
    "vscode://file/etc/passwd",
    "mailto:rose@example.com",
    "https://github.com@evil.example/login",
    "https://rose:secret@example.com/",
  ],
  "what is no address": [
    "mcp.example.com/deposit",
    "//evil.example/",
    "https://",
    "https://evil.example:99999/",
    "",
  ],
};

const label = "a-label-of-this-length-is-the-longest-that-may-be-registered-01";

/** Hosts and addresses as long and as misleading as they can be, with the domain that counts. */
export const hostile: { url: string; domain: string }[] = [
  {
    url: `https://accounts.google.com.${`${label}.`.repeat(3)}evil.example/`,
    domain: "evil.example",
  },
  { url: `https://${label}.${label}.com/`, domain: `${label}.com` },
  { url: `https://login.${"w".repeat(63)}.co.uk/`, domain: `${"w".repeat(63)}.co.uk` },
  { url: `https://${"a.".repeat(110)}evil.example/`, domain: "evil.example" },
  { url: `https://evil.example/${"github.com/login/".repeat(600)}`, domain: "evil.example" },
  { url: `https://evil.example/?${"%20".repeat(3_000)}#github.com`, domain: "evil.example" },
  { url: "https://github.com%2elogin.evil.example/", domain: "evil.example" },
  { url: "https:\\\\evil.example\\github.com", domain: "evil.example" },
  { url: "https://\u{430}pple.com/", domain: "xn--pple-43d.com" },
  { url: "https://github.com\u{2044}login.evil.example/", domain: "evil.example" },
  { url: "https://b\u{fc}cher.example/", domain: "b\u{fc}cher.example" },
  { url: `https://${label}.vercel.app/pay`, domain: `${label}.vercel.app` },
  {
    url: "http://[2001:db8:85a3:8d3:1319:8a2e:370:7348]:8443/",
    domain: "[2001:db8:85a3:8d3:1319:8a2e:370:7348]",
  },
  { url: "http://0x7f.1/", domain: "127.0.0.1" },
];

/** Clicks Open once it accepts clicks, and returns the new page. */
export async function agree(page: Page): Promise<Page> {
  const opening = page.context().waitForEvent("page");
  await expectReady(page);
  await screen(page).open.click();
  return opening;
}

/** Opens the page of the request, and signs in on it. */
export async function signIn(page: Page) {
  const opened = await agree(page);
  await opened.getByRole("button", { name: "Sign in" }).click();
  await expect(opened.getByText("Signed in.")).toBeVisible();
}
