import { approvalRequest } from "react-elicitation/core";
import { expect, type Page, test } from "@playwright/test";
import { lateCode, nextView } from "./support";
import { servers } from "./servers";

const asking = (message: string) =>
  ({
    message,
    requestedSchema: {
      properties: { name: { type: "string" }, guests: { type: "integer" } },
    },
  }) as never;

const request = asking("Which table would you like?");
const next = asking("Which wine?");

const sentence = "Request from Test host: Which table would you like? 2 fields.";

/** Opens a chat, and notes all that its status says, from before anything is asked. */
async function openChat(page: Page, query = "?inline") {
  await page.goto(`${servers.pages}dialog.html${query}`);
  const status = page.locator("[data-elicit-arrivals]");
  await expect(status).toHaveRole("status");
  await expect(status).toHaveText("");
  await status.evaluate((region) => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      said.push(...added.map(({ textContent }) => textContent ?? ""));
    }).observe(region, { childList: true });
  });
}

const said = (page: Page) => page.evaluate(() => (window as unknown as { said: string[] }).said);
const ask = (page: Page) => page.evaluate((given) => window.ask(given), request);

test("a question that comes is announced once, by a status that was there, in however many places", async ({
  page,
}) => {
  await openChat(page);
  await page.getByLabel("Write").focus();
  await ask(page);
  await expect.poll(() => said(page)).toEqual([sentence]);
  // The card grows, as late code comes, and is not read out.
  await expect(page.getByRole("button", { name: "Submit" })).toHaveCount(2);
  await page.getByLabel("Write").press("a");
  expect(await said(page)).toEqual([sentence]);
  await expect(page.getByLabel("Write")).toBeFocused();
});

test("answered elsewhere, it goes, and that is announced; answered here, it is not", async ({
  page,
}) => {
  await openChat(page);
  await ask(page);
  await expect.poll(() => said(page)).toEqual([sentence]);
  await page.evaluate(() => window.answerElsewhere());
  await expect(page.getByRole("form")).toHaveCount(0);
  const gone = "The request from Test host was answered elsewhere or withdrawn.";
  await expect.poll(async () => new Set(await said(page))).toEqual(new Set([sentence, gone]));
  await page.evaluate(() => (window as unknown as { said: string[] }).said.splice(0));
  await ask(page);
  await expect.poll(() => said(page)).toEqual([sentence]);
  await page.getByRole("button", { name: "Decline" }).first().click();
  await expect(page.getByRole("form")).toHaveCount(0);
  await ask(page);
  await expect.poll(() => said(page)).toEqual([sentence, "You declined.", sentence]);
});

test("put away by the person, once its time is over, it goes without a word", async ({ page }) => {
  await openChat(page);
  await page.evaluate((given) => window.ask(given, 1_000), request);
  await page.getByRole("button", { name: "Close" }).first().click();
  await expect(page.getByRole("form")).toHaveCount(0);
  // What comes next is announced, and nothing before it.
  await page.evaluate((given) => window.ask(given), next);
  const sentences = [sentence, "Request from Test host: Which wine? 2 fields."];
  await expect.poll(() => said(page)).toEqual(sentences);
});

test("a question that came while the line was cut is announced when it is back", async ({
  page,
}) => {
  await page.route(lateCode("announceArrival"), (route) => route.abort(), { times: 1 });
  const failed = page.waitForEvent("requestfailed");
  await openChat(page);
  await page.getByLabel("Write").focus();
  await ask(page);
  await failed;
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect.poll(() => said(page)).toEqual([sentence]);
});

test("two questions that come at once are both heard, and neither with the other", async ({
  page,
}) => {
  await openChat(page, "?inline&all");
  await page.evaluate((both) => both.forEach((each) => window.ask(each)), [request, next]);
  const wine = "Request from Test host: Which wine? 2 fields.";
  await expect.poll(() => said(page)).toEqual([sentence, wine]);
  await expect(page.locator("[data-elicit-arrivals]")).toHaveAttribute("aria-atomic", "false");
  await expect(page.locator("[data-elicit-arrivals] > *")).toHaveText([sentence, wine]);
});

test("a modal dialog of the host's, which hides the page, leaves what says it", async ({
  page,
}) => {
  await openChat(page);
  // That is what the libraries leave that hide a page around a dialog; they know no roles.
  await expect(page.locator("[data-elicit-arrivals][aria-live=polite]")).toHaveCount(1);
});

test("the next question comes open where the one before was folded away", async ({ page }) => {
  await openChat(page);
  await ask(page);
  const fold = page.getByRole("button", { name: "Minimize" });
  await fold.click();
  await expect(page.getByRole("button", { name: "Test host has a question" })).toBeFocused();
  await page.evaluate((given) => window.ask(given), next);
  await page.evaluate(() => window.answerElsewhere());
  await expect(page.getByText("Which wine?").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Test host has a question" })).toHaveCount(0);
  await expect(page.getByRole("form", { name: "Test host: Which wine?" }).first()).toBeFocused();
});

test("an approval is announced once, with what runs and how many answers there are", async ({
  page,
}) => {
  await openChat(page);
  const approval = approvalRequest({ type: "command", command: "npm test" });
  await page.evaluate((given) => window.ask(given), approval);
  await expect(page.getByRole("button", { name: "Allow once" }).first()).toBeVisible();
  await expect
    .poll(() => said(page))
    .toEqual(["Test host asks: Run this command? npm test. 2 answers."]);
});

test("nothing is announced in a hidden tab, until somebody looks", async ({ page }) => {
  await openChat(page);
  const show = (visibilityState: string) =>
    page.evaluate((state) => {
      Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, visibilityState);
  await show("hidden");
  await ask(page);
  await expect(page.getByRole("form").first()).toBeVisible();
  // Longer than it takes to be announced, by the clock of the page itself.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  expect(await said(page)).toEqual([]);
  await show("visible");
  await expect.poll(() => said(page)).toEqual([sentence]);
  await show("hidden");
  await show("visible");
  expect(await said(page)).toEqual([sentence]);
});

test("a dialog, which takes the focus, is heard by that alone, and the question with it", async ({
  page,
}) => {
  await openChat(page, "");
  await ask(page);
  const name = "Test host: Which table would you like?";
  await expect(page.getByRole("dialog", { name, exact: true })).toBeFocused();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  expect(await said(page)).toEqual([]);
});

const long = {
  message: "Which journey?",
  requestedSchema: {
    properties: Object.fromEntries(
      Array.from({ length: 30 }, (_, at) => [`town${at}`, { type: "string", title: `Town ${at}` }]),
    ),
  },
} as never;

/** Makes the chat a box that stays scrolled to its end, as a thread of assistant-ui does. */
async function pinToEnd(page: Page, smooth = false) {
  await page.locator(".chat").evaluate((chat: HTMLElement, isSmooth) => {
    document.body.insertAdjacentHTML("afterbegin", '<div style="height: 200px"></div>');
    document.body.insertAdjacentHTML("beforeend", '<div style="height: 3000px"></div>');
    chat.insertAdjacentHTML("afterbegin", '<div style="height: 2000px">Earlier messages</div>');
    chat.style.cssText = `height: 400px; overflow-y: auto; scroll-behavior: ${isSmooth ? "smooth" : "auto"}`;
    // The composer stays where it is.
    chat.querySelector("label")!.style.cssText = "position: fixed; top: 0";
    let isAtEnd = true;
    let lastTop = 0;
    const follow = () => {
      if (isAtEnd) chat.scrollTop = chat.scrollHeight;
    };
    chat.addEventListener("scroll", () => {
      const isNow = chat.scrollHeight - chat.scrollTop - chat.clientHeight < 2;
      // While it is scrolled down, the end may move on.
      if (isNow || chat.scrollTop < lastTop) isAtEnd = isNow;
      lastTop = chat.scrollTop;
    });
    const sizes = new ResizeObserver(follow);
    new MutationObserver(() => {
      for (const child of chat.children) sizes.observe(child);
      follow();
    }).observe(chat, { childList: true, subtree: true, attributes: true });
    follow();
  }, smooth);
}

const requesterOf = (page: Page) => page.locator("[data-elicit=requester]");
const submitOf = (page: Page) => page.getByRole("button", { name: "Submit" });

/** Asks with a long form, once all code has come, and waits until it is announced and drawn. */
async function askLong(page: Page) {
  await ask(page);
  await expect.poll(() => said(page)).toHaveLength(1);
  await page.evaluate(() => window.answerElsewhere());
  await expect.poll(() => said(page)).toHaveLength(2);
  await page.evaluate((given) => window.ask(given), long);
  await expect.poll(() => said(page)).toHaveLength(3);
  await expect(page.getByLabel("Town 29")).toBeAttached();
  await nextView(submitOf(page));
}

for (const smooth of [false, true])
  test(`a chat that stays at its end${smooth ? ", smoothly," : ""} shows the head of a long form that comes`, async ({
    page,
  }) => {
    await openChat(page, "?inline&once");
    await pinToEnd(page, smooth);
    await page.getByLabel("Write").focus();
    await askLong(page);
    await expect(requesterOf(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("heading", { name: "Which journey?" })).toBeInViewport();
    await expect(page.getByLabel("Write")).toBeFocused();
    // The page around the chat stays where it is.
    expect(await page.evaluate(() => scrollY)).toBe(0);
    // From then on, it stays wherever the user scrolls it.
    await page.getByRole("heading", { name: "Which journey?" }).hover();
    await page.mouse.wheel(0, 10_000);
    await expect(submitOf(page)).toBeInViewport();
    await nextView(submitOf(page));
    await expect(requesterOf(page)).not.toBeInViewport();
  });

test("a user who is writing stays where they are when a long form comes", async ({ page }) => {
  await openChat(page, "?inline&once");
  await pinToEnd(page);
  await page.getByLabel("Write").fill("Wait");
  await askLong(page);
  await expect(submitOf(page)).toBeInViewport();
  await expect(requesterOf(page)).not.toBeInViewport();
});

test("a user who scrolls to the end of a long form that just came stays there", async ({
  page,
}) => {
  await openChat(page, "?inline&once");
  await page.locator(".chat").evaluate((chat: HTMLElement) => {
    chat.style.cssText = "height: 400px; overflow-y: auto";
  });
  await askLong(page);
  await expect(requesterOf(page)).toBeInViewport();
  await requesterOf(page).hover();
  await page.mouse.wheel(0, 10_000);
  await expect(submitOf(page)).toBeInViewport();
  await nextView(submitOf(page));
  await expect(requesterOf(page)).not.toBeInViewport();
});
