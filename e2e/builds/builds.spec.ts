import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { servePages } from "../servers/servePages";
import { watchForTrouble } from "../support";
import { answerEverything } from "./answerEverything";
import { budgets } from "../../scripts/build/budgets.mjs";
import { weigh } from "./weigh";
import { keepRow } from "./keptRows";
import { tenths } from "./writeRow";
import { build, type Builder, builders } from "./builders.mjs";

const host = join(import.meta.dirname, "host");

for (const builder of builders) {
  test.describe(builder.name, () => {
    // A worker for each bundler: what it weighed is told with how its apps work.
    test.describe.configure({ mode: "default" });
    const entries = entriesOf(builder);
    let bytes: number[] | undefined;
    let played = 0;
    let failed = false;
    test.afterEach(() => {
      played += 1;
      failed ||= test.info().status !== "passed";
    });
    // Of a part of the tests nothing can be told.
    test.afterAll(() => {
      const all = entries.length + Number(builder.chunks);
      if (failed || played === all) keepRow({ builder, works: !failed, bytes });
    });

    for (const [entry, what] of entries) {
      test(`${what}: everything is asked and answered`, async ({ page }) => {
        const served = await servePages(await build(builder, { entry, files: host }));
        try {
          const trouble = await watchForTrouble(page);
          await page.goto(served.url);
          await answerEverything(page);
          expect(await trouble.read()).toEqual([]);
        } finally {
          await served.stop();
        }
      });
    }

    if (builder.chunks) {
      test("what every way in weighs is no more than is promised", async ({ page }) => {
        bytes = await weigh(page, builder, host);
        // In tenths, as it is told: the line by which a host uses it counts here, too.
        const { share = 1 } = builder;
        const over = budgets.filter(({ budget }, index) => tenths(bytes![index]!) > budget * share);
        expect(over.map(({ what }) => what)).toEqual([]);
      });
    }
  });
}

/** The hosts that a bundler is given: what is at stake is what is loaded when. */
function entriesOf({ styles }: Builder): [entry: string, what: string][] {
  return [
    [styles ? "styled.js" : "main.js", "a host that has it from the start"],
    ["lazy.js", "a host that loads it when it is wanted"],
    ["mixed.js", "a host that has it from the start, and pages with it that load later"],
  ];
}
