// @ts-check
/**
 * What a host pays: the code that a bundler puts into the first chunks for some imports of the
 * package, minified and gzipped, React left out. What loads later, when a request needs it, is not
 * counted, and is listed. Fails above a budget.
 *
 * `node .dev/sizes.mjs --weigh` also tells what each dependency weighs in it.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { root } from "./root.mjs";

/** What is imported, and what it may weigh, in KB of 1,000 bytes. */
const budgets = [
  { what: "<ElicitationForm>", names: ["ElicitationForm"], budget: 38 },
  { what: "<UrlConsent>", names: ["UrlConsent"], budget: 18 },
  {
    what: "both, the queue, the hook",
    names: ["ElicitationForm", "UrlConsent", "createElicitationQueue", "useElicitation"],
    budget: 52,
  },
  {
    what: "the queue and transports, no React",
    names: [
      "createElicitationQueue",
      "createElicitationHandlers",
      "connectElicitation",
      "withInputRequests",
      "withUrlElicitations",
      "webSocketChannel",
      "windowChannel",
      "messagePortChannel",
      "broadcastChannel",
      "extensionPortChannel",
      "eventStreamChannel",
    ],
    budget: 6,
  },
];

const dependencies = [
  "radix-ui",
  "react-hook-form",
  "@hookform/resolvers",
  "@tanstack/react-virtual",
  "re2js",
  "tldts",
];
const react = ["react", "react-dom"];

if (!existsSync(join(root, "dist/index.js"))) {
  throw new Error("There is no dist to measure. Run `npm run build` first.");
}

let failed = 0;
const weighs = process.argv.includes("--weigh");
for (const { what, names, budget } of budgets) {
  const first = await measure(names, []);
  const over = first > budget * 1_000;
  if (over) failed += 1;
  console.log(`${over ? "✗" : "✓"} ${kb(first)} of ${budget} KB  ${what}`);
  if (!weighs) continue;
  for (const dependency of dependencies) {
    const weight = first - (await measure(names, [dependency]));
    if (weight > 50) console.log(`    ${kb(weight)} KB  ${dependency}`);
  }
}
console.log(`${budgets.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/**
 * @param {readonly string[]} names imported from the front door
 * @param {readonly string[]} without packages left out besides React
 */
async function measure(names, without) {
  const entry = "\0entry";
  const left = [...react, ...without];
  const result = await build({
    root,
    configFile: false,
    logLevel: "silent",
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      minify: true,
      target: "es2022",
      modulePreload: false,
      rollupOptions: {
        input: entry,
        preserveEntrySignatures: "strict",
        external: (id) =>
          left.some(
            (name) =>
              id === name ||
              id.startsWith(`${name}/`) ||
              (name === "radix-ui" && id.startsWith("@radix-ui/")),
          ),
      },
    },
    plugins: [
      {
        name: "entry",
        enforce: "pre",
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) =>
          id === entry
            ? `export { ${names.join(", ")} } from ${JSON.stringify(join(root, "dist/index.js"))};`
            : undefined,
      },
    ],
  });
  const output = Array.isArray(result) ? result[0]?.output : "output" in result && result.output;
  if (!output) throw new Error("Nothing was bundled.");
  const chunks = new Map(
    output.flatMap((part) => (part.type === "chunk" ? [[part.fileName, part]] : [])),
  );
  const start = [...chunks.values()].find((chunk) => chunk.isEntry);
  if (!start) throw new Error("The entry is missing.");
  const needed = new Set([start.fileName]);
  for (const name of needed)
    for (const next of chunks.get(name)?.imports ?? []) if (chunks.has(next)) needed.add(next);
  let bytes = 0;
  for (const name of needed) bytes += gzipSync(chunks.get(name)?.code ?? "", { level: 9 }).length;
  return bytes;
}

/** @param {number} bytes */
function kb(bytes) {
  return (bytes / 1_000).toFixed(1).padStart(5);
}
