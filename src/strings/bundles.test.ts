import { basename, join } from "node:path";
import { build, type Rolldown } from "vite";
import { expect, test } from "vitest";
import { locales } from "./loadStrings.js";

const folder = import.meta.dirname;

/** Bundles a module as a host would. */
async function bundle(code: string): Promise<Rolldown.OutputChunk[]> {
  const built = await build({
    configFile: false,
    root: folder,
    logLevel: "error",
    plugins: [
      {
        name: "host",
        resolveId: (id) => (id === "host" ? "\0host" : undefined),
        load: (id) => (id === "\0host" ? code : undefined),
      },
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: "host", preserveEntrySignatures: "strict" },
    },
  });
  const outputs = [built].flat().flatMap((each) => ("output" in each ? each.output : []));
  return outputs.filter((each) => each.type === "chunk");
}

/** The languages whose words are in a chunk. */
function languagesIn(chunk: Rolldown.OutputChunk): string[] {
  return Object.entries(chunk.modules)
    .filter(([, { code }]) => code)
    .map(([path]) => basename(path, ".ts"))
    .flatMap((name) => (/^en[A-Z]?/.test(name) ? "en" : name))
    .filter((name, at, all) => locales.some((each) => each === name) && all.indexOf(name) === at);
}

test.each(locales)("a host that imports %s ships no other language", async (locale) => {
  const name = locale.replace("-", "");
  const file = join(folder, "locales", `${locale}.ts`);
  const chunks = await bundle(`export { ${name} } from ${JSON.stringify(file)};`);
  expect(chunks.map(languagesIn)).toEqual([[locale]]);
});

test("a host that loads the strings ships English, and each other language in its own chunk", async () => {
  const file = join(folder, "loadStrings.ts");
  const chunks = await bundle(`export { loadStrings } from ${JSON.stringify(file)};`);
  const entry = chunks.filter(({ isEntry }) => isEntry);
  expect(entry.map(languagesIn)).toEqual([["en"]]);
  const rest = chunks.filter(({ isEntry }) => !isEntry).map(languagesIn);
  expect(rest.filter((each) => each.length > 0).sort()).toEqual(
    locales.filter((each) => each !== "en").map((each) => [each]),
  );
});
