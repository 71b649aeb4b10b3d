import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { writeRow } from "./writeRow";

/** Beside the apps, which each run makes anew. */
const folder = join(import.meta.dirname, "node_modules/.apps/.rows");

/** What was found of a bundler: what `writeRow` is given. */
interface Row {
  builder: { name: string };
  works: boolean;
  bytes: readonly number[] | undefined;
}

/** Keeps the row of a bundler for the end: two workers may not write one table. */
export function keepRow({ builder: { name }, works, bytes }: Row) {
  mkdirSync(folder, { recursive: true });
  const row: Row = { builder: { name }, works, bytes };
  writeFileSync(join(folder, `${name.replace(/\W+/g, "-")}.json`), JSON.stringify(row));
}

/** Writes the rows that were kept into docs/compatibility.md. */
export function writeKeptRows() {
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder)) {
    const row = JSON.parse(readFileSync(join(folder, file), "utf8")) as Row;
    writeRow(row.builder, row.works, row.bytes);
  }
}
