import { expect, type Page, test } from "@playwright/test";
import { servers } from "./servers";
import { nextView, stopClock } from "./support";

// Only keys that are meant for a request answer it. The clock is stopped; each test moves it.

const TOO_SOON = "This form just appeared. Review it, then submit again.";
const SENTENCE = "we are travelling with a small dog, arriving by train at 1 pm please";

const trip = {
  message: "Where do you go?",
  requestedSchema: { properties: { trip: { type: "string", title: "Trip" } } },
};
const share = {
  message: "Share your passport scan with all partners?",
  requestedSchema: { properties: { a: { type: "boolean" } }, required: ["a"] },
};
const rooms = {
  message: "Remember the card?",
  requestedSchema: {
    properties: { a: { type: "string", enum: ["No", "Yes, and remember"] } },
    required: ["a"],
  },
};

/** Opens a chat that shows one request at a time. */
async function openChat(page: Page, query = "?inline&once") {
  await page.goto(`${servers.pages}dialog.html${query}`);
  await stopClock(page);
}

const ask = (page: Page, request: object, milliseconds?: number) =>
  page.evaluate(([given, time]) => window.ask(given as never, time as never), [
    request,
    milliseconds,
  ] as const);

/** Lets the clock run until the answers are ready. A frame that comes late begins the delay again. */
async function ready(page: Page) {
  const yes = page.getByRole("button", { name: /^Yes/ });
  await expect(async () => {
    // A space that is typed scrolls the page, and a form out of view is not ready.
    await yes.scrollIntoViewIfNeeded();
    await nextView(page.locator("body"));
    await page.clock.runFor(600);
    expect(await yes.getAttribute("aria-disabled")).toBeNull();
  }).toPass({ timeout: 30_000 });
}

async function type(page: Page, text: string, pace: number) {
  for (const letter of text) {
    await page.keyboard.press(letter === " " ? "Space" : letter);
    await page.clock.runFor(pace);
  }
}

const accepted = async (page: Page) =>
  (await page.evaluate(() => window.given)).filter(({ action }) => action === "accept");

const box = (page: Page) => page.getByRole("textbox", { name: "Trip" });
const form = (page: Page) => page.getByRole("form");

for (const [place, query] of [
  ["inline", "?inline&once"],
  ["in a dialog", "?"],
] as const)
  for (const pace of [60, 300, 700])
    test(`typing at ${pace} ms a key ${place} answers no request that takes the place`, async ({
      page,
    }) => {
      await openChat(page, query);
      await ask(page, trip);
      await ask(page, pace === 300 ? rooms : share);
      await box(page).click();
      await type(page, SENTENCE.slice(0, 20), pace);
      // The server withdraws nothing: the same request was answered in another place.
      await page.evaluate(() => window.answerElsewhere());
      await expect(page.getByRole("button", { name: /^Yes/ })).toBeVisible();
      await expect(form(page)).toBeFocused();
      await nextView(page.locator("body"));
      await type(page, SENTENCE.slice(20), pace);
      await expect(page.getByText(TOO_SOON)).toBeVisible();
      expect(await accepted(page)).toEqual([]);

      // Tab begins in the request.
      await ready(page);
      await page.keyboard.press("Tab");
      await page.keyboard.press("1");
      await expect.poll(() => accepted(page)).toHaveLength(1);
    });

test("a form that expires while somebody types in it stays until it is closed", async ({
  page,
}) => {
  await openChat(page);
  await ask(page, trip, 3_500);
  await ask(page, share);
  await box(page).click();
  await type(page, SENTENCE, 120);
  await expect(page.getByText("This request has expired.")).toBeVisible();
  await expect(page.getByText(SENTENCE.slice(0, 20))).toHaveCount(1);
  await expect(page.getByText("Share your passport")).toHaveCount(0);
  await page.getByRole("button", { name: "Close" }).click();
  await expect(page.getByText("Share your passport").first()).toBeVisible();
  expect(await accepted(page)).toEqual([]);
});

test("one that is not the first stays, too", async ({ page }) => {
  await openChat(page, "?inline&once&all");
  await ask(page, share);
  await ask(page, trip, 3_500);
  await box(page).fill("By train");
  await page.clock.runFor(4_000);
  await expect(page.getByText("This request has expired.")).toBeVisible();
  await expect(page.getByText("By train")).toHaveCount(1);
});

for (const later of ["in the same frame", "50 ms later", "300 ms later"] as const)
  test(`a host that moves the focus ${later} gets nothing that was typed in the chat`, async ({
    page,
  }) => {
    await openChat(page);
    await page.getByLabel("Write").click();
    await type(page, "pleas", 90);
    await ask(page, trip);
    await expect(box(page)).toBeVisible();
    await nextView(page.locator("body"));
    if (later !== "in the same frame") await type(page, "e", Number.parseInt(later, 10));
    await box(page).evaluate((element) => element.focus());
    await type(page, " merge my work to main", 90);
    await page.keyboard.press("Enter");
    await expect(page.getByText(TOO_SOON)).toBeVisible();
    await type(page, "and delete it", 700);
    await page.keyboard.press("Enter");
    await nextView(page.locator("body"));
    expect(await accepted(page)).toEqual([]);
    // Nothing typed is lost, and the same key again is meant.
    await page.clock.runFor(600);
    await page.keyboard.press("Enter");
    await expect.poll(() => accepted(page)).toHaveLength(1);
  });

test("a number key that is pressed twice answers one request of two", async ({ page }) => {
  await openChat(page);
  await ask(page, share);
  await ask(page, rooms);
  await page.getByRole("button", { name: "Yes" }).focus();
  await nextView(page.locator("body"));
  await page.clock.runFor(600);
  await page.keyboard.press("1");
  await expect(page.getByText("Remember the card?").first()).toBeVisible();
  await expect(form(page)).toBeFocused();
  await page.clock.runFor(300);
  await page.keyboard.press("1");
  await nextView(page.locator("body"));
  expect(await accepted(page)).toHaveLength(1);
  // After a pause it is another press.
  await page.clock.runFor(600);
  await page.keyboard.press("1");
  await expect.poll(() => accepted(page)).toHaveLength(2);
});

for (const way of ["keyboard", "pointer"] as const)
  test(`a request that is restored by ${way} is answered by no second press`, async ({ page }) => {
    await openChat(page);
    await ask(page, share);
    const yes = page.getByRole("button", { name: "Yes" });
    await yes.focus();
    await nextView(page.locator("body"));
    await page.clock.runFor(2_000);
    const place = await yes.boundingBox();
    if (!place) throw new Error("Yes is not drawn");
    await page.getByRole("button", { name: "Minimize" }).click();
    const bar = page.getByRole("button", { name: "Test host has a question" });
    await expect(bar).toBeFocused();
    await nextView(page.locator("body"));
    await page.clock.runFor(2_000);
    if (way === "keyboard") await page.keyboard.press("Enter");
    else await bar.click();
    await expect(yes).toBeFocused();
    await page.clock.runFor(40);
    if (way === "keyboard") await page.keyboard.press("Enter");
    else await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
    await expect(page.getByText(TOO_SOON)).toBeVisible();
    expect(await accepted(page)).toEqual([]);
    await page.clock.runFor(600);
    await page.keyboard.press("Enter");
    await expect.poll(() => accepted(page)).toHaveLength(1);
  });

for (const [place, query] of [
  ["inline", "?inline&once"],
  ["in a dialog", "?"],
] as const)
  for (const key of ["Enter", "Space"])
    test(`${key} that is held when the focus goes back ${place} calls nothing of the host's`, async ({
      page,
    }) => {
      await openChat(page, query);
      await page.evaluate(() => {
        const button = document.createElement("button");
        button.textContent = "Call the tool";
        Object.assign(window, { toolCalls: 0 });
        button.addEventListener("click", () => {
          (window as unknown as { toolCalls: number }).toolCalls += 1;
        });
        document.body.prepend(button);
        button.focus();
      });
      await ask(page, trip);
      await box(page).click();
      await page.keyboard.type("Rome");
      await nextView(page.locator("body"));
      await page.clock.runFor(600);
      if (key === "Space") await page.keyboard.press("Tab");
      await page.keyboard.down(key);
      // Space clicks when it is let go, so it is another press that follows.
      if (key === "Space") await page.keyboard.up(key);
      await expect(form(page)).toHaveCount(0);
      // A dialog gives it back a task later.
      await page.clock.runFor(10);
      await expect(page.getByRole("button", { name: "Call the tool" })).toBeFocused();
      for (let repeat = 0; repeat < 12; repeat += 1) await page.keyboard.down(key);
      await page.keyboard.up(key);
      const calls = () =>
        page.evaluate(() => (window as unknown as { toolCalls: number }).toolCalls);
      expect(await calls()).toBe(0);
      expect(await accepted(page)).toHaveLength(1);
      await page.clock.runFor(600);
      await page.keyboard.press("Enter");
      expect(await calls()).toBe(1);
    });
