import { expect, type Page, test } from "@playwright/test";
import { clickByScript, holdUp, lateCode } from "./support";
import { behave, mount, release, results } from "./mount";
import { servers } from "./servers";

// What goes wrong around a form: nothing that was typed is lost, and exactly one answer is given.

const asking = (message: string) => ({
  request: {
    message,
    requestedSchema: {
      type: "object" as const,
      properties: {
        name: { type: "string", title: "Name" },
        code: { type: "string", title: "Code", pattern: "^[A-Z]+$" },
      },
      required: ["name"],
    },
  },
});
const accepted = { action: "accept", content: { name: "Rose" } };

const name = (page: Page) => page.getByRole("textbox", { name: "Name" });
const receipt = (page: Page) => page.locator("[data-elicit=receipt]");
const press = (page: Page, action: string) => page.getByRole("button", { name: action }).click();
/** Presses what is said to be of no use now. */
const pressInVain = (page: Page, action: string) =>
  clickByScript(page.getByRole("button", { name: action }));

/** One request object, shown, taken away and shown again. */
async function keep(page: Page) {
  await page.goto(servers.pages);
  const given = { ...asking("Who?"), escape: "cancel" };
  await page.evaluate((kept) => Object.assign(window, { kept }), given);
  return {
    show: () => page.evaluate(() => window.mount((window as never as { kept: never }).kept)),
    takeAway: () => page.evaluate(() => window.unmount()),
  };
}

/** Takes a form away while its answer is on its way. Returns what shows it again. */
async function keepSent(page: Page) {
  const { show, takeAway } = await keep(page);
  await show();
  await behave(page, "hang");
  await name(page).fill("Rose");
  await press(page, "Submit");
  await expect.poll(() => results(page)).toEqual([accepted]);
  await takeAway();
  return show;
}

test.describe("an answer on its way", () => {
  test("that arrives after the form is gone is the one; shown again, it says so", async ({
    page,
  }) => {
    const show = await keepSent(page);
    await release(page);
    await show();
    await expect(page.getByText("Your answer was sent.")).toBeVisible();
    await expect(receipt(page)).toContainText("Rose");
    await expect(page.getByRole("button", { name: "Decline" })).toHaveCount(0);
    await page.keyboard.press("Escape");
    expect(await results(page)).toEqual([accepted]);
  });

  test("that fails after the form is gone is not lost; shown again, it can be sent", async ({
    page,
  }) => {
    const show = await keepSent(page);
    await release(page, "The line is dead");
    await show();
    await expect(page.getByRole("alert")).toHaveText("Your answer wasn’t sent. Try again.");
    await expect(name(page)).toHaveValue("Rose");
    await behave(page, "resolve");
    await press(page, "Try again");
    await expect(page.getByText("Your answer was sent.")).toBeVisible();
    // The first was never taken.
    expect(await results(page)).toEqual([accepted, accepted]);
  });

  test("still waits in a form that is shown again meanwhile", async ({ page }) => {
    const { show, takeAway } = await keep(page);
    await show();
    await behave(page, "hang");
    await name(page).fill("Rose");
    await press(page, "Submit");
    await expect.poll(() => results(page)).toEqual([accepted]);
    await takeAway();
    await show();
    await expect(page.getByText("Sending your answer…")).toBeVisible();
    await pressInVain(page, "Cancel");
    await name(page).press("Escape");
    await release(page);
    await expect(page.getByText("Your answer was sent.")).toBeVisible();
    expect(await results(page)).toEqual([accepted]);
  });

  test("that comes late ends nothing of the request that is shown by then", async ({ page }) => {
    await mount(page, asking("Who?"));
    await behave(page, "hang");
    await name(page).fill("Rose");
    await press(page, "Submit");
    await expect.poll(() => results(page)).toEqual([accepted]);
    await mount(page, asking("Who else?"));
    await name(page).fill("Lily");
    await release(page, "The line is dead");
    await behave(page, "resolve");
    await expect(page.getByText("Your answer wasn’t sent. Try again.")).toHaveCount(0);
    await expect(name(page)).toHaveValue("Lily");
    await press(page, "Submit");
    await expect(page.getByText("Your answer was sent.")).toBeVisible();
    const second = { action: "accept", content: { name: "Lily" } };
    expect(await results(page)).toEqual([accepted, second]);
  });
});

test("a form that is taken away while Submit looks at it gives the one answer that was meant", async ({
  page,
}) => {
  const arrive = await holdUp(page, lateCode("compilePattern"));
  const { show, takeAway } = await keep(page);
  await show();
  const asked = page.waitForRequest(lateCode("compilePattern"));
  await name(page).fill("Rose");
  await page.getByLabel("Code").fill("A");
  await press(page, "Submit");
  await asked;
  await takeAway();
  await show();
  await expect(name(page)).toHaveValue("Rose");
  arrive();
  await expect(page.getByText("Your answer was sent.")).toBeVisible();
  await expect(receipt(page)).toContainText("Rose");
  await expect(page.getByRole("button", { name: "Decline" })).toHaveCount(0);
  expect(await results(page)).toEqual([{ action: "accept", content: { name: "Rose", code: "A" } }]);
});

test("a control of the host's that throws gives way to one that does not", async ({ page }) => {
  const trouble: string[] = [];
  page.on("pageerror", (error) => trouble.push(error.message));
  await mount(page, { ...asking("Who?"), failing: true });
  await page.getByLabel("Code").pressSequentially("AB");
  await name(page).pressSequentially("Ros");
  // In the middle of typing: what was entered is in the box that stands in, and the form goes on.
  await expect(name(page)).toHaveValue("Ros");
  await expect(page.getByLabel("Code")).toHaveValue("AB");
  await name(page).press("End");
  await name(page).pressSequentially("e");
  await press(page, "Submit");
  await expect(page.getByText("Your answer was sent.")).toBeVisible();
  expect(await results(page)).toEqual([
    { action: "accept", content: { name: "Rose", code: "AB" } },
  ]);
  expect(trouble).toEqual([]);
});

test("a storage that is denied takes nothing but its help away", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("Denied", "SecurityError");
      },
    });
  });
  const trouble: string[] = [];
  page.on("pageerror", (error) => trouble.push(error.message));
  const memory = { saveDrafts: true, rememberAnswers: true };
  const loaded = page.waitForResponse(lateCode("startMemory"));
  await mount(page, { ...asking("Who?"), memory });
  await loaded;
  await name(page).fill("Rose");
  await mount(page, { ...asking("Who?"), memory });
  await expect(name(page)).toHaveValue("Rose");
  await press(page, "Submit");
  await expect(page.getByText("Your answer was sent.")).toBeVisible();
  expect(await results(page)).toEqual([accepted]);
  expect(trouble).toEqual([]);
});

test.describe("a clock that is set while a form is open", () => {
  const noon = new Date("2026-03-01T12:00:00Z");
  const minutes = (count: number) => count * 60_000;

  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: noon });
    await mount(page, { ...asking("Who?"), expiresAt: noon.getTime() + minutes(10) });
    await name(page).fill("Rose");
  });

  test("back: the time to answer is over no earlier", async ({ page }) => {
    await page.clock.setSystemTime(noon.getTime() - minutes(60));
    await page.clock.runFor(minutes(11));
    await expect(page.getByText("This request has expired", { exact: false })).toHaveCount(0);
    await expect(name(page)).toHaveValue("Rose");
    await press(page, "Submit");
    await expect.poll(() => results(page)).toEqual([accepted]);
  });

  test("ahead: it is over once, nothing is sent, and what was typed can be read", async ({
    page,
  }) => {
    await page.clock.setSystemTime(noon.getTime() + minutes(60));
    await page.clock.runFor(minutes(10));
    await expect(page.getByRole("alert")).toHaveText(/^This request has expired/);
    await expect(receipt(page)).toContainText("Rose");
    await expect(name(page)).toHaveCount(0);
    expect(await results(page)).toEqual([]);
  });
});

test.describe("more questions than a form can hold", () => {
  const many = (required: string[]) => ({
    request: {
      message: "Many questions",
      requestedSchema: {
        type: "object" as const,
        properties: Object.fromEntries(
          Array.from({ length: 1_002 }, (_, at) => [
            `q${at}`,
            { type: "string" as const, title: `Question ${at}` },
          ]),
        ),
        required,
      },
    },
  });
  const more = "2 more fields can’t be shown here.";
  const first = (page: Page) => page.getByRole("textbox", { name: "Question 0", exact: true });

  test("are counted; the others can be answered", async ({ page }) => {
    await mount(page, many(["q0"]));
    await expect(page.getByText(more, { exact: true })).toBeVisible();
    await first(page).fill("a");
    await press(page, "Submit");
    await expect.poll(() => results(page)).toEqual([{ action: "accept", content: { q0: "a" } }]);
  });

  test("where one of those must be answered, there is no Submit", async ({ page }) => {
    await mount(page, many(["q1001"]));
    const notice = page.getByText(
      `${more} A required field can’t be answered here. You can decline or cancel.`,
      { exact: true },
    );
    await expect(notice).toBeVisible();
    await expect(page.getByRole("button", { name: "Submit" })).toHaveCount(0);
    // Enter would send, too.
    await first(page).fill("a");
    await first(page).press("Enter");
    await expect(first(page)).toHaveValue("a");
    expect(await results(page)).toEqual([]);
    await press(page, "Decline");
    await expect.poll(() => results(page)).toEqual([{ action: "decline" }]);
  });
});

test("more options than a list can hold are counted; the others can be found and chosen", async ({
  page,
}) => {
  await mount(page, {
    request: {
      message: "Where to?",
      requestedSchema: {
        type: "object",
        properties: {
          to: {
            type: "string",
            title: "To",
            enum: Array.from({ length: 50_002 }, (_, at) => `Town ${at}`),
          },
        },
      },
    },
  });
  const box = page.getByRole("combobox", { name: "To" });
  await expect(box).toHaveAccessibleDescription(/Not shown here: 2 options\./);
  await box.fill("Town 49999");
  await page.getByRole("option", { name: "Town 49999" }).click();
  await press(page, "Submit");
  await expect
    .poll(() => results(page))
    .toEqual([{ action: "accept", content: { to: "Town 49999" } }]);
});
