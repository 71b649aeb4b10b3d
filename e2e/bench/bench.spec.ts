import { type Browser, expect, test } from "@playwright/test";
import { buildPage, drawnByOurs, openPage, serve } from "./pages.mjs";
import {
  type Case,
  choice,
  firstLayout,
  firstMount,
  history,
  keys,
  loading,
  memory,
  processorTime,
  renders,
  streaming,
  submit,
  warmMount,
} from "./cases.mjs";
import { mixed } from "./schemas.mjs";
import { needsChromium } from "../support";

// That each case measures something, and what it counts; no test looks at a time.

/** Two of each kind of field. */
const FIELDS = 26;

const measured = needsChromium("it is measured by CDP");

let server: Awaited<ReturnType<typeof serve>>;

test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
  await buildPage("ours");
  await buildPage("native");
  await buildPage("drawing");
  server = await serve();
});

test.afterAll(() => server.stop());

for (const subject of ["ours", "native"]) {
  test(`a first mount of ${subject} is measured`, measured, async ({ browser }) => {
    const { commit, painted, complete } = await measure(browser, subject, firstMount(FIELDS, 1));
    expect(commit).toBeGreaterThan(0);
    expect(painted).toBeGreaterThan(commit ?? NaN);
    expect(complete).toBeGreaterThanOrEqual(commit ?? NaN);
  });

  test(
    `a layout, and a further mount, of ${subject} are measured`,
    measured,
    async ({ browser }) => {
      const { layout } = await measure(browser, subject, firstLayout(FIELDS));
      expect(layout).toBeGreaterThan(0);
      const { commit, complete } = await measure(browser, subject, warmMount(FIELDS));
      expect(commit).toBeGreaterThan(0);
      expect(complete).toBeGreaterThanOrEqual(commit ?? NaN);
    },
  );

  test(`what ${subject} takes of the processor is measured`, measured, async ({ browser }) => {
    const values = await measure(browser, subject, processorTime(FIELDS));
    const { all, script, styles, layout } = values;
    expect(Math.min(...Object.values(values))).toBeGreaterThan(0);
    expect(all).toBeGreaterThan(Math.max(script ?? NaN, styles ?? NaN, layout ?? NaN));
    const { code } = await measure(browser, subject, loading());
    expect(code).toBeGreaterThan(0);
  });

  test(`what a chat with ${subject} costs is measured`, measured, async ({ browser }) => {
    const { heap, alone, beneath } = await measure(browser, subject, history(20));
    expect(heap).toBeGreaterThan(0);
    expect(alone).toBeGreaterThan(0);
    expect(beneath).toBeGreaterThan(0);
    const { longest } = await measure(browser, subject, streaming(FIELDS));
    expect(longest).toBeGreaterThan(0);
  });

  test(`a key typed into ${subject} is measured`, measured, async ({ browser }) => {
    const { before, after } = await measure(browser, subject, keys(FIELDS));
    expect(before).toBeGreaterThan(0);
    expect(after).toBeGreaterThan(0);
  });

  test(`a key typed into ${subject} renders nothing again`, measured, async ({ browser }) => {
    const values = await measure(browser, subject, renders(FIELDS));
    expect(values).toEqual({ before: 0, after: 0 });
  });

  test(`Submit of ${subject} shows an error at each wrong field`, measured, async ({ browser }) => {
    const { count, shown, painted } = await measure(browser, subject, submit(FIELDS));
    expect(count).toBe(FIELDS);
    expect(shown).toBeGreaterThan(0);
    expect(painted).toBeGreaterThan(shown ?? NaN);
  });

  test(`what ${subject} keeps after its unmount is measured`, measured, async ({ browser }) => {
    const { heap, nodes, listeners } = await measure(browser, subject, memory(FIELDS, 3));
    expect(heap).toEqual(expect.any(Number));
    expect(nodes).toBeLessThan(1);
    expect(listeners).toBeLessThan(1);
  });
}

test("a form of every kind is mounted in one pass", measured, async ({ browser }) => {
  const { page, close } = await openPage(browser, `${server.url}ours/`, { renders: true });
  const passes = await page.evaluate(
    async (schemas) => {
      const { harness } = window;
      const counts = [];
      for (const schema of schemas) {
        const before = window.commits;
        const mounted = harness.mount(schema);
        counts.push(window.commits - before);
        await mounted;
        await harness.unmount();
      }
      return counts;
    },
    // One that comes where another went a moment ago is known to be held back.
    [mixed(FIELDS), mixed(FIELDS, " of 2")],
  );
  expect(passes).toEqual([1, 1]);
  await close();
});

test("what ours has drawn is drawn alike without it", measured, async ({ browser }) => {
  const drawn = await drawnByOurs(browser, server.url, mixed(FIELDS));
  const { page, close } = await openPage(browser, `${server.url}drawing/`);
  await page.evaluate((it) => (window.drawn = it), drawn);
  await page.evaluate((schema) => window.harness.mount(schema), mixed(FIELDS));
  expect(await page.evaluate(() => window.harness.drawn())).toEqual(drawn);
  await close();
});

test("opening a long choice is measured", measured, async ({ browser }) => {
  const { commit, painted } = await measure(browser, "ours", choice(1_000));
  expect(commit).toBeGreaterThan(0);
  expect(painted).toBeGreaterThan(0);
});

async function measure(browser: Browser, subject: string, one: Case) {
  const opened = await openPage(browser, `${server.url}${subject}/`, one);
  try {
    return await one.measure(opened);
  } finally {
    await opened.close();
  }
}
