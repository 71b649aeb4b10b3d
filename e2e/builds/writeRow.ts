import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { budgets } from "../../scripts/build/budgets.mjs";
import { builders } from "./builders.mjs";

const file = join(import.meta.dirname, "../../docs/compatibility.md");
const start = "<!-- builds:start -->";
const end = "<!-- builds:end -->";

/** Rounds bytes to KB of 1,000 bytes with one decimal. */
export function tenths(bytes: number): number {
  return Math.round(bytes / 100) / 10;
}

const columns = [
  "bundler",
  "result",
  ...budgets.map(({ what, budget }) => `${what} (at most ${budget})`),
];

/**
 * Writes the row of a bundler into the table of docs/compatibility.md. Other rows stay unchanged.
 *
 * @param bytes the sizes of the imports, in the order of the budgets.
 */
export function writeRow({ name }: { name: string }, works: boolean, bytes?: readonly number[]) {
  const [before = "", rest = ""] = readFileSync(file, "utf8").split(start);
  const [table = "", after = ""] = rest.split(end);
  const rows = new Map(
    table.split("\n").map((line) => {
      const cells = line.split("|").map((cell) => cell.trim());
      return [cells[1] ?? "", cells.slice(1, -1)];
    }),
  );
  const sizes = budgets.map((_, index) => {
    const size = bytes?.[index];
    return size === undefined ? "" : tenths(size).toFixed(1);
  });
  rows.set(name, [name, works ? "works" : "fails", ...sizes]);
  const names = [...builders.map((builder) => builder.name), "Next.js"];
  const written = writeTable([columns, ...names.flatMap((each) => [rows.get(each) ?? []])]);
  writeFileSync(file, `${before}${start}\n\n${written}\n\n${end}${after}`);
}

/** Writes a Markdown table as the formatter does: every column is as wide as its widest cell. */
function writeTable(rows: readonly (readonly string[])[]): string {
  const filled = rows.filter((cells) => cells.length > 0);
  const widths = columns.map((_, at) => Math.max(...filled.map((cells) => cells[at]?.length ?? 0)));
  const [head, ...body] = filled.map(
    (cells) => `| ${widths.map((width, at) => (cells[at] ?? "").padEnd(width)).join(" | ")} |`,
  );
  const line = `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`;
  return [head, line, ...body].join("\n");
}
