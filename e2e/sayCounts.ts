import { test } from "@playwright/test";

/** Tells what a test has counted: where it runs, and in the report that `npm test` reads. */
export function sayCounts(what: string, counts: Readonly<Record<string, number | string>>) {
  const each = Object.entries(counts).map(([name, count]) => `${name} ${count}`);
  const description = `${what}: ${each.join(", ")}`;
  test.info().annotations.push({ type: "counts", description });
  console.log(description);
}
