// @ts-check
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, parse, relative } from "node:path";
import { rolldown } from "rolldown";
import { copies } from "./copies.mjs";
import { layOut } from "./layOut.mjs";
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

/** Ends the ID of a file that only names what another exports. */
const mark = "?door";

/**
 * Code that loads late and needs some of what a form's other late code needs. esbuild and Bun cut what
 * is shared by who reaches it: for these two they would cut it in three. So they reach all of it.
 */
const reachTheForm = ["DialogShell", "outlineCode"];

/** What runs later, if at all. */
const later = new Set(["ArrowFunctionExpression", "FunctionExpression", "FunctionDeclaration"]);

/** @type {import("rolldown").InputOptions} */
const input = {
  cwd: source,
  input: Object.fromEntries(entries.map((file) => [file.replace(/\.ts$/, ""), `./${file}`])),
  external: /^[^./\0]/,
  platform: "neutral",
  // They tell how busy the machine is.
  checks: { bundlerTimings: false },
  experimental: { nativeMagicString: true },
  transform: { target: "es2022", jsx: "react-jsx" },
  plugins: [lateDoors(), copies(source)],
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
  const { fileOf, isClient } = layOut(await readModules(), entries);
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

/** Reads the modules that the bundle is made of, by their paths in the sources. */
async function readModules() {
  /** @type {Map<string, import("./layOut.mjs").Module>} */
  const modules = new Map();
  /** @param {readonly string[]} ids */
  const local = (ids) =>
    ids.filter((id) => id.startsWith(source)).map((id) => relative(source, id));
  const bundled = await rolldown({
    ...input,
    plugins: [
      input.plugins,
      {
        name: "read modules",
        buildEnd() {
          for (const id of this.getModuleIds()) {
            const info = this.getModuleInfo(id);
            if (!info || !id.startsWith(source)) continue;
            modules.set(relative(source, id), {
              imports: local(info.importedIds),
              lazy: local(info.dynamicallyImportedIds),
              client: /^\s*"use client"/.test(info.code ?? ""),
            });
          }
        },
      },
    ],
  });
  await bundled.generate();
  await bundled.close();
  return modules;
}

/**
 * Has code that loads late be imported by a file of its own, which only names what is in it. A module
 * that others import, too, would be wrapped, and what wraps it weighs on everybody.
 *
 * @returns {import("rolldown").Plugin}
 */
function lateDoors() {
  const shared = JSON.stringify(join(source, "form/field/FormContext.ts"));
  return {
    name: "late doors",
    async resolveDynamicImport(name, importer) {
      // A language is a way in, which names what is in it already.
      if (typeof name !== "string" || !name.startsWith(".") || name.includes("/locales/")) return;
      const found = await this.resolve(name, importer, { skipSelf: true });
      return found && { ...found, id: found.id + mark };
    },
    load(id) {
      if (!id.endsWith(mark)) return;
      const file = id.slice(0, -mark.length);
      const door = `export * from ${JSON.stringify(file)};`;
      return reachTheForm.includes(parse(file).name)
        ? `${door} export { FormContext as shared } from ${shared};`
        : door;
    },
  };
}

/**
 * Says of each call that makes a constant of a module that it changes nothing else: so a bundler
 * leaves out what a host does not import. No module of the package may do otherwise.
 *
 * @returns {import("rolldown").Plugin}
 */
function pureCalls() {
  return {
    name: "pure calls",
    transform: {
      filter: { id: /\.[jt]sx?$/ },
      handler(code, id, { magicString }) {
        if (!magicString) return;
        const lang = id.endsWith("x") ? "tsx" : id.endsWith(".js") ? "js" : "ts";
        /** @param {unknown} node */
        const visit = (node) => {
          if (typeof node !== "object" || node === null) return;
          if (Array.isArray(node)) return node.forEach(visit);
          const { type, start } = /** @type {{ type?: string, start: number }} */ (node);
          if (type && later.has(type)) return;
          if (type === "CallExpression" || type === "NewExpression")
            magicString.appendLeft(start, "/* @__PURE__ */ ");
          Object.values(node).forEach(visit);
        };
        for (const statement of this.parse(code, { lang }).body) {
          const declared = "declaration" in statement ? statement.declaration : statement;
          if (declared?.type === "VariableDeclaration") visit(declared);
        }
        return { code: magicString };
      },
    },
  };
}
