import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { budgets } from "../../scripts/build/budgets.mjs";
import { builders } from "./builders.mjs";

const file = join(import.meta.dirname, "../../BUILDS.md");

const head = `# Builds

How the packed package works in apps made by each bundler, written by \`npm run test:builds\`. In a real browser each app asks a form with every part that loads late, and a consent for an international name, from the start, when it is wanted, and beside pages that load later: all is answered, and nothing is said in the console. What each way in weighs is what the page loads before anything is asked: minified, gzipped, in KB, less what the same app weighs without the package. One file has it all. esbuild cuts React itself into more files where it is not in a script of its own, as it is for these figures. Parcel finds the parts of Radix, which popups and dialogs need, with \`"@parcel/resolver-default": { "packageExports": true }\` in \`package.json\`; as it comes it finds the queue, the wires, \`automation\` and the words.

`;

/** KB of 1,000 bytes, as the table tells them. */
export function tenths(bytes: number): number {
  return Math.round(bytes / 100) / 10;
}

const columns = ["bundler", "apps", ...budgets.map(({ what, budget }) => `${what}: ${budget}`)];

/**
 * Writes the row of a bundler into BUILDS.md. Those of others stay as they are.
 *
 * @param bytes what each way in weighs, in the order of the budgets.
 */
export function writeRow(
  { name, alone }: { name: string; alone?: boolean },
  works: boolean,
  bytes?: readonly number[],
) {
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  const rows = new Map(text.split("\n").map((line) => [line.split("|")[1]?.trim() ?? "", line]));
  const sizes = budgets.map((_, index) => {
    const size = bytes?.[index];
    return size === undefined ? "" : tenths(size).toFixed(1);
  });
  rows.set(
    name,
    `| ${[name, !works ? "fail" : alone ? "work without a screen" : "work", ...sizes].join(" | ")} |`,
  );
  const names = [...builders.map((builder) => builder.name), "Next.js"];
  const table = [
    `| ${columns.join(" | ")} |`,
    `|${" --- |".repeat(columns.length)}`,
    ...names.flatMap((each) => rows.get(each) ?? []),
  ];
  writeFileSync(file, `${head}${table.join("\n")}\n`);
}
