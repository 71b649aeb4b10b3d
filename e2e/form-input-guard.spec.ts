import { expect, type Page, test } from "@playwright/test";
import { mount, results } from "./mount";
import type { HarnessProps } from "./pages/harness";
import { servers } from "./servers";
import { stopClock } from "./support";

/** Accidental clicks on a form. The clock is stopped; each test moves it. */

const TOO_SOON = "This form just appeared. Review it, then submit again.";

const confirm: HarnessProps = {
  request: { message: "Delete it?", requestedSchema: { properties: {} } },
};
const asking: HarnessProps = {
  request: {
    message: "Who comes?",
    requestedSchema: { properties: { name: { type: "string", title: "Name" } } },
  },
};
const accepted = (content: object) => [{ action: "accept", content }];

/** With nothing to fill in it is called Confirm. */
const submit = (page: Page) => page.getByRole("button", { name: /^(Submit|Confirm)$/ });
const name = (page: Page) => page.getByRole("textbox", { name: "Name" });

/** Presses where Submit is, whatever its state. */
async function pressSubmit(page: Page): Promise<void> {
  const box = await submit(page).boundingBox();
  if (!box) throw new Error("Submit is not drawn");
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Until the answer to a press can be told: what decides about it has come. */
async function decided(page: Page): Promise<void> {
  await expect(page.getByText(TOO_SOON)).toBeVisible();
}

test.beforeEach(async ({ page }) => {
  await page.goto(servers.pages);
  await stopClock(page);
});

test("a press counts once the form was on show for half a second, and each early one starts anew", async ({
  page,
}) => {
  await mount(page, confirm);
  await page.clock.runFor(499);
  await expect(submit(page)).toHaveAttribute("aria-disabled", "true");
  await pressSubmit(page);
  await decided(page);
  await page.clock.runFor(499);
  await pressSubmit(page);
  expect(await results(page)).toEqual([]);
  await page.clock.runFor(500);
  await expect(submit(page)).not.toHaveAttribute("aria-disabled");
  await pressSubmit(page);
  await expect.poll(() => results(page)).toEqual(accepted({}));
  await expect(page.getByText(TOO_SOON)).toHaveCount(0);
});

test("a double click that makes the form appear under it answers nothing", async ({ page }) => {
  await mount(page, confirm);
  const place = await submit(page).boundingBox();
  if (!place) throw new Error("Submit is not drawn");
  await page.evaluate(() => window.unmount());
  await page.evaluate((given) => {
    const button = document.createElement("button");
    button.textContent = "Call the tool";
    Object.assign(button.style, {
      position: "fixed",
      left: "0",
      top: "0",
      width: "100%",
      height: "100%",
    });
    button.addEventListener("click", () => {
      button.remove();
      void window.mount({ ...given, key: "again" });
    });
    document.body.append(button);
  }, confirm);
  const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
  await page.mouse.click(x, y);
  await expect(submit(page)).toBeVisible();
  await page.mouse.click(x, y, { clickCount: 2 });
  // Not counted as one by a browser: two clicks all the same.
  await page.mouse.click(x, y);
  await decided(page);
  // Nor a moment later.
  await page.clock.runFor(400);
  await decided(page);
  expect(await results(page)).toEqual([]);
});

test("who types on into the first box, where a host has put the focus, answers nothing", async ({
  page,
}) => {
  await page.evaluate(() => {
    const shown = new MutationObserver(() => {
      const box = document.querySelector<HTMLElement>("[data-elicit=input]");
      if (box) shown.disconnect();
      box?.focus();
    });
    shown.observe(document.body, { subtree: true, childList: true });
  });
  await mount(page, asking);
  await expect(name(page)).toBeFocused();
  for (const letter of "and then we go home") {
    await page.keyboard.press(letter === " " ? "Space" : letter);
    await page.clock.runFor(150);
  }
  await page.keyboard.press("Enter");
  await decided(page);
  expect(await results(page)).toEqual([]);
  // Nothing typed is lost.
  await expect(name(page)).toHaveValue("and then we go home");
  await page.clock.runFor(600);
  await page.keyboard.press("Enter");
  await expect.poll(() => results(page)).toEqual(accepted({ name: "and then we go home" }));
});

for (const key of ["Enter", "Space"]) {
  test(`${key} for something else answers nothing, on Submit neither`, async ({ page }) => {
    await mount(page, confirm);
    // The worst that a host can do.
    await submit(page).focus();
    await page.keyboard.press(key);
    await decided(page);
    expect(await results(page)).toEqual([]);
    await page.clock.runFor(600);
    await page.keyboard.press(key);
    await expect.poll(() => results(page)).toEqual(accepted({}));
  });
}

test("a press that began in another window answers nothing", async ({ page }) => {
  await mount(page, confirm);
  await page.clock.runFor(600);
  await expect(submit(page)).not.toHaveAttribute("aria-disabled");
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await pressSubmit(page);
  await decided(page);
  expect(await results(page)).toEqual([]);
});

test("who has entered something answers at once", async ({ page }) => {
  await mount(page, asking);
  await name(page).fill("Rose");
  await page.keyboard.press("Enter");
  await expect.poll(() => results(page)).toEqual(accepted({ name: "Rose" }));
});

for (const [action, button] of [
  ["decline", "Decline"],
  ["cancel", "Cancel"],
] as const) {
  test(`${button} is not held back`, async ({ page }) => {
    await mount(page, confirm);
    await page.getByRole("button", { name: button }).click();
    await expect.poll(() => results(page)).toEqual([{ action }]);
  });
}

test("a press within half a second sends no option", async ({ page }) => {
  await mount(page, {
    request: {
      message: "Delete it?",
      requestedSchema: {
        properties: { sure: { type: "string", enum: ["Yes, all"] } },
        required: ["sure"],
      },
    },
  });
  await page.getByRole("button", { name: "Yes, all" }).click({ force: true });
  await decided(page);
  expect(await results(page)).toEqual([]);
  await page.clock.runFor(500);
  await page.getByRole("button", { name: "Yes, all" }).click();
  await expect.poll(() => results(page)).toEqual(accepted({ sure: "Yes, all" }));
});

for (const dialog of [false, true]) {
  test(`the focus never lands on Submit by itself ${dialog ? "in a dialog" : "in the page"}`, async ({
    page,
  }) => {
    await mount(page, { ...confirm, dialog });
    await expect(submit(page)).toBeVisible();
    await page.clock.runFor(1_000);
    const focused = page.locator(":focus");
    if (dialog) await expect(focused).toHaveAccessibleName(/^Test host: /);
    else await expect(focused).toHaveCount(0);
  });
}

test("one press is ignored in the first half second, by pointer and by number key", async ({
  page,
}) => {
  await mount(page, {
    request: {
      message: "Delete it?",
      requestedSchema: { properties: { sure: { type: "boolean" } }, required: ["sure"] },
    },
  });
  const yes = page.getByRole("button", { name: "Yes" });
  await expect(yes).toHaveAttribute("aria-disabled", "true");
  await yes.click({ force: true });
  await page.keyboard.press("1");
  await decided(page);
  expect(await results(page)).toEqual([]);
  await page.clock.runFor(1_000);
  await page.keyboard.press("1");
  await expect.poll(() => results(page)).toEqual(accepted({ sure: true }));
});

for (const action of ["Decline", "Cancel"] as const) {
  test(`a press on ${action} that was meant for the question before says nothing to the next`, async ({
    page,
  }) => {
    await mount(page, confirm);
    await page.clock.runFor(1_000);
    const button = page.getByRole("button", { name: action });
    const place = await button.boundingBox();
    if (!place) throw new Error(`${action} is not drawn`);
    await mount(page, {
      request: { ...confirm.request, message: "Give it back?" },
    });
    await expect(page.getByText("Give it back?")).toBeVisible();
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
    await decided(page);
    expect(await results(page)).toEqual([]);
    await page.clock.runFor(500);
    await button.click();
    await expect
      .poll(() => results(page))
      .toEqual([{ action: action === "Decline" ? "decline" : "cancel" }]);
  });
}
