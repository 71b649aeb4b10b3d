// @ts-check
/**
 * What a host pays: the code that a bundler puts into the first chunks for some imports of the
 * package, minified and gzipped, React left out; and how much of it each dependency is. What loads
 * later, when a request needs it, is not counted. Fails above a budget.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { rolldown } from "rolldown";
import { budgets, otherBudgets, styleBudget } from "./budgets.mjs";
import { root } from "../run.mjs";

const dependencies = [
  { name: "radix-ui", packages: ["radix-ui", "@radix-ui"] },
  { name: "react-hook-form", packages: ["react-hook-form", "@hookform/resolvers"] },
  { name: "@tanstack/react-virtual", packages: ["@tanstack/react-virtual"] },
  { name: "re2js", packages: ["re2js"] },
];

/** The host has it already. */
const react = ["react", "react-dom"];

/** What leaving a dependency out changes by chance, in bytes. */
const NOISE = 50;

if (!existsSync(join(root, "dist/index.js"))) {
  throw new Error("There is no dist to measure. Run `npm run build` first.");
}

let failed = 0;
const all = [
  ...budgets.map((budget) => ({ from: "react-elicitation", ...budget })),
  ...otherBudgets,
];
for (const { what, from, names, budget } of all) {
  const [, file = "index"] = from.split("/");
  const entry = join(root, `dist/${file}.js`);
  const exported = await import(entry);
  for (const name of names) {
    if (!(name in exported)) throw new Error(`The package exports no ${name} to measure.`);
  }
  const bytes = await measure(entry, names, react);
  report(bytes, budget, what);
  for (const { name, packages } of dependencies) {
    const weight = bytes - (await measure(entry, names, [...react, ...packages]));
    if (weight > NOISE) console.log(`  ${kb(weight)} KB        ${name}`);
  }
}
const styles = gzipSync(readFileSync(join(root, "dist/styles.css")), { level: 9 });
report(styles.length, styleBudget.budget, styleBudget.what);
console.log(`${all.length + 1 - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/**
 * @param {number} bytes
 * @param {number} budget
 * @param {string} what
 */
function report(bytes, budget, what) {
  const over = bytes > budget * 1_000;
  if (over) failed += 1;
  console.log(`${over ? "✗" : "✓"} ${kb(bytes)} of ${budget} KB  ${what}`);
}

/**
 * @param {string} entry
 * @param {readonly string[]} names imported from it
 * @param {readonly string[]} without packages left out
 * @returns the bytes of the first chunks
 */
async function measure(entry, names, without) {
  const start = "\0start";
  const bundle = await rolldown({
    input: start,
    platform: "browser",
    // As in an app, whose first chunk may export what late chunks share with it.
    preserveEntrySignatures: "allow-extension",
    // "use client" means nothing to a bundler of one page.
    onLog: (level, log, print) => {
      if (log.code !== "MODULE_LEVEL_DIRECTIVE") print(level, log);
    },
    external: (id) => without.some((name) => id === name || id.startsWith(`${name}/`)),
    transform: { define: { "process.env.NODE_ENV": '"production"' } },
    plugins: [
      {
        name: "start",
        resolveId: (id) => (id === start ? id : undefined),
        load: (id) =>
          id === start
            ? `export { ${names.join(", ")} } from ${JSON.stringify(entry)};`
            : undefined,
      },
    ],
  });
  const { output } = await bundle.generate({ minify: true, format: "es" });
  await bundle.close();
  const chunks = new Map(
    output.flatMap((part) => (part.type === "chunk" ? [[part.fileName, part]] : [])),
  );
  const needed = new Set(
    [...chunks.values()].filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName),
  );
  let bytes = 0;
  for (const name of needed) {
    const chunk = chunks.get(name);
    // What is left out is imported too, and is no chunk.
    if (!chunk) continue;
    for (const next of chunk.imports) needed.add(next);
    bytes += gzipSync(chunk.code, { level: 9 }).length;
  }
  return bytes;
}

/** @param {number} bytes */
function kb(bytes) {
  return (bytes / 1_000).toFixed(1).padStart(5);
}
