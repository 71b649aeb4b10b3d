import { test } from "@playwright/test";
import { type Act, largest } from "./fuzz/arbitraries";
import { corpus } from "./fuzz/corpus";
import { Fuzzer } from "./fuzz/Fuzzer";
import { servers } from "./servers";
import { needsChromium } from "./support";

const driven = needsChromium("tasks are measured, and input is given, by CDP");

for (const [name, given] of Object.entries(largest)) {
  test(
    `as much as the limits allow keeps the page responsive: ${name}`,
    driven,
    async ({ page }) => {
      const fuzzer = new Fuzzer(page, servers.pages);
      await fuzzer.start();
      const done: Act[] = [
        { do: "type", nth: 1, text: "ABC" },
        { do: "again", copy: true },
        { do: "answer", name: "submit" },
        { do: "again", away: true },
      ];
      await fuzzer.run({ request: given, manner: {}, acts: done });
    },
  );
}

for (const [name, trial] of Object.entries(corpus)) {
  test(`what once failed holds: ${name}`, driven, async ({ page }) => {
    const fuzzer = new Fuzzer(page, servers.pages);
    await fuzzer.start();
    await fuzzer.run(trial);
  });
}
