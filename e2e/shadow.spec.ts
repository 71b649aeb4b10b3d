import { expect, type Page, test } from "@playwright/test";
import { findBarriers, needsChromium, watchForTrouble } from "./support";
import { mountConsent, openConsentPage, remote, toOpen, windowsAskedFor } from "./consentPage";
import { behave, everyKind, mount, results } from "./mount";
import { openReader } from "./openReader";
import type { Place } from "./pages/createPlace";
import type { HarnessProps } from "./pages/harness";
import { servers } from "./servers";

// The same page, but not the same tree: in shadow roots, and in a frame that a page draws from
// outside, `document` is another one, and events tell less of where they come from.

const places = ["closed", "open", "frame"] as const;
const called = { closed: "a closed shadow root", open: "an open shadow root", frame: "a frame" };

/** How many parts are in the page itself. */
const countOutside = (page: Page) =>
  page.evaluate(() => document.querySelectorAll("[data-elicit]").length);

/** How many Submits take a press by now. */
const countReady = (page: Page) =>
  page.evaluate(
    () => window.drawnIn.querySelectorAll("[data-name=submit]:not([aria-disabled])").length,
  );

/** Whether the page behind scrolls. */
const overflowOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(window.drawnIn.ownerDocument.documentElement).overflowY);

const answers = {
  name: "Ada",
  notes: "One\nTwo",
  code: "ABC",
  email: "ada@example.org",
  day: "2026-03-29",
  seats: 2,
  price: 2.5,
  window: true,
  meal: false,
  class: "Second",
  from: "Town 27",
  extras: ["Dog"],
  stops: ["Town 30"],
};

const read = needsChromium("a closed shadow root is read by CDP");

for (const place of places) {
  test.describe(`in ${called[place]}`, read, () => {
    test("every kind is answered by keyboard", async ({ page }) => {
      const trouble = await watchForTrouble(page);
      await mount(page, { ...everyKind, place }, servers.strictPages);
      const { tabTo, focused, states } = await openReader(page);
      const { keyboard } = page;

      // The first refused answer has the focus, once a press counts.
      await tabTo("button", "Submit");
      await expect.poll(() => countReady(page)).toBe(1);
      await keyboard.press("Enter");
      await expect.poll(focused).toBe("textbox Name");
      await keyboard.type("Ada");
      await tabTo("textbox", "Notes");
      await keyboard.type("One");
      await keyboard.press("Enter");
      await keyboard.type("Two");
      await tabTo("textbox", "Code");
      await keyboard.type("ABC");
      await tabTo("textbox", "Email");
      await keyboard.type("ada@example.org");
      await keyboard.press("Tab");
      await keyboard.type("03292026");
      await tabTo("textbox", "Seats");
      await keyboard.type("2");
      await tabTo("textbox", "Price");
      await keyboard.type("2.5");
      await tabTo("checkbox", "Window");
      await keyboard.press("Space");
      // Into a group, and on in it, one at a time.
      await tabTo("radio", "Yes");
      await keyboard.press("ArrowLeft");
      expect(await focused()).toBe("radio No");
      await tabTo("radio", "First");
      await keyboard.press("ArrowUp");
      expect(await focused()).toBe("radio Second");
      expect(await states("radio", "Second")).toMatchObject({ checked: "true" });
      await tabTo("combobox", "From");
      await keyboard.type("Town 2");
      await expect.poll(() => states("option", "Town 27")).toBeTruthy();
      await keyboard.type("7");
      await keyboard.press("Enter");
      await tabTo("checkbox", "Dog");
      await keyboard.press("Space");
      await tabTo("combobox", "Stops");
      await keyboard.type("Town 30");
      await expect.poll(() => states("option", "Town 30")).toBeTruthy();
      await keyboard.press("Enter");
      await keyboard.press("Escape");
      await tabTo("button", "Submit");
      await keyboard.press("Enter");
      await expect.poll(() => results(page)).toEqual([{ action: "accept", content: answers }]);
      expect(await trouble.read()).toEqual([]);
    });

    test("every kind is answered by mouse, and the lists stay in its tree", async ({ page }) => {
      const trouble = await watchForTrouble(page);
      await mount(page, { ...everyKind, place }, servers.strictPages);
      const { press, all, states } = await openReader(page);
      const { keyboard } = page;

      await press("textbox", "Code");
      await keyboard.type("abc");
      // What was left is explained once the press that left it is over.
      await press("textbox", "Name");
      await expect.poll(async () => (await states("textbox", "Code")).invalid).toBe("true");
      await keyboard.type("Ada");
      await press("textbox", "Notes");
      await keyboard.type("One");
      // Held down, it goes on writing lines.
      await keyboard.down("Enter");
      await keyboard.down("Enter");
      await keyboard.up("Enter");
      await keyboard.press("Backspace");
      await keyboard.type("Two");
      await press("textbox", "Code");
      await keyboard.press("ControlOrMeta+a");
      await keyboard.type("ABC");
      await press("textbox", "Email");
      await keyboard.type("ada@example.org");
      await press("textbox", "Seats");
      await keyboard.type("2");
      await press("checkbox", "Window");
      await press("radio", "No");
      await press("radio", "Second");
      await press("combobox", "From");
      await press("option", "Town 3");
      expect(await all("listbox")).toEqual([]);
      // A press in the box leaves its list open, one beside it closes it.
      await press("combobox", "From");
      await press("combobox", "From");
      expect(await all("listbox")).toHaveLength(1);
      await press("checkbox", "Dog");
      expect(await all("listbox")).toEqual([]);
      await press("combobox", "Stops");
      await press("option", "Town 4");
      await press("option", "Town 5");
      await keyboard.press("Escape");
      expect(await countOutside(page)).toBe(0);

      await behave(page, { reject: "The line is dead" });
      await press("button", "Submit");
      await expect.poll(() => results(page)).toHaveLength(1);
      await behave(page, "resolve");
      await press("button", "Try again");
      await expect.poll(() => results(page)).toHaveLength(2);
      const { day: _, price: __, ...rest } = answers;
      const content = { ...rest, from: "Town 3", stops: ["Town 4", "Town 5"] };
      expect((await results(page))[1]).toEqual({ action: "accept", content });
      // The host gets the error, not the user.
      expect(await trouble.read()).toEqual(["uncaught: The line is dead"]);
    });

    test("a dialog keeps the focus, is left by Escape and by a press outside, and gives it back", async ({
      page,
    }) => {
      const request: HarnessProps["request"] = {
        message: "How do you pay?",
        requestedSchema: {
          type: "object",
          properties: {
            by: { type: "string", title: "By", enum: ["Card", "Cash"] },
            town: { type: "string", title: "Town", enum: [..."ABCDEFGHIJKL"] },
          },
        },
      };
      await page.goto(servers.strictPages);
      await page.evaluate(() => {
        const button = document.createElement("button");
        button.textContent = "Pay";
        document.body.append(button);
        button.focus();
      });
      const { press, tabTo, all, focused } = await openReader(page);
      const { keyboard } = page;
      await mount(page, { request, place, dialog: true }, servers.strictPages);
      await expect.poll(focused).toMatch(/^dialog Test host: /);
      expect(await all("dialog", "Test host: How do you pay?")).toHaveLength(1);
      expect(await all("button", "Pay")).toHaveLength(place === "frame" ? 1 : 0);
      expect(await countOutside(page)).toBe(0);

      // Round and round, both ways.
      for (const key of ["Tab", "Shift+Tab"]) {
        const passed = new Set<string | undefined>();
        for (let count = 0; count < 9; count += 1) {
          await keyboard.press(key);
          passed.add(await focused());
        }
        expect([...passed].toSorted()).toEqual(
          [
            "button Cancel",
            "button Decline",
            "button Submit",
            "combobox Town",
            "radio Card",
          ].toSorted(),
        );
      }
      expect(await overflowOf(page)).toBe("hidden");

      // A list takes Escape first; then the form asks once, since something was entered.
      await press("radio", "Cash");
      await tabTo("combobox", "Town");
      await keyboard.press("ArrowDown");
      await expect.poll(() => all("listbox")).toHaveLength(1);
      await keyboard.press("Escape");
      await expect.poll(() => all("listbox")).toEqual([]);
      await keyboard.press("Escape");
      expect(await results(page)).toEqual([]);
      await keyboard.press("Escape");
      await expect.poll(() => results(page)).toEqual([{ action: "cancel" }]);
      await expect.poll(() => all("dialog")).toEqual([]);
      await expect.poll(focused).toBe("button Pay");
      expect(await overflowOf(page)).toBe("visible");

      await mount(
        page,
        { request: { ...request, message: "And now?" }, key: "next", dialog: true },
        servers.strictPages,
      );
      await expect.poll(focused).toMatch(/^dialog Test host: /);
      const { left = 0, top = 0 } = await page.evaluate(
        (): Partial<DOMRect> =>
          document.querySelector("iframe")?.getBoundingClientRect().toJSON() ?? {},
      );
      // It settles first: a press may be meant for the question before.
      await expect(async () => {
        await page.mouse.click(left + 5, top + 5);
        expect(await results(page)).toHaveLength(2);
      }).toPass();
    });

    // An open shadow root is a closed one that can be looked into.
    if (place === "open") return;

    test("steps and a review", async ({ page }) => {
      await mount(page, { ...flows, place, steps: 1, review: true });
      const { press, tabTo, focused, all } = await openReader(page);
      await expect.poll(() => all("button", "Next")).toHaveLength(1);
      await tabTo("radio", "Indoors");
      await page.keyboard.press("ArrowDown");
      await expect.poll(focused).toBe("radio Terrace");
      await press("button", "Next");
      await expect.poll(focused).toMatch(/^heading /);
      await press("radio", "Yes");
      await press("button", "Submit");
      await expect.poll(() => all("button", "Send")).toHaveLength(1);
      await expect.poll(focused).toMatch(/^heading /);
      await press("button", "Back");
      await press("button", "Submit");
      await expect.poll(() => all("button", "Send")).toHaveLength(1);
      expect(await results(page)).toEqual([]);
      await press("button", "Send");
      await expect
        .poll(() => results(page))
        .toEqual([{ action: "accept", content: { where: "Terrace", quiet: true } }]);
    });

    test("one press, by pointer and by number key", async ({ page }) => {
      await mount(page, { ...reply, place });
      const { press, tabTo, states } = await openReader(page);
      // A press in the first half second is ignored.
      await expect.poll(async () => (await states("button", "Tea")).disabled).toBeFalsy();
      await tabTo("button", "Tea");
      await page.keyboard.press("2");
      await expect
        .poll(() => results(page))
        .toEqual([{ action: "accept", content: { drink: "Coffee" } }]);
      await mount(page, { ...reply, place, key: "again" });
      await press("button", "Tea");
      await expect.poll(() => results(page)).toHaveLength(2);
    });

    test("a page is opened by a press that waited", async ({ page }) => {
      await openConsentPage(page, servers.strictPages);
      const url = "https://accounts.example.com/login";
      await mountConsent(page, { request: toOpen(url), requester: remote, place });
      const { press, all, focused } = await openReader(page);
      await page.context().route(url, (route) => route.fulfill({ body: "Hello" }));
      await press("button", "Open example.com", "once");
      expect(await windowsAskedFor(page)).toBe(0);
      // In a frame, browsers tell late that nothing covers the address: a person presses once more.
      await expect(async () => {
        if ((await results(page)).length === 0) await press("button", "Open example.com");
        expect(await results(page)).toEqual([{ action: "accept" }]);
      }).toPass();
      // What was pressed is gone; what has the focus now is not nothing.
      await expect.poll(() => all("button", "Open again")).toHaveLength(1);
      await expect.poll(focused).toMatch(/^region Remote tools: /);
    });
  });
}

const flows = {
  request: {
    message: "Your visit",
    requestedSchema: {
      type: "object" as const,
      properties: {
        where: { type: "string", title: "Where", enum: ["Indoors", "Terrace", "Garden"] },
        quiet: { type: "boolean", title: "Quiet" },
      },
      required: ["where", "quiet"],
    },
  },
};

const name = {
  request: {
    message: "Who are you?",
    requestedSchema: {
      type: "object" as const,
      properties: { name: { type: "string", title: "Name" } },
    },
  },
};

const reply = {
  request: {
    message: "What will you have?",
    requestedSchema: {
      type: "object" as const,
      properties: { drink: { type: "string", title: "Drink", enum: ["Tea", "Coffee"] } },
      required: ["drink"],
    },
  },
};

test(
  "in a dialog in a closed shadow root, Escape closes a list of earlier answers alone",
  read,
  async ({ page }) => {
    const memory = { rememberAnswers: true };
    const props: HarnessProps = { ...name, place: "closed", dialog: true, memory };
    await mount(page, props);
    const { press, focused, all } = await openReader(page);
    await press("textbox", "Name");
    await page.keyboard.type("Ada");
    await page.keyboard.press("Enter");
    await expect.poll(() => results(page)).toHaveLength(1);
    await mount(page, { ...props, key: "next", request: { ...name.request, message: "And now?" } });
    await press("button", "Previous answers Name");
    expect(await all("button", "Remove Ada")).toHaveLength(1);
    await page.keyboard.press("Tab");
    expect(await focused()).toBe("button Ada");
    await page.keyboard.press("Escape");
    await expect.poll(focused).toBe("button Previous answers Name");
    expect(await all("button", "Remove Ada")).toEqual([]);
    expect(await results(page)).toHaveLength(1);
    // It settles first: a key may be meant for the question before.
    await expect(async () => {
      await page.keyboard.press("Escape");
      expect(await results(page)).toHaveLength(2);
    }).toPass();
  },
);

test("in a shadow root, a refused question with parts passes the focus on to the part that is wrong", async ({
  page,
}) => {
  const address = {
    type: "object",
    title: "Address",
    properties: { street: { type: "string" }, town: { type: "string" } },
    required: ["town"],
  };
  const requestedSchema = {
    type: "object" as const,
    properties: { address },
    required: ["address"],
  };
  await mount(page, { request: { message: "Where?", requestedSchema } as never, place: "open" });
  await page.getByRole("textbox", { name: "Street" }).fill("High Street");
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByRole("textbox", { name: "Town" })).toBeFocused();
});

test("in a window that the page opened, a press that brings that to the front sends nothing", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(servers.pages);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const opening = page.waitForEvent("popup");
  await mount(page, { ...name, place: "window" });
  const shown = await opening;
  const submit = shown.getByRole("button", { name: "Submit" });
  await expect(async () => {
    await page.clock.runFor(500);
    await expect(submit).not.toHaveAttribute("aria-disabled", { timeout: 1 });
  }).toPass();
  await shown.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(submit).toHaveAttribute("aria-disabled", "true");
  await submit.click({ force: true });
  await expect(shown.getByText("submit again")).toBeVisible();
  expect(await results(page)).toEqual([]);
  await page.clock.runFor(500);
  await submit.click();
  await expect.poll(() => results(page)).toEqual([{ action: "accept", content: {} }]);
});

test("axe finds nothing in a shadow root", async ({ page }) => {
  await mount(page, { ...everyKind, place: "open" });
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByRole("textbox", { name: "Name" })).toBeFocused();
  expect(await findBarriers(page)).toEqual([]);
});

/** Every part that is drawn, with how it is drawn. */
function readLooks() {
  const parts = (window.drawnIn.getRootNode() as Document | ShadowRoot).querySelectorAll(
    "[data-elicit]",
  );
  return [...parts].map((drawn) => {
    const looks = getComputedStyle(drawn);
    // Colours are registered with the page alone; what is painted with them is the same, but for how
    // often it was rounded.
    const painted = [...looks].filter((property) => !property.startsWith("--_elicit-"));
    const all = painted.toSorted().map((property) => {
      const value = looks.getPropertyValue(property);
      return `${property}: ${value.replace(/-?\d*\.\d+(e-\d+)?/g, (part) => String(Math.round(Number(part) * 1e4) / 1e4 + 0))}`;
    });
    return `${(drawn as HTMLElement).dataset.elicit}: ${all.join("; ")}`;
  });
}

/** Shows it in a place, and reads its looks once all has come that comes late. */
async function looksIn(page: Page, place: Place, dialog: boolean) {
  await mount(page, { ...everyKind, dialog, place });
  await page.waitForFunction(() => {
    const tree = window.drawnIn.getRootNode() as Document | ShadowRoot;
    return tree.querySelector("[data-name=submit]:not([aria-disabled])");
  });
  // What fades has no colour of its own on its way.
  await page.evaluate(() => {
    const tree = window.drawnIn.getRootNode() as Document | ShadowRoot;
    const fading = tree.getAnimations().filter((each) => each instanceof CSSTransition);
    return Promise.allSettled(fading.map((each) => each.finished));
  });
  const looks = await page.evaluate(readLooks);
  await page.evaluate(() => window.unmount());
  return looks;
}

for (const [where, place, dialog, width, media] of [
  // With the style sheet by a link, and adopted.
  ["light", "open", false, 800, { colorScheme: "light" }],
  ["dark, and narrow, in a dialog", "closed", true, 300, { colorScheme: "dark" }],
  ["forced colours", "open", false, 800, { forcedColors: "active" }],
] as const) {
  test(`a shadow root looks as the page does: ${where}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: "reduce", ...media });
    await page.goto(servers.pages);
    await page.evaluate(() => {
      document.documentElement.style.cssText =
        "color-scheme: light dark; --elicit-accent: rgb(1, 90, 60); --elicit-radius: 3px";
    });
    const outside = await looksIn(page, "page", dialog);
    expect(outside.length).toBeGreaterThan(50);
    // What the page has of the style sheet would come in by inheritance.
    await page.evaluate(() => {
      for (const sheet of document.styleSheets) sheet.disabled = true;
    });
    expect(await looksIn(page, place, dialog)).toEqual(outside);
  });
}
