import { expect, type Page, test } from "@playwright/test";
import type { ApprovalPart, ElicitationRequest } from "react-elicitation/core";
import { approvalRequest } from "react-elicitation/core";
import { atLevel, mountConsent, openConsentPage, remote, screen, toOpen } from "./consentPage";
import { behave, everyKind, mount, release, results } from "./mount";
import { findHiddenFocus } from "./support";
import { findCut, findLostFocus } from "./looks/finders";
import { servers } from "./servers";

/** Tests for WCAG 2.2 criteria in `docs/explanation/accessibility.md` that no other file covers. */

// An error message grows in; half-way its text is cut.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** A window of 1280 by 1024 pixels, magnified to 400 %. */
const magnified = { width: 320, height: 256 };

async function showDialog(page: Page, request: ElicitationRequest): Promise<void> {
  await page.goto(`${servers.pages}dialog.html`);
  await page.evaluate((given) => window.ask(given), request);
  await expect(page.getByRole("dialog")).toBeVisible();
}

async function showApproval(page: Page, parts: ApprovalPart[]): Promise<void> {
  await page.goto(`${servers.pages}approval.html`);
  await page.waitForFunction(() => "mountApproval" in window);
  await page.evaluate((request) => window.mountApproval({ request }), approvalRequest(parts));
  await expect(refuse(page)).toBeVisible();
}

/** The button of any screen that refuses. */
const refuse = (page: Page) => page.getByRole("button", { name: /^(Decline|Deny)$/ });

/** The screens, each with all that can make it long. */
const screens = {
  "a form with errors": async (page: Page) => {
    await mount(page, everyKind);
    await page.getByRole("button", { name: "Submit" }).click();
    await expect(page.getByRole("alert")).toBeVisible();
  },
  "a dialog": async (page: Page) => {
    await showDialog(page, everyKind.request);
    // Of so many questions the last follow after the first frame.
    await expect(page.getByText("Stops", { exact: true })).toBeAttached();
  },
  "a consent in danger": async (page: Page) => {
    await openConsentPage(page);
    await mountConsent(page, { request: toOpen(atLevel.danger), requester: remote });
    await expect(screen(page).check).toBeVisible();
  },
  "an approval in danger": async (page: Page) => {
    const command = Array.from({ length: 40 }, (_, at) => `cp -r packages/part-${at} dist`);
    await showApproval(page, [
      { type: "command", command: [...command, "sudo rm -rf ~"].join("\n"), cwd: "~/shop" },
      { type: "missing", what: "change" },
    ]);
  },
  "an approval of a call": (page: Page) =>
    showApproval(page, [
      { type: "arguments", tool: "write", value: { path: "a.ts", note: "One line\nand another" } },
    ]),
  "an approval of a change": (page: Page) =>
    showApproval(page, [
      {
        type: "change",
        path: "packages/shop/src/checkout/payment/createPaymentIntent.ts",
        oldText: "const amount = 1;\n",
        newText: 'const amount = 2;\nconst currency = "eur";\n',
      },
    ]),
};

test("the focus ring of a receipt crosses no text", async ({ page }) => {
  await page.setViewportSize({ width: 440, height: 720 });
  await page.goto(`${servers.pages}receipt.html`);
  await page.evaluate(
    (request) => window.showReceipts([{ request, result: { action: "accept", content: {} } }]),
    everyKind.request,
  );
  // By keyboard: after a press of the pointer, Firefox draws no ring where a script puts the focus.
  for (const line of await page.locator("summary").all()) await line.press("Enter");
  expect(await page.evaluate(findLostFocus)).toEqual([]);
});

for (const [name, show] of Object.entries(screens)) {
  test(`magnified to 400 %, ${name} is cut nowhere, and what has the focus is seen`, async ({
    page,
  }) => {
    await page.setViewportSize(magnified);
    await show(page);
    expect(await page.evaluate(findCut)).toEqual([]);
    const stops = await tabThrough(page, async () => {
      expect(await page.evaluate(findHiddenFocus)).toEqual([]);
    });
    expect(stops.some((stop) => /^button "(Decline|Deny)"/.test(stop))).toBe(true);
  });

  test(`the focus ring of ${name} is whole, and crosses no text`, async ({ page }) => {
    await page.setViewportSize({ width: 440, height: 720 });
    await show(page);
    await page.keyboard.press("Tab");
    expect(await page.evaluate(findLostFocus)).toEqual([]);
  });

  test(`with the text spacing of 1.4.12, ${name} loses nothing`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 720 });
    await show(page);
    await page.addStyleTag({
      // `!important`, because the user's own style sheet overrides every page.
      content: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
        p { margin-block-end: 2em !important; }`,
    });
    expect(await page.evaluate(findCut)).toEqual([]);
    expect(await page.evaluate(findCutBelow)).toEqual([]);
  });

  test(`what can be read on a button of ${name} is what it is called`, async ({ page }) => {
    await show(page);
    const buttons = page.locator("[data-elicit]:is(button, a)").filter({ hasText: /\S/ });
    await expect(refuse(page)).toBeVisible();
    for (const button of await buttons.all()) {
      const words = (await button.innerText()).replace(/\s+/g, " ").trim();
      await expect(button).toHaveAccessibleName(words);
    }
  });
}

/** What is cut at its lower edge. Runs in the page. */
function findCutBelow(): string[] {
  return [...document.querySelectorAll('[data-elicit="root"] *')]
    .filter((element) => !element.matches('[data-elicit="heard"], input, textarea'))
    .filter((element) => getComputedStyle(element).clipPath !== "inset(50%)")
    .filter((element) => /hidden|clip/.test(getComputedStyle(element).overflowY))
    .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
    .map((element) => `${element.getAttribute("data-elicit")}: ${element.textContent}`);
}

/**
 * Goes on with Tab, from where the focus is, until it has been everywhere or is out of the library's
 * elements.
 *
 * @param look called at each stop.
 * @returns the stops, by role and name. A picker of the browser's is one, with all its parts.
 */
async function tabThrough(page: Page, look?: () => Promise<void>, key = "Tab"): Promise<string[]> {
  const stops: string[] = [];
  for (;;) {
    await page.keyboard.press(key);
    if (!(await page.evaluate(markFocused))) return stops;
    const [line = ""] = (await page.locator("[data-stop]").ariaSnapshot()).split("\n");
    const stop = line.replace(/^- /, "").replace(/( \[\w+\])*:?( \/.*)?$/, "");
    if (stops.at(-1) === stop) continue;
    // A dialog has no end: it begins again.
    if (stops.includes(stop)) return stops;
    stops.push(stop);
    await look?.();
  }
}

/**
 * Marks what has the focus, since `:focus` does not know the parts of a picker of the browser's. Runs
 * in the page.
 *
 * @returns whether it is the library's.
 */
function markFocused(): boolean {
  document.querySelector("[data-stop]")?.removeAttribute("data-stop");
  const within = document.activeElement?.closest('[data-elicit="root"], [data-elicit="dialog"]');
  document.activeElement?.setAttribute("data-stop", "");
  return !!within;
}

test("Tab goes through a form once, as it is read, and out of it, and back the same way", async ({
  page,
}) => {
  await mount(page, everyKind);
  await page.evaluate(() => {
    for (const where of ["beforebegin", "afterend"] as const)
      document
        .querySelector('[data-elicit="root"]')
        ?.insertAdjacentHTML(where, `<button>${where}</button>`);
  });
  const before = page.getByRole("button", { name: "beforebegin" });
  const after = page.getByRole("button", { name: "afterend" });
  const order = [
    'textbox "Name"',
    'textbox "Notes"',
    'textbox "Code"',
    'textbox "Email"',
    'textbox "Day"',
    'textbox "Start"',
    'textbox "Seats"',
    'textbox "Price"',
    'checkbox "Window"',
    'button "Clear"',
    'radio "Yes"',
    'radio "First"',
    'combobox "From"',
    'checkbox "Bike"',
    'checkbox "Dog"',
    'combobox "Stops"',
    'button "Submit"',
    'button "Decline"',
    'button "Cancel"',
  ];
  await before.focus();
  expect(await tabThrough(page)).toEqual(order);
  await expect(after).toBeFocused();
  expect(await tabThrough(page, undefined, "Shift+Tab")).toEqual(order.toReversed());
  await expect(before).toBeFocused();
  // To come by answers nothing, and leads nowhere.
  expect(await results(page)).toEqual([]);
  await expect(page.getByRole("listbox")).toHaveCount(0);
});

test("an open list covers no focus: Tab closes it, and goes on", async ({ page }) => {
  const names = Array.from({ length: 30 }, (_, index) => `Town ${index}`);
  await page.setViewportSize({ width: 320, height: 400 });
  await mount(page, {
    request: {
      message: "Where to?",
      requestedSchema: { properties: { to: { type: "string", title: "To", enum: names } } },
    },
  });
  const box = page.getByRole("combobox", { name: "To" });
  await box.focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("listbox")).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("option", { name: "Town 1", exact: true })).toBeInViewport();
  expect(await page.evaluate(findHiddenFocus)).toEqual([]);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("listbox")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Submit" })).toBeFocused();
  expect(await page.evaluate(findHiddenFocus)).toEqual([]);
});

test("magnified to 400 %, a list and its active option are seen beside their box", async ({
  page,
}) => {
  await page.setViewportSize(magnified);
  await mount(page, everyKind);
  const box = page.getByRole("combobox", { name: "From" });
  await box.focus();
  for (const key of ["ArrowDown", "ArrowDown", "PageDown"]) await page.keyboard.press(key);
  const active = page.locator('[data-elicit="listbox-option"][data-active]');
  await expect(active).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(findHiddenFocus)).toEqual([]);
});

test("an e-mail and a web address say to the browser what they are", async ({ page }) => {
  await mount(page, {
    request: {
      message: "Where can I reach you?",
      requestedSchema: {
        properties: {
          mail: { type: "string", format: "email", title: "E-mail" },
          site: { type: "string", format: "uri", title: "Site" },
        },
      },
    },
  });
  await expect(page.getByLabel("E-mail")).toHaveAttribute("autocomplete", "email");
  await expect(page.getByLabel("Site")).toHaveAttribute("autocomplete", "url");
});

test("a press outside of a dialog counts when it is let go there, and can be taken back", async ({
  page,
}) => {
  await showDialog(page, { message: "Now?", requestedSchema: { properties: {} } });
  await page.mouse.move(5, 5);
  await page.mouse.down();
  expect(await page.evaluate(() => window.given)).toEqual([]);
  await page.getByText("Test host", { exact: true }).hover();
  await page.mouse.up();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await page.evaluate(() => window.given)).toEqual([]);
  await page.mouse.click(5, 5);
  await expect.poll(() => page.evaluate(() => window.given)).toEqual([{ action: "cancel" }]);
});

test("a press on an action that is let go beside it is none", async ({ page }) => {
  await mount(page, everyKind);
  for (const name of ["Submit", "Decline", "Cancel"]) {
    await page.getByRole("button", { name }).hover();
    await page.mouse.down();
    await page.getByText("How shall I book your journey?").hover();
    await page.mouse.up();
  }
  expect(await results(page)).toEqual([]);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("a refused answer is named in words, with what would be right, and has the focus", async ({
  page,
}) => {
  await mount(page, {
    request: {
      message: "Who comes?",
      requestedSchema: {
        properties: {
          name: { type: "string", title: "Name" },
          mail: { type: "string", format: "email", title: "E-mail" },
          seats: { type: "integer", title: "Seats", minimum: 1, maximum: 9 },
        },
        required: ["name"],
      },
    },
  });
  await page.getByRole("textbox", { name: "E-mail" }).fill("rose");
  await page.getByRole("textbox", { name: "Seats" }).fill("12");
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByRole("alert")).toHaveText("Check 3 answers");
  const summary = page.locator('[data-elicit="summary"]');
  const said = {
    Name: "Enter Name, or leave it empty.",
    "E-mail": "Enter an email address, such as name@example.com.",
    Seats: "Enter 9 or less.",
  };
  for (const [name, words] of Object.entries(said)) {
    const box = page.getByRole("textbox", { name });
    await expect(box).toHaveAttribute("aria-invalid", "true");
    await expect(box).toHaveAccessibleDescription(new RegExp(words));
    const link = page.getByRole("link", { name, exact: true });
    // Beside the link the name is not repeated.
    const beside = name === "Name" ? "Enter an answer, or leave it empty." : words;
    await expect(summary.getByRole("listitem").filter({ has: link })).toContainText(beside);
    await summary.getByRole("link", { name, exact: true }).click();
    await expect(box).toBeFocused();
  }
  // What was entered stands there, to be mended.
  await expect(page.getByRole("textbox", { name: "E-mail" })).toHaveValue("rose");
});

test("how far an answer got is said where a screen reader listens already, and moves no focus", async ({
  page,
}) => {
  await mount(page, { request: { message: "Now?", requestedSchema: { properties: {} } } });
  const status = page.locator('[data-elicit="heard"][role="status"]');
  await expect(status).toHaveText("");
  // A region that comes with its words is often not read out.
  await status.evaluate((element) => element.setAttribute("data-same", ""));
  // Its name changes while it sends.
  const submit = page.locator('[data-name="submit"]');
  await behave(page, "hang");
  // It takes no press before anybody can have looked.
  await expect(submit).toBeEnabled();
  await submit.focus();
  await page.keyboard.press("Enter");
  await expect(status).toHaveText("Sending your answer…");
  await expect(submit).toBeFocused();
  await release(page);
  await expect(status).toHaveText("Your answer was sent.");
  await expect(status).toHaveAttribute("data-same");
  // The receipt takes the place of the form, and the focus that was in it.
  await expect(page.locator('[data-elicit="receipt-head"]')).toBeFocused();
});
