import {
  clickByScript,
  findBarriers,
  holdUp,
  lateCode,
  pressWhileLoading,
  stopClock,
  watchForTrouble,
} from "./support";
import { expect, type Page, test } from "@playwright/test";
import { behave, mount, results } from "./mount";
import { servers } from "./servers";

const asking = (property: object, required = true) => ({
  message: "Shall I go on?",
  requestedSchema: {
    type: "object" as const,
    properties: { answer: { title: "Go on", ...property } },
    required: required ? ["answer"] : [],
  },
});

const options = asking({ type: "string", enum: ["Now", "Tomorrow"] });
const sentNow = [{ action: "accept", content: { answer: "Now" } }];

const reply = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const undo = (page: Page) => reply(page, "Undo");

/** Shows buttons, once they are there. */
async function show(page: Page, request: object = options, more: object = {}) {
  await mount(page, { request, quickReplies: true, ...more } as Parameters<typeof mount>[1]);
  // The code of the buttons comes after the first frame.
  await page.clock.runFor(100);
  await expect(page.getByRole("group", { name: "Go on" })).toBeVisible();
  // A press counts once they were on show for half a second.
  await page.clock.runFor(500);
}

test("one press answers, after five seconds in which it can be undone", async ({ page }) => {
  await page.goto(servers.pages);
  await stopClock(page);
  await show(page);
  await reply(page, "Now").click();
  await expect(undo(page)).toBeFocused();
  await expect(page.getByText("Sending “Now” in 5 seconds…").first()).toBeVisible();
  await page.clock.runFor(4_900);
  expect(await results(page)).toEqual([]);
  await page.clock.runFor(100);
  await expect.poll(() => results(page)).toEqual(sentNow);
  await expect(reply(page, "Now")).toBeFocused();
  await expect(undo(page)).toHaveCount(0);
  await page.clock.runFor(60_000);
  expect(await results(page)).toEqual(sentNow);
});

test("the second click of a double click neither undoes nor sends", async ({ page }) => {
  await page.goto(servers.pages);
  await stopClock(page);
  await show(page);
  await reply(page, "Tomorrow").dblclick({ delay: 20 });
  await expect(undo(page)).toBeFocused();
  await expect(page.getByText("Sending “Tomorrow” in 5 seconds…").first()).toBeVisible();
  expect(await results(page)).toEqual([]);
});

for (const way of ["keyboard", "pointer", "assistive technology"] as const)
  test(`chosen by ${way} it waits ${way === "pointer" ? 5 : 20} seconds, or until Send`, async ({
    page,
  }) => {
    await page.goto(servers.pages);
    await stopClock(page);
    await show(page);
    await page.clock.runFor(1_000);
    const now = reply(page, "Now");
    if (way === "pointer") await now.click();
    else if (way === "keyboard") await now.press("Enter");
    // What a reader does with a button where it has no keys: the click has no press before it.
    else await clickByScript(now);
    const seconds = way === "pointer" ? 5 : 20;
    // How to stop it comes first: a sentence that is long may be over too late.
    await expect(undo(page)).toHaveAccessibleDescription(
      `Tab stops the countdown. Escape undoes your answer. Sending “Now” in ${seconds} seconds…`,
    );
    // Beneath the pointer that pressed, it counts all the same: Undo came elsewhere.
    await page.clock.runFor(seconds * 1_000 - 1);
    expect(await results(page)).toEqual([]);
    await page.clock.runFor(1);
    await expect.poll(() => results(page)).toEqual([expect.objectContaining({ action: "accept" })]);
  });

test("nothing moves under the pointer that pressed", async ({ page }) => {
  await show(page);
  const before = await reply(page, "Now").boundingBox();
  await reply(page, "Now").click();
  await expect(undo(page)).toBeVisible();
  expect(await reply(page, "Now").boundingBox()).toEqual(before);
});

test("by keyboard alone: Enter held down is one press, Undo and Escape take it back", async ({
  page,
}) => {
  await page.goto(servers.pages);
  await stopClock(page);
  await show(page);
  await page.keyboard.press("Tab");
  await expect(reply(page, "Now")).toBeFocused();
  // Without an up between them, the second is a repeat. A third would choose again what the second
  // took back.
  await page.keyboard.down("Enter");
  await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await expect(undo(page)).toBeFocused();
  await expect(page.getByText("Sending “Now” in 20 seconds…").first()).toBeVisible();
  await page.keyboard.press("Space");
  await expect(reply(page, "Now")).toBeFocused();
  await expect(page.getByRole("status").last()).toHaveText("Undone. Nothing was sent.");

  await page.keyboard.press("Space");
  await expect(undo(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(reply(page, "Now")).toBeFocused();
  await page.clock.runFor(60_000);
  expect(await results(page)).toEqual([]);

  // The Tab key stops the countdown: from then on there is all the time in the world.
  await page.keyboard.press("Enter");
  await expect(undo(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(reply(page, "Send now")).toBeFocused();
  await page.clock.runFor(3_000_000);
  expect(await results(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await expect.poll(() => results(page)).toEqual(sentNow);
});

test("a press on an option counts, also where the code of the buttons comes while it is down", async ({
  page,
}) => {
  await pressWhileLoading(page.getByText("Tomorrow"), "Replies", () =>
    mount(page, { request: options, quickReplies: true }),
  );
  await expect(page.getByRole("radio", { name: "Tomorrow" })).toBeChecked();
  expect(await results(page)).toEqual([]);
});

test("a pointer that rests on the moment holds it", async ({ page }) => {
  await page.goto(servers.pages);
  await stopClock(page);
  await show(page);
  await reply(page, "Now").click();
  await undo(page).hover();
  await expect(page.getByText("“Now” hasn’t been sent yet.").first()).toBeVisible();
  await page.clock.runFor(60_000);
  expect(await results(page)).toEqual([]);
  await page.mouse.move(0, 0);
  await expect(page.getByText("Sending “Now” in 5 seconds…").first()).toBeVisible();
  await page.clock.runFor(5_000);
  await expect.poll(() => results(page)).toEqual(sentNow);
});

test("a form that is taken away in the moment sends nothing, and comes back as it was", async ({
  page,
}) => {
  await page.goto(servers.pages);
  await stopClock(page);
  await show(page);
  await reply(page, "Now").click();
  await expect(undo(page)).toBeVisible();
  await page.evaluate(() => window.unmount());
  await page.clock.runFor(60_000);
  await show(page);
  await expect(reply(page, "Now")).not.toHaveAttribute("aria-pressed");
  // Nor does another request that takes its place.
  await reply(page, "Now").click();
  await expect(undo(page)).toBeVisible();
  await show(page, { ...options, message: "And now?" });
  await page.clock.runFor(60_000);
  expect(await results(page)).toEqual([]);
});

test("an equal request, rendered again in the moment, does not end it", async ({ page }) => {
  await page.goto(servers.pages);
  await stopClock(page);
  await show(page);
  await reply(page, "Now").click();
  await page.clock.runFor(3_000);
  await show(page, structuredClone(options), { locale: "de" });
  await expect(undo(page)).toBeFocused();
  await page.clock.runFor(2_000);
  await expect.poll(() => results(page)).toEqual(sentNow);
});

test("what is held when the time to answer is over is not sent", async ({ page }) => {
  await page.goto(servers.pages);
  await stopClock(page);
  const now = await page.evaluate(() => Date.now());
  await show(page, options, { expiresAt: now + 30_000 });
  await reply(page, "Now").click();
  await page.keyboard.press("Tab");
  await page.clock.runFor(31_000);
  await expect(page.getByRole("alert")).toContainText("expired");
  await expect(reply(page, "Now")).toBeFocused();
  expect(await results(page)).toEqual([]);
});

test("a send that fails can be tried again", async ({ page }) => {
  await show(page, asking({ type: "boolean" }, false));
  await behave(page, { reject: "The line is dead" });
  await reply(page, "No answer").click();
  await reply(page, "Send now").click();
  await expect(page.getByText("Your answer wasn’t sent. Try again.")).toBeVisible();
  await behave(page, "resolve");
  await reply(page, "No").click();
  await reply(page, "Send now").click();
  await expect
    .poll(() => results(page))
    .toEqual([
      { action: "accept", content: {} },
      { action: "accept", content: { answer: false } },
    ]);
});

test("without their code the plain form answers", async ({ page }) => {
  await page.route(lateCode("Replies"), (route) => route.abort());
  const failed = page.waitForEvent("requestfailed");
  await mount(page, { request: options, quickReplies: true });
  await failed;
  await page.getByRole("radio", { name: "Now" }).click();
  await page.getByRole("button", { name: "Submit" }).click();
  await expect.poll(() => results(page)).toEqual(sentNow);
});

test("a form that was begun before their code came stays as it is; the next one has them", async ({
  page,
}) => {
  const arrive = await holdUp(page, lateCode("Replies"));
  await mount(page, { request: options, quickReplies: true });
  const tomorrow = page.getByRole("radio", { name: "Tomorrow" });
  await tomorrow.click();
  const loaded = page.waitForResponse(lateCode("Replies"));
  arrive();
  await (await loaded).finished();
  // Rendered again after the code is here.
  await mount(page, { request: options, quickReplies: true, className: "later" });
  await expect(page.locator(".later")).toBeVisible();
  await expect(tomorrow).toBeChecked();
  await page.getByRole("button", { name: "Submit" }).click();
  await expect.poll(async () => (await results(page)).length).toBe(1);
  await show(page, { ...options, message: "And now?" });
});

test("nothing of it is fetched unless a host asks for it", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await mount(page, { request: options });
  await page.getByRole("radio", { name: "Now" }).click();
  await page.getByRole("button", { name: "Submit" }).click();
  await expect.poll(() => results(page)).toEqual(sentNow);
  // The words may come with others; what does something with them may not.
  expect(fetched.filter((url) => /\/(Replies|createShortcuts)-/.test(url))).toEqual([]);
});

test("under a strict policy, without barriers in any state", async ({ page }) => {
  const trouble = await watchForTrouble(page);
  await mount(
    page,
    { request: asking({ type: "boolean", default: true }, false), quickReplies: true },
    servers.strictPages,
  );
  await expect(reply(page, "Yes")).toHaveAccessibleDescription("Suggested by the server");
  await reply(page, "Yes").click();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect.poll(() => results(page)).toEqual([{ action: "accept", content: { answer: true } }]);
  expect(await trouble.read()).toEqual([]);

  await page.goto(servers.pages);
  await show(page, asking({ type: "boolean", default: true }, false));
  expect(await findBarriers(page)).toEqual([]);
  await reply(page, "Yes").click();
  await page.keyboard.press("Tab");
  await expect(page.getByText("“Yes” hasn’t been sent yet.").first()).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
});
