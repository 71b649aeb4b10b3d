import { expect, test } from "@playwright/test";
import { needsChromium, sayCounts } from "./support";
import { servers } from "./servers";

const ELICITATIONS = Number(process.env.SOAK_ELICITATIONS ?? 2_000);
/** How many are asked before the first measurement: code loads, and what is kept fills up. */
const BEFORE = 400;
/**
 * What one elicitation may leave behind, in bytes: a request that is kept is ten times as much. The
 * browser's own notes on the code it runs grow for a while, and less and less.
 */
const LEFT = 300;
const MEASUREMENTS = 4;

test(
  "a page that is asked again and again keeps nothing of it",
  needsChromium("its heap is measured by CDP"),
  async ({ page }) => {
    test.setTimeout(60_000 + ELICITATIONS * 100);
    const trouble: string[] = [];
    page.on("pageerror", (error) => trouble.push(error.message));
    page.on("console", (message) => {
      if (message.type() === "error") trouble.push(message.text());
    });
    await page.goto(`${servers.pages}soak.html`);
    await page.waitForFunction(() => "soak" in window);
    const client = await page.context().newCDPSession(page);
    await client.send("Performance.enable");

    const measure = async () => {
      // What was said about the last ones stays for a moment.
      await expect(page.locator("body > [role=status]")).toBeEmpty();
      // What only the collector has not found yet is not kept.
      for (let times = 0; times < 3; times += 1) await client.send("HeapProfiler.collectGarbage");
      const { metrics } = await client.send("Performance.getMetrics");
      const read = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
      return {
        heap: read("JSHeapUsedSize"),
        listeners: read("JSEventListeners"),
        nodes: read("Nodes"),
        stored: await page.evaluate(() => JSON.stringify({ ...localStorage }).length),
      };
    };

    const counts = { accept: 0, decline: 0, cancel: 0 };
    const ask = async (times: number) => {
      const given = await page.evaluate((some) => window.soak(some), times);
      for (const action of ["accept", "decline", "cancel"] as const)
        counts[action] += given[action];
    };
    await ask(BEFORE);
    const measured = [await measure()];
    for (let at = 0; at < MEASUREMENTS; at += 1) {
      await ask(Math.ceil(ELICITATIONS / MEASUREMENTS));
      measured.push(await measure());
    }
    const [first, middle, last] = [measured[0], measured[MEASUREMENTS / 2], measured.at(-1)];
    if (!first || !middle || !last) throw new Error("Nothing was measured.");
    const grown = (last.heap - middle.heap) / (ELICITATIONS / 2);
    sayCounts("soak", {
      elicitations: BEFORE + ELICITATIONS,
      ...counts,
      bytesLeftByEach: Math.round(grown),
      heaps: measured.map(({ heap }) => Math.round(heap / 1_000)).join(" > "),
      listeners: measured.map(({ listeners }) => listeners).join(" > "),
      nodes: measured.map(({ nodes }) => nodes).join(" > "),
    });

    expect(trouble).toEqual([]);
    expect(last.listeners).toBeLessThanOrEqual(first.listeners);
    expect(last.nodes).toBeLessThanOrEqual(first.nodes);
    expect(grown).toBeLessThan(LEFT);
    // Answers are kept for another time, up to a limit.
    expect(last.stored).toBeLessThan(20_000);
    // Each way to answer was gone.
    expect(counts.accept).toBeGreaterThan(ELICITATIONS / 5);
    expect(counts.decline).toBeGreaterThan(ELICITATIONS / 10);
    expect(counts.cancel).toBeGreaterThan(ELICITATIONS / 5);
  },
);
