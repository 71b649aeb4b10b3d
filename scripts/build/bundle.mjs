// @ts-check
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, parse } from "node:path";
import { rolldown } from "rolldown";
import { copies } from "./copies.mjs";
import { lateDoors } from "./lateDoors.mjs";
import { layOut } from "./layOut.mjs";
import { pureCalls } from "./pureCalls.mjs";
import { readModules } from "./readModules.mjs";
import { root } from "../run.mjs";

const source = join(root, "src");

/** What is imported by name: the ways into the package. */
export const entries = [
  "index.ts",
  "core/index.ts",
  "relay/index.ts",
  "agents/index.ts",
  "testing/index.ts",
  "strings/index.ts",
  ...readdirSync(join(source, "strings/locales"))
    .filter((file) => !file.includes(".test."))
    .map((file) => `strings/locales/${file}`),
];

/** @type {import("rolldown").InputOptions} */
const input = {
  cwd: source,
  input: Object.fromEntries(entries.map((file) => [file.replace(/\.ts$/, ""), `./${file}`])),
  external: /^[^./\0]/,
  platform: "neutral",
  // They tell how busy the machine is.
  checks: { pluginTimings: false },
  experimental: { nativeMagicString: true },
  transform: { target: "es2022", jsx: "react-jsx" },
  plugins: [lateDoors(source), copies(source)],
  onLog: (level, log, print) => {
    // The chunks get their "use client" back below. That a module is both asked for early and late is
    // told to the reader of the sources.
    if (log.code === "MODULE_LEVEL_DIRECTIVE" || log.code === "INEFFECTIVE_DYNAMIC_IMPORT") return;
    if (level === "warn") throw new Error(log.message);
    print(level, log);
  },
};

/**
 * Bundles the sources into `dist`: a file for each way in, and a few that they share. The
 * dependencies stay outside.
 */
export async function bundle() {
  const { fileOf, isClient } = layOut(await readModules(input), entries);
  const bundled = await rolldown({
    ...input,
    // A way in exports what others of the chunks import from it, too; none does.
    plugins: [input.plugins, pureCalls()],
    preserveEntrySignatures: "allow-extension",
  });
  /** @param {string} id */
  const local = (id) => id.slice(source.length + 1);
  const { output } = await bundled.write({
    dir: join(root, "dist"),
    format: "es",
    // With the sources: the package has them nowhere else.
    sourcemap: true,
    sourcemapPathTransform: (path) => path.replace(/\?.*$/, ""),
    minifyInternalExports: false,
    // Not every bundler finds this by itself. The names stay, for who looks into it.
    minify: { compress: true, mangle: false, codegen: { removeWhitespace: false } },
    strictExecutionOrder: false,
    entryFileNames: "[name].js",
    chunkFileNames: ({ name, facadeModuleId }) =>
      `chunks/${facadeModuleId ? parse(facadeModuleId).name : name}.js`,
    banner: ({ moduleIds }) => (isClient(moduleIds.map(local)) ? '"use client";' : ""),
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [{ name: (id) => fileOf(local(id)), debugName: "by who wants it" }],
    },
  });
  await bundled.close();
  for (const { fileName } of output)
    if (/^strings.locales.+\.js$/.test(fileName)) dropMap(fileName);
  refuseCircles(output.filter((part) => part.type === "chunk"));
}

/**
 * Words read the same in a source: a map of them would be as large as all of them again.
 *
 * @param {string} fileName
 */
function dropMap(fileName) {
  const file = join(root, "dist", fileName);
  rmSync(`${file}.map`, { force: true });
  writeFileSync(file, readFileSync(file, "utf8").replace(/\n\/\/# sourceMappingURL=.*\s*$/, ""));
}

/**
 * Files that import each other begin in an order that each bundler chooses.
 *
 * @param {readonly import("rolldown").OutputChunk[]} files
 */
function refuseCircles(files) {
  for (const { fileName } of files) {
    const reached = new Set([fileName]);
    for (const name of reached) {
      const { imports = [] } = files.find((file) => file.fileName === name) ?? {};
      if (imports.includes(fileName)) throw new Error(`${name} and ${fileName} import each other.`);
      for (const next of imports) reached.add(next);
    }
  }
}
