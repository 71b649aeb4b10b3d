import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { servePages } from "../servers/servePages";
import { watchForTrouble } from "../watchForTrouble";
import { answerEverything } from "./answerEverything";
import { budgets } from "../../.dev/package/budgets.mjs";
import { weigh } from "./weigh";
import { build, type Builder, builders } from "./builders.mjs";

const host = join(import.meta.dirname, "host");

for (const builder of builders) {
  test.describe(builder.name, () => {
    for (const [entry, what] of entriesOf(builder)) {
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
      test("every way in weighs no more than is promised", async ({ page }) => {
        const bytes = await weigh(page, builder, host);
        console.log(builder.name, bytes.join(" "));
        const over = budgets.filter(
          ({ budget }, index) => (bytes[index] ?? Infinity) > budget * 1_000,
        );
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
