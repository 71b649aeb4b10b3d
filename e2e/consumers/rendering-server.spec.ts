import { expect, type Locator, type Page } from "@playwright/test";
import { readThrough } from "../support";
import { type Look, lookAt, teachLooking } from "./support";
import { everyField, untouched } from "./rendered/requests";
import { reacts, resultsOf, tabTo, test } from "./renderingTest";

// What a server has rendered is taken over by the page as it is, and can then be answered.

test.use({
  locale: "de-DE",
  timezoneId: "Europe/Berlin",
  // The places of elements are compared, so nothing may be on its way to them.
  contextOptions: { reducedMotion: "reduce" },
});

/** Opens a page whose script comes once the function that this returns is called. */
async function openWithoutScript(page: Page, url: string): Promise<() => void> {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  await page.route("**/page.js", async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto(url, { waitUntil: "commit" });
  // It is among them once it is loaded.
  await page.waitForFunction(() => document.styleSheets.length > 0);
  // The last of what is sent.
  await expect(page.getByRole("textbox", { name: "Tags" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Queue" })).toBeAttached();
  return arrive;
}

/** How a page looks as the server has sent it, and when React has just taken a part of it over. */
async function hydrate(page: Page, url: string): Promise<{ before: Look; after: Look }> {
  await teachLooking(page);
  const arrive = await openWithoutScript(page, url);
  const before = await lookAt(page);
  arrive();
  return { before, after: await hydrated(page, "page") };
}

async function hydrated(page: Page, part: string): Promise<Look> {
  const look = await page.waitForFunction((name) => window.hydrated?.[name], part);
  return (await look.jsonValue()) as Look;
}

/** Answers some questions of the form by the keyboard alone. */
async function answerByKeyboard(page: Page) {
  const form = page.getByRole("region", { name: "Form" });
  await tabTo(page, form.getByRole("textbox", { name: "Name", exact: true }));
  await page.keyboard.type("Ada");
  await tabTo(page, form.getByRole("textbox", { name: "Seats" }));
  await page.keyboard.type("3");
  const meal = form.getByRole("radiogroup", { name: "Meal" });
  await tabTo(page, meal.getByRole("radio", { name: "Yes" }));
  await holdKey(page, "ArrowLeft", form.getByRole("radio", { name: "No", exact: true }));
  await tabTo(page, form.getByRole("radio", { name: "First" }));
  await holdKey(page, "ArrowDown", form.getByRole("radio", { name: "Second" }));
  await tabTo(page, form.getByRole("combobox", { name: "From" }));
  await page.keyboard.type("Town 27");
  await page.keyboard.press("Enter");
  await tabTo(page, form.getByRole("checkbox", { name: "Dog" }));
  await page.keyboard.press("Space");
  await readThrough(page);
  await tabTo(page, form.getByRole("button", { name: "Submit" }));
  await page.keyboard.press("Enter");
}

/** Holds an arrow key down until it has chosen: let go in the same moment, it only moves the focus. */
async function holdKey(page: Page, key: string, chosen: Locator) {
  await page.keyboard.down(key);
  await expect(chosen).toBeChecked();
  await page.keyboard.up(key);
}

const accepted = {
  action: "accept",
  content: {
    ...untouched,
    name: "Ada",
    seats: 3,
    meal: false,
    class: "Second",
    from: "Town 27",
    extras: ["Dog"],
  },
};

for (const react of reacts) {
  test.describe(react, () => {
    test.use({ react });

    test("a host that knows the person: nothing on the page changes when it is taken over", async ({
      page,
      server,
      trouble,
    }) => {
      const { before, after } = await hydrate(page, `${server}everything?known`);
      expect(after).toEqual(before);
      // A consent names its findings also where it has none.
      expect(before.dangling.filter((id) => !id.endsWith("-findings"))).toEqual([]);
      expect(before.values).toContain("2026-03-29T00:30");
      expect(before.values).toContain("12,5");
      // Its separator means the same number everywhere.
      expect(before.text).not.toContain("Will be sent as");

      await answerByKeyboard(page);
      await expect.poll(() => resultsOf(page)).toEqual([accepted]);
      expect(await trouble.read()).toEqual([]);
    });

    test("a server in English and UTC, a person in Berlin: no mismatch, and then their own clock", async ({
      page,
      server,
      trouble,
    }) => {
      const { before, after } = await hydrate(page, `${server}everything`);
      expect(after).toEqual(before);
      expect(before.values).toContain("2026-03-28T23:30");
      expect(before.values).toContain("12.5");
      await expect(page.getByLabel("Start")).toHaveValue("2026-03-29T00:30");
      await expect(page.getByRole("textbox", { name: "Price" })).toHaveValue("12,5");
      // What draws the rows of the last question comes later, and draws it anew.
      const rows = before.ids.findLast((id) => /-f\d+$/.test(id)) ?? "";
      const others = (ids: string[]) => ids.filter((id) => !id.startsWith(rows));
      expect(others((await lookAt(page)).ids)).toEqual(others(before.ids));

      await answerByKeyboard(page);
      await expect.poll(() => resultsOf(page)).toEqual([accepted]);
      expect(await trouble.read()).toEqual([]);
    });

    test("a form that is streamed in, taken over after what a queue asked meanwhile", async ({
      page,
      server,
      trouble,
    }) => {
      await hydrate(page, `${server}everything?streamed`);
      // The rest of the page answers, and has loaded what it needs.
      await page.evaluate(() => {
        void window.askQueue({
          message: "A word?",
          requestedSchema: { type: "object", properties: {} },
        });
      });
      await page.getByRole("dialog").getByRole("button", { name: "Decline" }).click();
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(
        page.getByRole("region", { name: "Consent" }).locator('[data-elicit="domain"]'),
      ).toHaveText("the-travel-agency-of-all-towns.example");
      expect(await page.evaluate(() => Object.keys(window.hydrated))).toEqual(["page"]);
      const before = await lookAt(page);
      await page.evaluate(() => window.arrive());
      expect(await hydrated(page, "main")).toEqual(before);

      await answerByKeyboard(page);
      await expect.poll(() => resultsOf(page)).toEqual([{ action: "decline" }, accepted]);
      expect(await trouble.read()).toEqual([]);
    });

    test("what was entered before the script came is kept, and Enter submits nothing", async ({
      page,
      server,
      trouble,
    }) => {
      const arrive = await openWithoutScript(page, `${server}everything`);
      const address = page.url();
      const form = page.getByRole("region", { name: "Form" });
      const entered = {
        Name: "Grace",
        Notes: "A window, please",
        Code: "ABC",
        Email: "grace@example.org",
        Site: "https://example.org/grace",
        Day: "2026-04-01",
        Start: "2026-04-01T09:30",
        Seats: "3",
        Price: "7",
        From: "Town 27",
        "Another board": "Full board",
        Tags: '["red"]',
      };
      for (const [label, text] of Object.entries(entered))
        await form.getByLabel(label, { exact: true }).fill(text);
      for (const label of Object.keys(entered))
        await form.getByLabel(label, { exact: true }).press("Enter");
      await form.getByRole("button", { name: "Submit" }).click({ force: true });
      expect(page.url()).toBe(address);
      arrive();
      await expect.poll(() => page.evaluate(() => "page" in (window.hydrated ?? {}))).toBe(true);
      expect(await resultsOf(page)).toEqual([]);
      expect(page.url()).toBe(address);
      await form.getByRole("radio", { name: "First" }).click();
      await readThrough(page);
      await form.getByRole("button", { name: "Submit" }).click();
      const content = {
        ...untouched,
        name: "Grace",
        notes: expect.stringContaining("A window, please"),
        code: "ABC",
        email: "grace@example.org",
        site: "https://example.org/grace",
        day: "2026-04-01",
        start: "2026-04-01T09:30:00+02:00",
        seats: 3,
        price: 7,
        from: "Town 27",
        board__other: "Full board",
        tags: ["red"],
        class: "First",
      };
      await expect.poll(() => resultsOf(page)).toEqual([{ action: "accept", content }]);
      expect(await trouble.read()).toEqual([]);
    });

    test("a strict policy refuses nothing that a server has rendered", async ({
      page,
      server,
      trouble,
    }) => {
      const { before, after } = await hydrate(page, `${server}everything?known&strict`);
      expect(await page.request.get(page.url()).then((sent) => sent.text())).not.toMatch(
        /<[^>]* style=/,
      );
      expect(after).toEqual(before);
      await answerByKeyboard(page);
      await expect.poll(() => resultsOf(page)).toEqual([accepted]);
      expect(await trouble.read()).toEqual([]);
    });

    test("React has nothing to say on the server", async ({ page, server }) => {
      for (const search of ["", "?known", "?streamed"]) {
        const html = await (await page.request.get(`${server}everything${search}`)).text();
        expect(html).toContain(everyField.message);
      }
      expect(await (await page.request.get(`${server}said`)).json()).toEqual([]);
    });
  });
}

test("a page that is read from the right is so before its script has come", async ({
  page,
  server,
  trouble,
}) => {
  const { before } = await hydrate(page, `${server}everything?known&rightToLeft`);
  await expect(page.locator('[data-elicit="stepper"]').first()).toHaveCSS("direction", "rtl");
  const places = async () => (await lookAt(page)).places.filter((each) => /^(opt|seg)/.test(each));
  expect(before.places).toEqual(expect.arrayContaining(await places()));
  expect(await trouble.read()).toEqual([]);
});
