import { expect, type Page, test } from "@playwright/test";
import { servers } from "./servers";

/** What a system would show, which no page can see. */
interface Shown {
  title: string;
  closed: boolean;
}

declare global {
  interface Window {
    notes: (Shown & { click(): void })[];
    badges: number[];
  }
}

const request = {
  message: "Urgent! Your password runs out",
  requestedSchema: { properties: { name: { type: "string", title: "Name" } } },
} as never;

const ask = (page: Page) => page.evaluate((params) => window.ask(params), request);
const notes = (page: Page): Promise<Shown[]> =>
  page.evaluate(() => window.notes.map(({ title, closed }) => ({ title, closed })));
const badges = (page: Page) => page.evaluate(() => window.badges);

/** A page in a browser where the person allowed notifications, and its app was installed. */
async function openChat(page: Page) {
  await page.addInitScript(() => {
    window.notes = [];
    window.badges = [];
    class Note extends EventTarget {
      static permission = "granted";
      closed = false;
      constructor(readonly title: string) {
        super();
        window.notes.push(this as never);
      }
      close() {
        this.closed = true;
      }
      click() {
        this.dispatchEvent(new Event("click"));
      }
    }
    Object.assign(window, { Notification: Note });
    Object.assign(navigator, {
      setAppBadge: async (count: number) => void window.badges.push(count),
      clearAppBadge: async () => void window.badges.push(0),
    });
  });
  await page.goto(`${servers.pages}dialog.html?inline&notify`);
  await expect(page).toHaveTitle("Chat");
}

/** The person looks at another tab, or back at this one. */
async function look(page: Page, here: boolean) {
  await page.evaluate((visible) => {
    const state = visible ? "visible" : "hidden";
    Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
    document.hasFocus = () => visible;
    document.dispatchEvent(new Event("visibilitychange"));
  }, here);
}

const note = (closed: boolean) => ({ title: "Test host has a question", closed });

test("a question that waits unseen marks title and badge, and is told once, in the host's words", async ({
  page,
}) => {
  await openChat(page);
  await look(page, false);
  await ask(page);
  await expect(page).toHaveTitle("(1) Chat");
  expect(await badges(page)).toEqual([1]);
  // Never in those of a server.
  expect(await notes(page)).toEqual([note(false)]);
  await look(page, true);
  await expect(page).toHaveTitle("Chat");
  expect(await badges(page)).toEqual([1, 0]);
  expect(await notes(page)).toEqual([note(true)]);
  // It was seen: it is not told again.
  await look(page, false);
  await expect(page).toHaveTitle("Chat");
  expect(await notes(page)).toEqual([note(true)]);
});

test("nothing is told of a question that the person looks at", async ({ page }) => {
  await openChat(page);
  await look(page, true);
  await ask(page);
  await expect(page.getByRole("form").first()).toBeVisible();
  await expect(page).toHaveTitle("Chat");
  expect([await badges(page), await notes(page)]).toEqual([[], []]);
});

test("answered elsewhere, all of it goes", async ({ page }) => {
  await openChat(page);
  await look(page, false);
  await ask(page);
  await expect(page).toHaveTitle("(1) Chat");
  await page.evaluate(() => window.answerElsewhere());
  await expect(page).toHaveTitle("Chat");
  expect(await badges(page)).toEqual([1, 0]);
  expect(await notes(page)).toEqual([note(true)]);
});

test("the notification leads to the question", async ({ page }) => {
  await openChat(page);
  await page.getByLabel("Write").focus();
  await look(page, false);
  await ask(page);
  await expect.poll(() => notes(page)).toEqual([note(false)]);
  await page.evaluate(() => window.notes[0]?.click());
  const focused = page.locator(":focus");
  await expect(focused).toHaveRole("form");
  await expect(focused).toHaveAccessibleName(/^Test host: /);
  expect(await notes(page)).toEqual([note(true)]);
});
