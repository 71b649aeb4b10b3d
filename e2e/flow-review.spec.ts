import { expect, type Page, test } from "@playwright/test";
import {
  clickByScript,
  findBarriers,
  holdUp,
  lateCode,
  pressWhileLoading,
  stopClock,
} from "./support";
import { behave, mount, release, results } from "./mount";

/** What only real keys and pointers, and a slow network, can show of the review. */

const request = {
  message: "How shall I book?",
  requestedSchema: {
    type: "object" as const,
    properties: {
      name: { type: "string", title: "Name" },
      seats: { type: "integer", title: "Seats", default: 2 },
      notes: { type: "string", title: "Notes" },
    },
    required: ["name"],
  },
};
const accepted = { action: "accept", content: { name: "Rose", seats: 2 } };

const heading = (page: Page) => page.getByRole("heading", { name: "Check your answers" });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("keyboard alone: Enter shows it, no further Enter sends it, Tab and Enter do", async ({
  page,
}) => {
  await mount(page, { request, review: true });
  await page.getByLabel("Name").focus();
  await page.keyboard.type("Rose");
  await page.keyboard.press("Enter");
  await expect(heading(page)).toBeFocused();
  for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press("Enter");
  await expect(heading(page)).toBeFocused();
  expect(await results(page)).toEqual([]);

  for (let presses = 0; presses < 10; presses += 1) {
    await page.keyboard.press("Tab");
    if (await button(page, "Send").evaluate((send) => send === document.activeElement)) break;
  }
  await expect(button(page, "Send")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Your answer was sent.")).toBeVisible();
  expect(await results(page)).toEqual([accepted]);
});

test("an Enter that is held down since the form sends nothing, on Send neither", async ({
  page,
}) => {
  await mount(page, { request, review: true });
  await page.getByLabel("Name").fill("Rose");
  // Without an up between them, the second and third are repeats.
  await page.keyboard.down("Enter");
  await expect(heading(page)).toBeFocused();
  await page.keyboard.down("Enter");
  await button(page, "Send").focus();
  await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await expect(heading(page)).toBeVisible();
  expect(await results(page)).toEqual([]);
});

test("a press that was on its way to Submit does not send", async ({ page }) => {
  await mount(page, { request, review: true });
  await page.getByLabel("Name").fill("Rose");
  await expect(button(page, "Submit")).toBeVisible();
  // A busy machine may take longer between two presses than Send needs to be looked at.
  await stopClock(page);
  // Presses go on wherever the button is by then, as a finger does that taps again and again.
  await page.evaluate(() => {
    const send = new MutationObserver(() => {
      const found = document.querySelector("[data-name=send]");
      if (!found) return;
      send.disconnect();
      for (let presses = 0; presses < 3; presses += 1) {
        found.dispatchEvent(
          new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }),
        );
      }
    });
    send.observe(document.body, { subtree: true, childList: true });
  });
  await button(page, "Submit").dblclick({ delay: 30 });
  await expect(heading(page)).toBeFocused();
  expect(await results(page)).toEqual([]);
  await page.clock.runFor(1_000);
  await button(page, "Send").click();
  await expect(page.getByText("Your answer was sent.")).toBeVisible();
  expect(await results(page)).toEqual([accepted]);
});

test("a press on Submit counts, also where the code of the review comes while it is down", async ({
  page,
}) => {
  await pressWhileLoading(button(page, "Submit"), "flowCode", async () => {
    await mount(page, { request, review: true });
    await page.getByLabel("Name").fill("Rose");
  });
  await expect(heading(page)).toBeFocused();
  expect(await results(page)).toEqual([]);
});

test("Back gives the focus to what had it; what was half typed is still there", async ({
  page,
}) => {
  await mount(page, { request, review: true });
  await page.getByLabel("Notes").fill("By the window");
  await page.getByLabel("Name").fill("Rose");
  await page.getByLabel("Name").press("Enter");
  await expect(heading(page)).toBeFocused();
  await button(page, "Back").click();
  await expect(page.getByLabel("Name")).toBeFocused();
  await expect(page.getByLabel("Notes")).toHaveValue("By the window");
  await button(page, "Submit").click();
  await button(page, "Back").press("Enter");
  await expect(button(page, "Submit")).toBeFocused();
});

test("a failed send stays here; one answer, whatever is pressed", async ({ page }) => {
  await mount(page, { request, review: true });
  await behave(page, "hang");
  await page.getByLabel("Name").fill("Rose");
  await button(page, "Submit").click();
  await button(page, "Send").dblclick();
  await expect(page.getByText("Sending your answer…")).toBeVisible();
  for (const name of ["Sending…", "Back", "Decline", "Cancel"]) {
    await clickByScript(button(page, name));
  }
  expect(await results(page)).toEqual([accepted]);
  await release(page, "The line is dead");
  await expect(page.getByRole("alert")).toHaveText("Your answer wasn’t sent. Try again.");
  await expect(heading(page)).toBeVisible();
  await expect(button(page, "Try again")).toBeFocused();

  await behave(page, "resolve");
  await button(page, "Try again").click();
  await expect(page.getByText("Your answer was sent.")).toBeVisible();
  expect(await results(page)).toEqual([accepted, accepted]);
});

test("axe finds no barrier where a send failed", async ({ page }) => {
  await mount(page, { request, review: true });
  await behave(page, { reject: "The line is dead" });
  await page.getByLabel("Name").fill("Rose");
  await button(page, "Submit").click();
  await button(page, "Send").click();
  await expect(page.getByRole("alert")).toHaveText("Your answer wasn’t sent. Try again.");
  expect(await findBarriers(page)).toEqual([]);
});

test("a form that is taken away and brought back is where it was", async ({ page }) => {
  await mount(page, { request, review: true });
  await page.evaluate((given) => {
    Object.assign(window, { shared: given });
  }, request);
  const show = () =>
    page.evaluate(() => {
      const { shared } = window as unknown as { shared: typeof request };
      window.mount({ request: shared, review: true });
    });
  await show();
  await page.getByLabel("Name").fill("Rose");
  await button(page, "Submit").click();
  await expect(heading(page)).toBeFocused();
  await page.evaluate(() => window.unmount());
  await show();
  await expect(heading(page)).toBeVisible();
  await expect(page.getByText("Rose")).toBeVisible();
  await button(page, "Send").click();
  expect(await results(page)).toEqual([accepted]);
});

test("another time zone is another moment: it is shown before it goes", async ({ page }) => {
  const moment = {
    message: "When?",
    requestedSchema: {
      properties: { start: { type: "string", format: "date-time", title: "Start" } },
    },
  };
  await mount(page, { request: moment, review: true, timeZone: "Europe/Berlin" });
  await page.getByLabel("Start").fill("2026-07-14T10:30");
  await button(page, "Submit").click();
  await expect(page.getByText("10:30 AM GMT+2")).toBeVisible();
  await mount(page, { request: moment, review: true, timeZone: "Asia/Tokyo" });
  await button(page, "Send").click();
  await expect(page.getByText("10:30 AM GMT+9")).toBeVisible();
  await expect(heading(page)).toBeFocused();
  expect(await results(page)).toEqual([]);
  await button(page, "Send").click();
  expect(await results(page)).toEqual([
    { action: "accept", content: { start: "2026-07-14T10:30:00+09:00" } },
  ]);
});

test("its code comes with the first form that has one, and Submit waits for it", async ({
  page,
}) => {
  const arrive = await holdUp(page, lateCode("flowCode"));
  await mount(page, { request });
  const asked = page.waitForRequest(lateCode("flowCode"));
  await mount(page, { request, review: true });
  await asked;
  await page.getByLabel("Name").fill("Rose");
  await button(page, "Submit").click();
  expect(await results(page)).toEqual([]);
  arrive();
  await expect(heading(page)).toBeFocused();
  expect(await results(page)).toEqual([]);
});

test("where its code cannot be had, nothing is sent without a review, until it is there", async ({
  page,
}) => {
  let offline = true;
  await page.route(lateCode("flowCode"), (route) => (offline ? route.abort() : route.continue()));
  await mount(page, { request, review: true });
  await page.getByLabel("Name").fill("Rose");
  await button(page, "Submit").click();
  await expect(page.getByRole("alert")).toContainText("Part of this form couldn’t be loaded.");
  expect(await results(page)).toEqual([]);
  offline = false;
  await button(page, "Try again").click();
  await expect(heading(page)).toBeFocused();
  expect(await results(page)).toEqual([]);
});

test("a form that is unmounted while its code loads sends nothing", async ({ page }) => {
  const arrive = await holdUp(page, lateCode("flowCode"));
  await mount(page, { request, review: true });
  await page.getByLabel("Name").fill("Rose");
  await button(page, "Submit").click();
  await page.evaluate(() => window.unmount());
  const loaded = page.waitForResponse(lateCode("flowCode"));
  arrive();
  const code = await loaded;
  // What the form does with it is done once it has run.
  await page.evaluate(
    (url) => import(url).then(() => new Promise(requestAnimationFrame)),
    code.url(),
  );
  expect(await results(page)).toEqual([]);
});

test("a press that came too soon does not count once its code has come", async ({ page }) => {
  await mount(page, { request: { ...request, message: "Another." } });
  const arrive = await holdUp(page, lateCode("flowCode"));
  await stopClock(page);
  const defaults = {
    type: "object" as const,
    properties: { seats: { type: "integer", title: "Seats", default: 2 } },
  };
  await mount(page, { request: { message: "How many?", requestedSchema: defaults }, review: true });
  await button(page, "Submit").click({ force: true });
  await expect(page.getByText("This form just appeared.")).toBeVisible();
  arrive();
  await page.clock.runFor(1_000);
  await expect(heading(page)).toHaveCount(0);
  expect(await results(page)).toEqual([]);
});
