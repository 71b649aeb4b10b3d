import { expect } from "@playwright/test";
import { everyKind } from "../mount";
import type { HarnessProps } from "../pages/harness";
import { servers } from "../servers";
import { type ScriptedPage, test } from "./webKitTest";

const properties: Record<string, object> = everyKind.request.requestedSchema.properties;

/** Shows a form under a strict policy, with no trouble noted yet. */
async function show(shown: ScriptedPage, props: HarnessProps) {
  await shown.goto(servers.strictPages);
  await shown.waitForFunction(() => "mount" in window);
  await shown.evaluate((given) => {
    const trouble: string[] = [];
    addEventListener("error", ({ message }) => trouble.push(message));
    addEventListener("unhandledrejection", ({ reason }) => trouble.push(String(reason)));
    document.addEventListener("securitypolicyviolation", (refused) =>
      trouble.push(`${refused.effectiveDirective} ${refused.blockedURI}`),
    );
    Object.assign(window, { trouble });
    return window.mount(given);
  }, props);
}

const one = (key: string, required = false): HarnessProps => ({
  request: {
    message: "One question.",
    requestedSchema: {
      type: "object",
      properties: { [key]: properties[key] },
      required: required ? [key] : [],
    },
  },
});

const results = (shown: ScriptedPage) => shown.evaluate(() => window.results);
const trouble = (shown: ScriptedPage) =>
  shown.evaluate(() => (window as unknown as { trouble: string[] }).trouble);

async function answered(shown: ScriptedPage, expected: unknown) {
  await expect.poll(() => results(shown)).toEqual([expected]);
  expect(await trouble(shown)).toEqual([]);
}

/** Each control by mouse and keyboard, and what it answers. */
const controls: [string, (shown: ScriptedPage) => Promise<void>, unknown][] = [
  ["name", (shown) => shown.fill("textbox", "Name", "Ada"), "Ada"],
  [
    "notes",
    async (shown) => {
      await shown.fill("textbox", "Notes", "One");
      await shown.press("Enter");
      await shown.type("Two");
    },
    "One\nTwo",
  ],
  ["code", (shown) => shown.fill("textbox", "Code", "ABC"), "ABC"],
  ["email", (shown) => shown.fill("textbox", "Email", "ada@example.org"), "ada@example.org"],
  ["seats", (shown) => shown.fill("textbox", "Seats", "3"), 3],
  ["price", (shown) => shown.fill("textbox", "Price", "2.5"), 2.5],
  ["window", (shown) => shown.click("checkbox", "Window"), true],
  ["meal", (shown) => shown.click("radio", "No"), false],
  [
    "class",
    async (shown) => {
      await shown.click("radio", "First");
      await shown.press("ArrowDown");
    },
    "Second",
  ],
  [
    "from",
    async (shown) => {
      await shown.fill("combobox", "From", "Town 27");
      await shown.click("option", "Town 27");
    },
    "Town 27",
  ],
  [
    "extras",
    async (shown) => {
      await shown.click("checkbox", "Bike");
      await shown.click("checkbox", "Dog");
      await shown.click("checkbox", "Bike");
    },
    ["Dog"],
  ],
  [
    "stops",
    async (shown) => {
      await shown.fill("combobox", "Stops", "Town 30");
      await shown.click("option", "Town 30");
      await shown.press("Escape");
    },
    ["Town 30"],
  ],
];

for (const [key, act, expected] of controls)
  for (const way of ["a press", "the keyboard"] as const)
    test(`${key} is answered, and sent by ${way}`, async ({ shown }) => {
      await show(shown, one(key));
      await act(shown);
      if (way === "a press") await shown.click("button", "Submit");
      else {
        await shown.tabTo("button", "Submit");
        // A form that has just come takes no key yet.
        await shown.waitForFunction(
          () => !document.querySelector("[data-name=submit][data-waiting]"),
        );
        await shown.press("Enter");
      }
      await answered(shown, { action: "accept", content: { [key]: expected } });
    });

test("a required answer that is missing is asked for, with the focus where it is missing", async ({
  shown,
}) => {
  await show(shown, one("name", true));
  await shown.click("button", "Submit");
  await shown.waitForFunction(() =>
    document.activeElement?.matches(":is(input, textarea)[aria-invalid=true]"),
  );
  expect(await results(shown)).toEqual([]);
  await shown.type("Ada");
  await shown.press("Enter");
  await answered(shown, { action: "accept", content: { name: "Ada" } });
});

test("a double click on Submit is one answer", async ({ shown }) => {
  await show(shown, one("meal"));
  await shown.doubleClick("button", "Submit");
  await answered(shown, { action: "accept", content: {} });
});

for (const [name, action] of [
  ["Decline", "decline"],
  ["Cancel", "cancel"],
] as const)
  test(`${name} says just that`, async ({ shown }) => {
    await show(shown, one("name"));
    await shown.click("button", name);
    await answered(shown, { action });
  });

test("Escape cancels what holds nothing yet", async ({ shown }) => {
  await show(shown, { ...one("name"), escape: "cancel" });
  await shown.click("textbox", "Name");
  await shown.press("Escape");
  await answered(shown, { action: "cancel" });
});

test("every kind stands in one form, and what was answered is sent", async ({ shown }) => {
  await show(shown, everyKind);
  await shown.fill("textbox", "Name", "Ada");
  await shown.click("radio", "Second");
  await shown.click("checkbox", "Bike");
  await shown.click("button", "Submit");
  await answered(shown, {
    action: "accept",
    content: { name: "Ada", window: false, class: "Second", extras: ["Bike"] },
  });
});

// This engine shows the date of today in grey, which looks answered.
for (const [key, format, typed, expected] of [
  ["day", "date", ["12", "25", "2026"], "2026-12-25"],
  ["start", "date-time", ["12", "25", "2026", "10", "45", "A"], "2026-12-25T10:45:00+01:00"],
  ["time", "time", ["10", "45", "A"], "10:45:00+01:00"],
] as const)
  test(`an empty box for a ${format} shows none, and one that is answered does`, async ({
    shown,
  }) => {
    await show(shown, {
      request: {
        message: "One question.",
        requestedSchema: { properties: { [key]: { type: "string", format, title: "When" } } },
      },
    });
    const submit = await shown.findReady("button", "Submit");
    const box = await shown.boxOf("When");
    expect(await shown.colours(box)).toBe(1);

    await shown.focus(box);
    for (const part of typed.slice(0, -1)) {
      await shown.type(part);
      await shown.press("ArrowRight");
    }
    // What was begun is seen where the focus has left it, too.
    await shown.focus(submit);
    expect(await shown.colours(box)).toBeGreaterThan(1);

    await shown.focus(box);
    for (const part of typed) {
      await shown.type(part);
      await shown.press("ArrowRight");
    }
    await shown.focus(submit);
    expect(await shown.colours(box)).toBeGreaterThan(1);
    await shown.click("button", "Submit");
    await answered(shown, { action: "accept", content: { [key]: expected } });
  });

test("a dialog is left by Escape, and the focus goes back", async ({ shown }) => {
  await show(shown, { ...one("name"), dialog: true });
  await shown.waitForFunction(() => document.activeElement?.closest("[role=dialog]"));
  await shown.press("Escape");
  await answered(shown, { action: "cancel" });
});
