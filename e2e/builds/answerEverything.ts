import { expect, type Page } from "@playwright/test";

/*
 * Answers what a host of `host/main.js` can be asked: a form with every rare part, which is what
 * loads later, a consent for a name beyond ASCII, and a secret.
 */

const towns = Array.from({ length: 30 }, (_, index) => `Town ${index + 1}`);

const journey = {
  message: "How shall I book your journey?",
  requestedSchema: {
    type: "object",
    properties: {
      name: { type: "string", title: "Name" },
      code: { type: "string", title: "Code", pattern: "^[A-Z]{3}$" },
      start: { type: "string", title: "Start", format: "date-time" },
      seats: { type: "integer", title: "Seats", minimum: 1, maximum: 9 },
      window: { type: "boolean", title: "Window", default: false },
      class: { type: "string", title: "Class", enum: ["First", "Second"] },
      from: { type: "string", title: "From", enum: towns },
      stops: { type: "array", title: "Stops", items: { type: "string", enum: towns } },
      more: { type: "money", title: "More" },
    },
    required: ["name"],
  },
};

const one = (property: object) => ({
  message: "Shall I go on?",
  requestedSchema: {
    type: "object",
    properties: { answer: { title: "Go on", ...property } },
    required: ["answer"],
  },
});

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

declare global {
  interface Window {
    /** What `host/main.js` lets a test do. */
    host: {
      show: (props: object) => void;
      given: unknown[];
      answerAlone: (params: object) => Promise<unknown>;
    };
  }
}

/** Asks, and waits until there is something to see. */
async function show(page: Page, props: object) {
  await page.evaluate((given) => window.host.show(given), props);
  await expect(button(page, "Cancel")).toBeVisible();
}

/** Waits for one answer more than there were, and gives it. */
async function answer(page: Page, count: number): Promise<unknown> {
  await expect.poll(() => page.evaluate(() => window.host.given.length)).toBe(count);
  return page.evaluate(() => window.host.given.at(-1));
}

/** Asks everything of a page that is open, and answers it as a person does. */
export async function answerEverything(page: Page) {
  await page.waitForFunction(() => "host" in window);

  await show(page, { request: journey, steps: 6, review: true });
  await page.getByRole("textbox", { name: "Name" }).fill("Ada");
  await page.getByRole("textbox", { name: "Code" }).fill("abc");
  await button(page, "Next").click();
  await expect(page.getByRole("textbox", { name: "Code" })).toBeFocused();
  await page.getByRole("textbox", { name: "Code" }).fill("ABC");
  await page.getByLabel("Start").fill("2026-03-28T10:00");
  await page.getByRole("textbox", { name: "Seats" }).fill("2");
  await page.getByRole("radio", { name: "Second" }).click();
  await button(page, "Next").click();
  await page.getByRole("combobox", { name: "From" }).fill("Town 27");
  await page.getByRole("option", { name: "Town 27" }).click();
  await page.getByRole("combobox", { name: "Stops" }).fill("Town 30");
  await page.getByRole("option", { name: "Town 30" }).click();
  await page.getByRole("combobox", { name: "Stops" }).press("Escape");
  await page.getByLabel("More").fill("12");
  await button(page, "Submit").click();
  await button(page, "Send").click();
  expect(await answer(page, 1)).toEqual({
    action: "accept",
    content: {
      name: "Ada",
      code: "ABC",
      start: expect.stringMatching(/^2026-03-28T/),
      seats: 2,
      window: false,
      class: "Second",
      from: "Town 27",
      stops: ["Town 30"],
      more: 12,
    },
  });

  await show(page, { request: one({ type: "string", enum: ["Now", "Later"] }) });
  await button(page, "Now").click();
  expect(await answer(page, 2)).toEqual({ action: "accept", content: { answer: "Now" } });

  await show(page, { request: one({ type: "boolean" }) });
  // A press in the first half second is ignored.
  await expect(button(page, "Yes")).not.toHaveAttribute("aria-disabled");
  await button(page, "Yes").focus();
  await page.keyboard.press("1");
  expect(await answer(page, 3)).toEqual({ action: "accept", content: { answer: true } });

  const remembering = { request: one({ type: "string" }), rememberAnswers: true };
  await show(page, remembering);
  await page.getByRole("textbox", { name: "Go on" }).fill("As before");
  await button(page, "Submit").click();
  await answer(page, 4);
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })))
    .toContain("As before");
  await show(page, remembering);
  await button(page, "Previous answers Go on").click();
  await button(page, "As before").click();
  await button(page, "Submit").click();
  expect(await answer(page, 5)).toEqual({ action: "accept", content: { answer: "As before" } });

  await page.evaluate((given) => window.host.show(given), {
    request: one({ type: "boolean" }),
    dialog: true,
    words: "de",
  });
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.getByRole("button", { name: /^(Ablehnen|Überspringen)$/ }).click();
  expect(await answer(page, 6)).toEqual({ action: "decline" });

  const url = "http://b\u{fc}cher.localhost:9/login";
  await show(page, { request: { mode: "url", message: "Please sign in.", url } });
  await expect(page.locator('[data-elicit="domain"]')).toBeVisible();
  const check = page.getByRole("checkbox", { name: /^I understand that this goes to / });
  if (await check.isVisible()) await check.click();
  const opening = page.context().waitForEvent("page");
  await page.getByRole("button", { name: /^Open / }).click();
  await (await opening).close();
  expect(await answer(page, 7)).toEqual({ action: "accept" });

  await show(page, { request: one({ type: "string", title: "API key" }) });
  await page.getByRole("textbox", { name: "API key" }).fill("k-1");
  await page.getByRole("checkbox", { name: "Share this with Local tools anyway" }).click();
  await button(page, "Submit").click();
  expect(await answer(page, 8)).toEqual({ action: "accept", content: { answer: "k-1" } });

  await answerAlone(page);
}

/** Has a page answer without a person, by what has no screen. */
async function answerAlone(page: Page) {
  await page.waitForFunction(() => "host" in window);
  const alone = {
    message: "Alone?",
    requestedSchema: { properties: { day: { default: "Monday", type: "string" } } },
  };
  expect(await page.evaluate((given) => window.host.answerAlone(given), alone)).toEqual({
    action: "accept",
    content: { day: "Monday" },
  });
}
