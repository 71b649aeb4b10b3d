import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { build } from "vite";
import { SourceMap } from "node:module";
import { join } from "node:path";

/** The rooms of the packed package that a bundler keeps for some code of a host, and whether React is among it. */
async function shippedFor(code: string): Promise<{ rooms: string[]; react: boolean }> {
  const host = "\0host";
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: "silent",
    plugins: [
      {
        name: "host",
        enforce: "pre",
        resolveId: (id) => (id === host ? host : undefined),
        load: (id) => {
          if (id === host) return code;
          // So that the map of what is kept leads to the sources.
          const map = `${id}.map`;
          if (!/react-elicitation\/dist\/chunks\//.test(id) || !existsSync(map)) return;
          return { code: readFileSync(id, "utf8"), map: readFileSync(map, "utf8") };
        },
      },
    ],
    build: {
      write: false,
      minify: false,
      sourcemap: true,
      rolldownOptions: { input: host, preserveEntrySignatures: "strict" },
    },
  });
  const chunks = [built]
    .flat()
    .flatMap((each) => ("output" in each ? each.output : []))
    .filter((each) => each.type === "chunk");
  const kept = chunks.flatMap(({ modules }) =>
    Object.entries(modules).flatMap(([path, { code: left }]) => (left ? path : [])),
  );
  const sources = chunks.flatMap(({ map }) => map?.sources ?? []);
  const rooms = sources.flatMap(
    (path) => /react-elicitation\/src\/([a-z]+)\//.exec(path)?.[1] ?? [],
  );
  return {
    rooms: [...new Set(rooms)].toSorted(),
    react: kept.some((path) => /node_modules\/(react|react-dom)\//.test(path)),
  };
}

const queueAndWires =
  "createElicitationQueue, createElicitationHandlers, connectElicitation, withInputRequests, withUrlElicitations";

test("the queue and the wires come without a component, and without React", async () => {
  const alone = { rooms: ["protocol", "queue", "time", "transport"], react: false };
  expect(await shippedFor(`export { ${queueAndWires} } from "react-elicitation";`)).toEqual(alone);
  const doors = `export * from "react-elicitation/core"; export * from "react-elicitation/core";`;
  expect(await shippedFor(doors)).toEqual(alone);
});

test("the components come without the queue, and neither with the other", async () => {
  const form = await shippedFor(`export { ElicitationForm } from "react-elicitation";`);
  expect(form.react).toBe(true);
  for (const room of ["queue", "transport", "automation", "url", "consent", "receipt"]) {
    expect(form.rooms).not.toContain(room);
  }
  const consent = await shippedFor(`export { UrlConsent } from "react-elicitation";`);
  expect(consent.react).toBe(true);
  for (const room of ["queue", "transport", "automation", "schema", "validation", "form"]) {
    expect(consent.rooms).not.toContain(room);
  }
});

test("addresses, forms and words have doors of their own, with no more behind them", async () => {
  const url = await shippedFor(`export * from "react-elicitation/core";`);
  expect(url).toEqual({ rooms: expect.not.arrayContaining(["consent", "form"]), react: false });
  const strings = await shippedFor(`export * from "react-elicitation/strings";`);
  expect(strings).toEqual({ rooms: expect.arrayContaining(["strings"]), react: false });
  const form = await shippedFor(`export * from "react-elicitation/core";`);
  for (const room of ["queue", "transport", "automation", "url", "consent", "receipt"]) {
    expect(form.rooms).not.toContain(room);
  }
});

test("what runs in Node comes without React", async () => {
  for (const name of ["analyzeUrl", "validateContent", "answerWithDefaults"]) {
    expect((await shippedFor(`export { ${name} } from "react-elicitation";`)).react, name).toBe(
      false,
    );
  }
});

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
