import { expect, test } from "@playwright/test";
import {
  clickByScript,
  holdUp,
  lateCode,
  needsChromium,
  pressWhileLoading,
  stopClock,
} from "./support";
import { behave, mount, release, results } from "./mount";
import type { HarnessProps } from "./pages/harness";
import { servers } from "./servers";

/** What only real keys, pointers and pickers can show of the answers. */

const required = {
  request: {
    message: "Who comes?",
    requestedSchema: {
      type: "object" as const,
      properties: { name: { type: "string", title: "Name" } },
      required: ["name"],
    },
  },
};

const ten_thousand = Array.from({ length: 10_000 }, (_, index) => `Station ${index}`);

test("a default whose label has a line end is sent as it is", async ({ page }) => {
  const plans = Array.from({ length: 12 }, (_, at) => ({
    const: `p${at}`,
    title: `Plan ${at}\n10 EUR`,
  }));
  const plan = { type: "string" as const, oneOf: plans, default: "p3", title: "Plan" };
  await mount(page, {
    request: { message: "Which plan?", requestedSchema: { type: "object", properties: { plan } } },
  });
  await page.getByRole("button", { name: "Submit" }).click();
  await expect.poll(() => results(page)).toEqual([{ action: "accept", content: { plan: "p3" } }]);
});

test("a date that is only partly typed is not dropped", async ({ page }) => {
  await mount(page, {
    request: {
      message: "When?",
      requestedSchema: {
        properties: {
          day: { type: "string", format: "date", title: "Day" },
          start: { type: "string", format: "date-time", title: "Start" },
        },
      },
    },
  });
  await page.getByLabel("Day").focus();
  await page.keyboard.type("12");
  await page.getByLabel("Start").focus();
  await page.keyboard.type("0714");
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByLabel("Day")).toBeFocused();
  await expect(page.getByText("Fill in the rest of the date, or clear it.").first()).toBeVisible();
  expect(await results(page)).toEqual([]);

  await page.keyboard.type("12042026");
  await page.getByLabel("Start").fill("2026-07-14T10:30");
  await page.getByRole("button", { name: "Submit" }).click();
  expect(await results(page)).toEqual([
    { action: "accept", content: { day: "2026-12-04", start: "2026-07-14T10:30:00+02:00" } },
  ]);
});

test("seconds of a moment stay to be typed where they begin with a zero", async ({ page }) => {
  const start = { type: "string", format: "date-time", title: "Start" };
  await mount(page, {
    request: {
      message: "When?",
      requestedSchema: { properties: { start: { ...start, default: "2026-07-14T10:00:30Z" } } },
    },
    timeZone: "UTC",
  });
  const box = page.getByLabel("Start");
  await box.focus();
  // Over month, day, year, hours and minutes.
  for (let part = 0; part < 5; part += 1) await page.keyboard.press("ArrowRight");
  await page.keyboard.type("05");
  await expect(box).toHaveValue("2026-07-14T10:00:05");
});

test("seconds of a time stay to be typed, and no part is lost while another is empty", async ({
  page,
}) => {
  const properties = {
    at: { type: "string", format: "time", title: "At", default: "10:30:15Z" },
    start: { type: "string", format: "date-time", title: "Start", default: "2026-07-14T10:00:30Z" },
  };
  await mount(page, {
    request: { message: "When?", requestedSchema: { properties } } as never,
    timeZone: "UTC",
  });
  const time = page.getByLabel("At");
  await time.focus();
  for (let part = 0; part < 2; part += 1) await page.keyboard.press("ArrowRight");
  await page.keyboard.type("05");
  await expect(time).toHaveValue("10:30:05");
  const start = page.getByLabel("Start");
  await start.focus();
  await page.keyboard.press("Backspace");
  await expect(start).toHaveValue("");
  await page.keyboard.type("08");
  await expect(start).toHaveValue("2026-08-14T10:00:30");
});

test(
  "a time that was cleared keeps what is half typed when it is left",
  needsChromium("it tells of half a time"),
  async ({ page }) => {
    const at = { type: "string", format: "time", title: "At", default: "10:30:15Z" };
    await mount(page, {
      request: { message: "When?", requestedSchema: { properties: { at } } } as never,
      timeZone: "UTC",
    });
    const time = page.getByLabel("At");
    await time.fill("");
    await time.focus();
    await page.keyboard.type("11");
    await time.blur();
    await expect(page.getByText(/Fill in the rest/).first()).toBeVisible();
    await time.focus();
    await page.keyboard.press("ArrowRight");
    // The half of the day, where the browser asks for it.
    await page.keyboard.type("45a");
    await expect(time).toHaveValue("11:45");
  },
);

test("a value that was not on screen takes the focus where the next key removes nothing", async ({
  page,
}) => {
  await page.setViewportSize({ width: 400, height: 300 });
  const via = {
    type: "array",
    title: "Via",
    items: { type: "string", enum: ten_thousand.slice(0, 20) },
    default: ["Station 3"],
  };
  const name = { type: "string", title: "Name" };
  const notes = Array.from({ length: 8 }, (_, at) => [`note ${at}`, { type: "string" }] as const);
  const properties = { name, ...Object.fromEntries(notes), via };
  await mount(page, {
    request: { message: "Where to?", requestedSchema: { properties } } as never,
  });
  await page.getByLabel("Name").press("x");
  await page.getByLabel("Name").press("Enter");
  await expect(page.getByRole("combobox", { name: "Via" })).toBeFocused();
  await expect(page.getByText("Station 3")).toBeVisible();
});

test("a press between nested fields moves no focus to the first of them", async ({ page }) => {
  const street = { type: "string", title: "Street", description: "Where the bill goes." };
  const address = {
    type: "object",
    title: "Address",
    properties: { street },
    required: ["street"],
  };
  await mount(page, {
    request: {
      message: "Where to?",
      requestedSchema: { properties: { address }, required: ["address"] },
    } as never,
  });
  await expect(page.getByLabel("Street")).toBeVisible();
  await page.getByText("Where the bill goes.").dblclick();
  console.log(
    await page.evaluate(() => [
      String(getSelection()),
      document.activeElement?.outerHTML.slice(0, 200),
      getComputedStyle(document.querySelector("[data-elicit=description]")!).userSelect,
    ]),
  );
  // After what follows a press.
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
  await expect(page.getByRole("group", { name: "Address" })).toBeFocused();
  // An error still leads to the field that has it.
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByLabel("Street")).toBeFocused();
});

test("a press on an action is not lost to an error that appears above it", async ({ page }) => {
  // A card that still comes in moves by itself.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const properties = { name: { type: "string", title: "Name", minLength: 2 } };
  await mount(page, { request: { ...required.request, requestedSchema: { properties } } });
  await page.getByLabel("Name").fill("A");
  const box = await page.getByRole("button", { name: "Decline" }).boundingBox();
  if (!box) throw new Error("Decline is not drawn");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  // The field was left, yet nothing moves under the pointer.
  await expect(page.getByRole("alert")).toHaveCount(0);
  expect(await page.getByRole("button", { name: "Decline" }).boundingBox()).toEqual(box);
  await page.mouse.up();
  await expect.poll(() => results(page)).toEqual([{ action: "decline" }]);
});

test("a missing answer is an error only after Submit, and goes as soon as it is mended", async ({
  page,
}) => {
  await mount(page, required);
  await page.getByLabel("Name").focus();
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Name")).not.toBeFocused();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByRole("alert")).toHaveText("Enter Name, or leave it empty.");
  await expect(page.getByLabel("Name")).toHaveAccessibleDescription(
    /Enter Name, or leave it empty\./,
  );
  await page.getByLabel("Name").pressSequentially("A");
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("ten thousand options: only those in view exist, all are found and reached", async ({
  page,
}) => {
  await mount(page, {
    request: {
      message: "Where to?",
      requestedSchema: {
        properties: { to: { type: "string", title: "To", enum: ten_thousand } },
      },
    },
  });
  const box = page.getByRole("combobox", { name: "To" });
  // Also while it opens: all of them for one frame would freeze the page.
  const most = await page.evaluateHandle(() => {
    const seen = { count: 0 };
    new MutationObserver(() => {
      const count = document.querySelectorAll("[role=option]").length;
      seen.count = Math.max(seen.count, count);
    }).observe(document.body, { childList: true, subtree: true });
    return seen;
  });
  await box.click();
  await expect(page.getByRole("option").first()).toBeVisible();
  expect(await most.evaluate(({ count }) => count)).toBeLessThan(40);
  await expect(page.getByRole("option").first()).toHaveAttribute("aria-setsize", "10000");

  // Up from the first is the last one, which did not exist before.
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  await expect(page.getByRole("option", { name: "Station 9999" })).toBeVisible();
  await expect(box).toHaveAttribute("aria-activedescendant", /-9999$/);

  // Whatever was scrolled to, the first match of a new search is in view.
  await box.pressSequentially("77");
  await page.getByRole("listbox").evaluate((list) => list.scrollTo(0, list.scrollHeight));
  await expect(page.getByRole("option", { name: "Station 9977" })).toBeVisible();
  await box.pressSequentially("7");
  await expect(page.locator("[role=option][data-active]")).toBeInViewport();
  await page.getByRole("option", { name: "Station 7771" }).click();
  await expect(box).toHaveValue("Station 7771");
  await page.getByRole("button", { name: "Submit" }).click();
  expect(await results(page)).toEqual([{ action: "accept", content: { to: "Station 7771" } }]);
});

test("Escape closes an open list alone, warns once something was entered, then cancels", async ({
  page,
}) => {
  await mount(page, {
    escape: "cancel",
    request: {
      message: "Where to?",
      requestedSchema: {
        properties: { to: { type: "string", title: "To", enum: ten_thousand.slice(0, 20) } },
      },
    },
  });
  const box = page.getByRole("combobox", { name: "To" });
  await box.click();
  await page.getByRole("option", { name: "Station 3", exact: true }).click();
  await box.click();
  await expect(page.getByRole("listbox")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("listbox")).toHaveCount(0);
  await expect(page.getByText(/Press Escape again/)).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(page.getByText(/Press Escape again/)).toBeVisible();
  expect(await results(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect.poll(() => results(page)).toEqual([{ action: "cancel" }]);
});

test("one answer, whatever is pressed while it is on its way; nothing is lost when it fails", async ({
  page,
}) => {
  await mount(page, { ...required, escape: "cancel" });
  await behave(page, "hang");
  await page.getByLabel("Name").fill("Rose");
  await page.getByRole("button", { name: "Submit" }).dblclick();
  await expect(page.getByText("Sending your answer…")).toBeVisible();
  await page.getByLabel("Name").press("Escape");
  await page.getByLabel("Name").press("Enter");
  await clickByScript(page.getByRole("button", { name: "Decline" }));
  await page.getByLabel("Name").pressSequentially("!");
  const accepted = { action: "accept", content: { name: "Rose" } };
  expect(await results(page)).toEqual([accepted]);

  await release(page, "The line is dead");
  await expect(page.getByRole("alert")).toHaveText("Your answer wasn’t sent. Try again.");
  await expect(page.getByLabel("Name")).toHaveValue("Rose");
  await behave(page, "resolve");
  await page.getByLabel("Name").press("Enter");
  await expect(page.getByText("Your answer was sent.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Cancel" })).toHaveCount(0);
  expect(await results(page)).toEqual([accepted, accepted]);
});

test("while one press is sent, a press on another answer marks nothing", async ({ page }) => {
  const go = { type: "boolean", title: "Go on" };
  const requestedSchema = { type: "object" as const, properties: { go }, required: ["go"] };
  await mount(page, { request: { message: "Shall I go on?", requestedSchema } });
  await behave(page, "hang");
  const chosen = page.locator("[data-name=reply][data-chosen]");
  await expect(page.locator("[data-name=reply][data-waiting]")).toHaveCount(0);
  await page.getByRole("button", { name: "Yes" }).click();
  await expect(chosen).toHaveText("Yes");
  await clickByScript(page.getByRole("button", { name: "No" }));
  await expect(chosen).toHaveText("Yes");
  expect(await results(page)).toEqual([{ action: "accept", content: { go: true } }]);
});

test("Shift and an arrow key select in a number, and do not change it", async ({ page }) => {
  const seats = { type: "integer", title: "Seats", minimum: 1, maximum: 9, default: 3 };
  const requestedSchema = { type: "object" as const, properties: { seats } };
  await mount(page, { request: { message: "How many?", requestedSchema } });
  const box = page.getByRole("textbox", { name: "Seats" });
  await box.press("Shift+ArrowUp");
  await expect(box).toHaveValue("3");
  await box.press("ArrowUp");
  await expect(box).toHaveValue("4");
});

test("the first error takes the focus in a layout without a summary", async ({ page }) => {
  await mount(page, { ...required, bare: true });
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByLabel("Name")).toBeFocused();
});

test("a draft stays with its request: an equal one, a remount; never another one, never a new key", async ({
  page,
}) => {
  await mount(page, required);
  const name = page.getByLabel("Name");
  await name.fill("Rose");
  await mount(page, structuredClone(required));
  await expect(name).toHaveValue("Rose");

  await mount(page, { request: { ...required.request, message: "Who else comes?" } });
  await expect(name).toHaveValue("");

  // One and the same request object, taken away and shown again, then shown by a new key.
  const show = (key?: string) =>
    page.evaluate(
      ([props, given]) => {
        const shared = (window as unknown as { shared?: typeof required }).shared ?? props;
        Object.assign(window, { shared });
        window.mount({ ...shared, key: given ?? undefined });
      },
      [required, key ?? null] as const,
    );
  await show();
  await name.fill("Lily");
  await page.evaluate(() => window.unmount());
  await show();
  await expect(name).toHaveValue("Lily");
  await show("another");
  await expect(name).toHaveValue("");
});

test("an answer that was given while another is checked stays the only one", async ({ page }) => {
  // The engine for patterns is on its way when Submit is pressed, and arrives after the decline.
  const arrive = await holdUp(page, lateCode("compilePattern"));
  const asked = page.waitForRequest(lateCode("compilePattern"));
  await mount(page, {
    request: {
      message: "Which code?",
      requestedSchema: { properties: { code: { type: "string", title: "Code", pattern: "^A" } } },
    },
  });
  await behave(page, { reject: "The line is dead" });
  await page.getByRole("textbox", { name: "Code" }).fill("ABC");
  await page.getByRole("button", { name: "Submit" }).click();
  await asked;
  await page.getByRole("button", { name: "Decline" }).click();
  await expect(page.getByText("Your answer wasn’t sent. Try again.")).toBeVisible();

  await behave(page, "resolve");
  const loaded = page.waitForResponse(lateCode("compilePattern"));
  arrive();
  await (await loaded).finished();
  // The check that was held up is over once a later one has its result.
  await page.getByRole("textbox", { name: "Code" }).fill("B");
  await page.getByRole("textbox", { name: "Code" }).blur();
  await expect(page.getByText(/doesn’t match the format/)).toBeVisible();
  expect(await results(page)).toEqual([{ action: "decline" }]);
});

test.describe("a press on Submit beside a list of many options", () => {
  const request = {
    message: "Where to?",
    requestedSchema: {
      type: "object" as const,
      properties: {
        to: {
          type: "string",
          title: "To",
          enum: Array.from({ length: 60 }, (_, at) => `Town ${at}`),
        },
      },
      required: ["to"],
    },
  };
  const answer = [{ action: "accept", content: { to: "Town 27" } }];

  test("is not lost where that cannot be had", async ({ page }) => {
    await page.route(lateCode("ComboboxPopup"), (route) => route.abort());
    await mount(page, { request });
    await page.getByRole("combobox", { name: "To" }).fill("Town 27");
    const note = page.locator("[data-elicit=combobox] > [data-elicit=note]");
    await expect(note).toHaveText(/Couldn’t load/);
    const submit = page.getByRole("button", { name: "Submit" });
    // At its lower edge, which is the first to leave the pointer.
    const { height = 0 } = (await submit.boundingBox()) ?? {};
    await submit.click({ position: { x: 8, y: height - 3 } });
    await expect.poll(() => results(page)).toEqual(answer);
    await expect(note).toHaveCount(0);
  });

  test("is not lost where that comes while it is down", async ({ page }) => {
    const submit = page.getByRole("button", { name: "Submit" });
    await pressWhileLoading(submit, "ComboboxPopup", async () => {
      await mount(page, { request });
      await page.getByRole("combobox", { name: "To" }).fill("Town 27");
    });
    await expect.poll(() => results(page)).toEqual(answer);
  });
});

test("a pattern is left to the server only until what matches it can be had", async ({ page }) => {
  await page.route(lateCode("compilePattern"), (route) => route.abort());
  await mount(page, {
    request: {
      message: "Which code?",
      requestedSchema: { properties: { code: { type: "string", title: "Code", pattern: "^A" } } },
    },
  });
  const note = page.getByText("The server will check the format.");
  await expect(note).toBeVisible();
  await page.unroute(lateCode("compilePattern"));
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect(note).toHaveCount(0);
  await page.getByRole("textbox", { name: "Code" }).fill("B");
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText(/doesn’t match the format/).first()).toBeVisible();
  expect(await results(page)).toEqual([]);
});

test("what was checked for a request that is gone answers no other one", async ({ page }) => {
  const arrive = await holdUp(page, lateCode("compilePattern"));
  const asking = (message: string) => ({
    request: {
      message,
      requestedSchema: { properties: { code: { type: "string", title: "Code", pattern: "^A" } } },
    },
  });
  await mount(page, asking("The first"));
  const asked = page.waitForRequest(lateCode("compilePattern"));
  await page.getByLabel("Code").fill("ABC");
  await page.getByRole("button", { name: "Submit" }).click();
  await asked;
  await mount(page, asking("The second"));
  const loaded = page.waitForResponse(lateCode("compilePattern"));
  arrive();
  await (await loaded).finished();
  await page.getByLabel("Code").fill("B");
  await page.getByLabel("Code").blur();
  await expect(page.getByText(/doesn’t match the format/)).toBeVisible();
  expect(await results(page)).toEqual([]);
});

test("a double click, and an Enter held down, answer what was shown before and nothing after it", async ({
  page,
}) => {
  const confirm = (message: string) => ({
    request: { message, requestedSchema: { properties: {} } },
  });
  await mount(page, confirm("Say hello?"));
  await expect(page.getByRole("button", { name: "Confirm" })).toBeEnabled();
  // A busy machine may take longer between the two clicks than a question needs to be looked at.
  await stopClock(page);
  // The host shows its next question as soon as it has the answer to this one.
  await page.evaluate((next) => {
    const shown = new MutationObserver(() => {
      if (window.results.length !== 1) return;
      shown.disconnect();
      window.mount(next);
    });
    shown.observe(document.body, { subtree: true, childList: true, attributes: true });
  }, confirm("Delete everything?"));
  await page.getByRole("button", { name: "Confirm" }).dblclick({ delay: 40 });
  await expect(page.getByText("Delete everything?")).toBeVisible();
  expect(await results(page)).toEqual([{ action: "accept", content: {} }]);
  await page.clock.runFor(1_000);

  // An Enter that is held down since before it had the focus: what it gets is a repeat, also where
  // it would take a press.
  await expect(page.getByRole("button", { name: "Confirm" })).toBeEnabled();
  await page.getByRole("button", { name: "Confirm" }).blur();
  await page.keyboard.down("Enter");
  await page.getByRole("button", { name: "Confirm" }).focus();
  await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  expect(await results(page)).toEqual([{ action: "accept", content: {} }]);
});

test("Escape held down is one press", async ({ page }) => {
  await mount(page, { ...required, escape: "cancel" });
  await page.getByLabel("Name").fill("Rose");
  // Without an up between them, the second and third are repeats.
  await page.keyboard.down("Escape");
  await page.keyboard.down("Escape");
  await page.keyboard.down("Escape");
  await expect(page.getByText(/Press Escape again/)).toBeVisible();
  expect(await results(page)).toEqual([]);
});

test("a search that was left without an option is neither an answer nor none", async ({ page }) => {
  await mount(page, {
    request: {
      message: "Where to?",
      requestedSchema: {
        properties: { to: { type: "string", title: "To", enum: ten_thousand.slice(0, 20) } },
      },
    },
  });
  const box = page.getByRole("combobox", { name: "To" });
  await box.pressSequentially("stat");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("alert")).toContainText("Select one of the options");
  await expect(box).toHaveValue("stat");
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(box).toBeFocused();
  expect(await results(page)).toEqual([]);

  // Typed as it reads, it is that option; and clearing it is no answer.
  await box.fill("station 7");
  await page.keyboard.press("Tab");
  await expect(box).toHaveValue("Station 7");
  await box.fill("");
  await page.keyboard.press("Tab");
  await page.getByRole("button", { name: "Submit" }).click();
  await expect.poll(() => results(page)).toEqual([{ action: "accept", content: {} }]);
});

test("the first letter of a search stays, also where the host renders the form again just then", async ({
  page,
}) => {
  const props: HarnessProps = {
    request: {
      message: "Where to?",
      requestedSchema: {
        properties: { to: { type: "string", title: "To", enum: ten_thousand.slice(0, 20) } },
      },
    },
  };
  // Nothing has been pressed, and no time passes: the first letter lifts what holds Submit back.
  await page.goto(servers.pages);
  await stopClock(page);
  await mount(page, props);
  await page.evaluate((given) => {
    const renderAgain = () => {
      // What is asked for by a timer, not by a key, waits until something else is rendered: React
      // tells them by the event that is going on.
      Object.defineProperty(window, "event", { value: undefined, configurable: true });
      void window.mount({ ...given, later: true });
      Reflect.deleteProperty(window, "event");
    };
    document.addEventListener("input", renderAgain, { capture: true, once: true });
  }, props);
  const box = page.getByRole("combobox", { name: "To" });
  await box.pressSequentially("stat");
  await expect(box).toHaveValue("stat");
});
