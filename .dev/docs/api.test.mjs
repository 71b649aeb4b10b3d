// @ts-check
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "../common/root.mjs";

const folder = join(root, ".dev/api");

/** What hosts build on, as text, by entry. */
const reports = readdirSync(folder).filter((name) => name.endsWith(".api.md"));

/** What a form keeps to itself: a host that named it could not be given another form. */
const INTERNAL =
  /\b(?:FormStore|FormSecrets|FormValues|FormValidation|FormModel|BoundForm|FormSlots|SubmitGuard|submitIf|standing|until: \{)/;

/** The types that a host can import from the front door. */
const exported = new Set(
  Array.from(
    readFileSync(join(folder, "index.api.md"), "utf8").matchAll(
      /^export (?:interface|type) (\w+)/gm,
    ),
    ([, name]) => name,
  ),
);

describe.each(reports)("%s", (name) => {
  const lines = readFileSync(join(folder, name), "utf8").split("\n");

  test("names no class that a host cannot import", () => {
    expect(lines.filter((line) => /^(?:abstract )?class /.test(line))).toEqual([]);
  });

  test("names nothing that is the form's own", () => {
    expect(lines.filter((line) => INTERNAL.test(line))).toEqual([]);
  });

  test("names no type by a number, since it is not exported", () => {
    expect(lines.filter((line) => /\b[A-Z]\w+_\d\b/.test(line))).toEqual([]);
  });

  test("names no type that a host cannot import", () => {
    const named = lines.flatMap((line) => /^(?:interface|type) (\w+)/.exec(line)?.[1] ?? []);
    expect(named.filter((type) => !exported.has(type))).toEqual([]);
  });
});
