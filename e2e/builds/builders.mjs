import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { run } from "../../scripts/run.mjs";

/**
 * A bundler, and what it is asked for: chunks that load when they are needed, or one file.
 *
 * @typedef {object} Builder
 * @property {string} name
 * @property {boolean} chunks
 * @property {boolean} [classic] Whether the script is no module.
 * @property {boolean} [cutsReact] Whether it cuts React itself into more files where more late code
 *   uses it: what an app weighs more is the package alone where React is apart.
 * @property {number} [share] Its sizes relative to the limits, if it puts code that late imports share
 *   into many small files, or lists late files in the first script. `docs/compatibility.md` says so. 1
 *   if missing.
 * @property {boolean} [page] Whether it builds the page as well as its script.
 * @property {boolean} [styles] Whether it builds style sheets that a script imports.
 * @property {(folder: string, entry: string, apart?: boolean) => Promise<unknown>} build Makes
 *   `dist/main.js`, or `dist/index.html`, of a script in the folder; with React `apart`, in scripts
 *   of its own, where it `cutsReact`.
 */

const require = createRequire(import.meta.url);

/** @param {string} name */
const load = async (name) => {
  const module = await import(pathToFileURL(require.resolve(name)).href);
  return module.default ?? module;
};

const production = { "process.env.NODE_ENV": '"production"' };

/** @type {Builder[]} */
export const builders = [
  {
    name: "esbuild, IIFE",
    chunks: false,
    classic: true,
    styles: true,
    build: (folder, entry) => esbuild(folder, entry, { format: "iife" }),
  },
  {
    name: "esbuild, ESM",
    chunks: false,
    styles: true,
    build: (folder, entry) => esbuild(folder, entry, { format: "esm" }),
  },
  {
    name: "esbuild, splitting",
    chunks: true,
    cutsReact: true,
    share: 1.36,
    styles: true,
    build: async (folder, entry, apart) => {
      if (apart) await writeReact(folder);
      const external = apart ? Object.keys(ofReact) : [];
      await esbuild(folder, entry, { format: "esm", splitting: true, external });
    },
  },
  { name: "Bun", chunks: false, styles: true, build: (folder, entry) => bun(folder, entry) },
  {
    name: "Bun, splitting",
    chunks: true,
    share: 1.05,
    styles: true,
    build: (folder, entry) => bun(folder, entry, "--splitting"),
  },
  {
    name: "webpack, chunks",
    chunks: true,
    share: 1.01,
    classic: true,
    build: webpackLike("webpack", {}),
  },
  {
    name: "webpack, one file",
    chunks: false,
    classic: true,
    build: webpackLike("webpack", { parser: { javascript: { dynamicImportMode: "eager" } } }),
  },
  { name: "Rspack", chunks: true, classic: true, build: webpackLike("@rspack/core", {}) },
  { name: "Rollup, chunks", chunks: true, build: (folder, entry) => rollup(folder, entry, {}) },
  {
    name: "Rollup, one file",
    chunks: false,
    build: (folder, entry) => rollup(folder, entry, { inlineDynamicImports: true }),
  },
  {
    name: "Parcel",
    chunks: true,
    share: 1.06,
    page: true,
    styles: true,
    build: (folder, entry) => parcel(folder, entry, { packageExports: true }),
  },
  { name: "Vite", chunks: true, share: 1.01, page: true, styles: true, build: vite },
];

/**
 * Builds an app in a folder of its own, beside which its packages are found.
 *
 * @param {Builder} builder
 * @param {{ entry: string, files: string, code?: string, apart?: boolean }} app `files` is the folder
 *   of its scripts, `code` what the entry is where it is none of them, `apart` whether React is in a
 *   script of its own.
 * @returns {Promise<string>} the folder that can be served
 */
export async function build(builder, { entry, files, code, apart }) {
  const name = `${builder.name} ${entry}`.replace(/\W+/g, "-");
  const folder = join(import.meta.dirname, "node_modules/.apps", name);
  cpSync(files, folder, { recursive: true });
  if (code !== undefined) writeFileSync(join(folder, entry), code);
  // Bun would find the checkout's, which leads to the sources of the package.
  writeFileSync(join(folder, "tsconfig.json"), "{}\n");
  const dist = join(folder, "dist");
  mkdirSync(dist, { recursive: true });
  writeFileSync(
    join(folder, "index.html"),
    page(`<script type="module" src="./${entry}"></script>`),
  );
  await builder.build(folder, entry, apart);
  if (!builder.page) {
    const type = builder.classic ? "defer" : 'type="module"';
    const map = `<script type="importmap">${JSON.stringify({ imports: ofReact })}</script>`;
    const before = apart ? `${map}<script src="all-of-react.js"></script>` : "";
    const script = `${before}<script ${type} src="main.js"></script>`;
    writeFileSync(join(dist, "index.html"), page(script));
  }
  return dist;
}

/** @param {string} script */
const page = (script) =>
  `<!doctype html><html lang="en"><meta charset="utf-8" /><link rel="icon" href="data:," /><title>Build</title><body><div id="root"></div>${script}</body></html>\n`;

/**
 * @param {string} folder
 * @param {string} entry
 * @param {import("esbuild").BuildOptions} options
 */
async function esbuild(folder, entry, options) {
  const { build: bundle } = await load("esbuild");
  await bundle({
    entryPoints: { main: join(folder, entry) },
    outdir: join(folder, "dist"),
    bundle: true,
    minify: true,
    define: production,
    logLevel: "silent",
    ...options,
  });
}

/** What of React the package and its dependencies import, and the scripts that have it apart. */
const ofReact = {
  react: "./react.js",
  "react/jsx-runtime": "./react-jsx.js",
  "react-dom": "./react-dom.js",
};

/**
 * Writes React into scripts of its own, of which a page has it by an import map; for CommonJS, by a
 * `require` of the page.
 *
 * @param {string} folder
 */
async function writeReact(folder) {
  const names = Object.keys(ofReact);
  const script = join(folder, "all-of-react.js");
  const modules = names.map((name) => `"${name}": require("${name}")`);
  writeFileSync(
    script,
    `const modules = { ${modules.join()} }; globalThis.require = (name) => modules[name];`,
  );
  await esbuild(folder, "", { entryPoints: { "all-of-react": script }, format: "iife" });
  for (const [name, file] of Object.entries(ofReact)) {
    const exported = Object.keys(require(name)).filter((key) => key !== "default");
    writeFileSync(
      join(folder, "dist", file),
      `const all = require("${name}"); export default all; export const { ${exported.join()} } = all;`,
    );
  }
}

/**
 * @param {string} folder
 * @param {string} entry
 * @param {...string} options
 */
async function bun(folder, entry, ...options) {
  const program = join(import.meta.dirname, "node_modules/.bin/bun");
  const command = [program, "build", `./${entry}`, "--outdir=dist", "--entry-naming=main.[ext]"];
  await runIn(folder, [...command, "--minify", "--production", "--target=browser", ...options]);
}

/**
 * webpack, or what takes the same options.
 *
 * @param {string} name
 * @param {object} module
 * @returns {Builder["build"]}
 */
function webpackLike(name, module) {
  return async (folder, entry) => {
    const bundler = await load(name);
    const stats = await new Promise((resolve, reject) => {
      bundler(
        {
          mode: "production",
          context: folder,
          entry: { main: `./${entry}` },
          output: { path: join(folder, "dist"), filename: "[name].js", publicPath: "auto" },
          module,
          performance: false,
        },
        (error, result) => (error ? reject(error) : resolve(result)),
      );
    });
    if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
  };
}

/**
 * @param {string} folder
 * @param {string} entry
 * @param {object} output
 */
async function rollup(folder, entry, output) {
  const plugins = ["node-resolve", "commonjs", "replace", "terser"];
  const [nodeResolve, commonjs, replace, terser] = await Promise.all(
    plugins.map((name) => load(`@rollup/plugin-${name}`)),
  );
  const { rollup: bundle } = await import(pathToFileURL(require.resolve("rollup")).href);
  const bundled = await bundle({
    input: { main: join(folder, entry) },
    // "use client" means nothing to a page without a server.
    onLog: (level, log, print) => {
      if (log.code !== "MODULE_LEVEL_DIRECTIVE") print(level, log);
    },
    plugins: [
      replace({ values: production, preventAssignment: true }),
      nodeResolve({ browser: true }),
      commonjs(),
      terser(),
    ],
  });
  await bundled.write({
    dir: join(folder, "dist"),
    format: "es",
    entryFileNames: "main.js",
    ...output,
  });
  await bundled.close();
}

/**
 * @param {string} folder
 * @param {string} _entry
 * @param {object} resolver
 */
async function parcel(folder, _entry, resolver) {
  const manifest = { name: "app", private: true, "@parcel/resolver-default": resolver };
  writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
  const program = join(import.meta.dirname, "node_modules/parcel/lib/bin.js");
  const options = ["--dist-dir=dist", "--public-url=./", "--no-source-maps", "--no-cache"];
  await runIn(folder, [process.execPath, program, "build", "index.html", ...options]);
}

/** @param {string} folder */
async function vite(folder) {
  const { build: bundle } = await import(pathToFileURL(require.resolve("vite")).href);
  await bundle({ root: folder, configFile: false, logLevel: "silent", base: "./" });
}

/**
 * @param {string} cwd
 * @param {string[]} command
 */
async function runIn(cwd, command) {
  const { ok, output } = await run(command, { cwd, env: { NODE_ENV: "production" } });
  if (!ok) throw new Error(output);
}
