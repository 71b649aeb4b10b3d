import { existsSync, readdirSync, readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { join } from "node:path";
import { expect, test } from "@playwright/test";

const root = join(import.meta.dirname, "node_modules/react-elicitation");
const dist = join(root, "dist");
const files = readdirSync(dist, { recursive: true, encoding: "utf8" });

/** The map of a published file, and the folder that its sources are told from. */
function mapOf(file: string) {
  const folder = join(dist, file, "..");
  const [, name] =
    /^\/\/# sourceMappingURL=(.+)$/m.exec(readFileSync(join(dist, file), "utf8")) ?? [];
  if (!name) throw new Error(`${file} has no map.`);
  return { folder, map: JSON.parse(readFileSync(join(folder, name), "utf8")) };
}

test("every published script leads to the sources, where what it has is called the same", () => {
  let found = 0;
  for (const file of files.filter((each) => each.endsWith(".js"))) {
    const lines = readFileSync(join(dist, file), "utf8").split("\n");
    const functions = lines.flatMap((line, index) => {
      const [, name = ""] = /^(?:async )?function (\w+)\(/.exec(line) ?? [];
      return name ? [{ name, index, column: line.indexOf("function") }] : [];
    });
    // What only names others has nothing that leads anywhere.
    if (functions.length === 0) continue;
    const { folder, map } = mapOf(file);
    const sources = new SourceMap(map);
    for (const { name, index, column } of functions) {
      const entry = sources.findEntry(index, column);
      if (!("originalSource" in entry)) throw new Error(`${name} of ${file} leads nowhere.`);
      const source = readFileSync(join(folder, entry.originalSource), "utf8").split("\n");
      expect(source[entry.originalLine], `${name} of ${file}`).toContain(name);
      found += 1;
    }
  }
  expect(found).toBeGreaterThan(300);
});

test("every declaration leads to its source", () => {
  const declarations = files.filter((each) => each.endsWith(".d.ts") && each !== "styles.css.d.ts");
  expect(declarations.length).toBeGreaterThan(100);
  for (const file of declarations) {
    const { folder, map } = mapOf(file);
    const sources: string[] = map.sources;
    expect(sources.filter((source) => !existsSync(join(folder, source)))).toEqual([]);
    expect(map.mappings).not.toBe("");
  }
});
