import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { build } from "vite";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unpack } from "./installPacked.mjs";
import { run, tool } from "../scripts/run.mjs";

/** Returns the layers of the package that a bundler keeps for a host's code, and whether it keeps React. */
async function shippedFor(code: string): Promise<{ layers: string[]; react: boolean }> {
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
        load: (id) => (id === host ? code : undefined),
      },
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: host, preserveEntrySignatures: "strict" },
    },
  });
  const kept = [built]
    .flat()
    .flatMap((each) => ("output" in each ? each.output : []))
    .filter((each) => each.type === "chunk")
    .flatMap(({ modules }) =>
      Object.entries(modules).flatMap(([path, { code: left }]) => (left ? path : [])),
    );
  const layers = kept.flatMap(
    (path) => /react-elicitation\/dist\/([a-z]+)\//.exec(path)?.[1] ?? [],
  );
  return {
    layers: [...new Set(layers)].toSorted(),
    react: kept.some((path) => /node_modules\/(react|react-dom)\//.test(path)),
  };
}

const screens = ["elicitation", "form", "consent", "approval", "receipt", "ui"];

const queueAndTransports =
  "createElicitationQueue, createElicitationHandlers, connectElicitation, withInputRequests, withElicitation";

test("the queue and the transports come without a component, and without React", async () => {
  const alone = { layers: ["core", "queue", "transports"], react: false };
  for (const entry of ["react-elicitation", "react-elicitation/core"]) {
    expect(await shippedFor(`export { ${queueAndTransports} } from "${entry}";`)).toEqual(alone);
  }
});

test("the components come without the queue, and neither with the other", async () => {
  const form = await shippedFor(`export { ElicitationForm } from "react-elicitation";`);
  expect(form.react).toBe(true);
  for (const layer of ["queue", "transports", "automation", "url", "consent"]) {
    expect(form.layers).not.toContain(layer);
  }
  const consent = await shippedFor(`export { UrlConsent } from "react-elicitation";`);
  expect(consent.react).toBe(true);
  for (const layer of ["queue", "transports", "automation", "schema", "validation", "form"]) {
    expect(consent.layers).not.toContain(layer);
  }
});

for (const entry of ["core", "agents", "relay", "strings"]) {
  test(`${entry} has no component and no React`, async () => {
    const { layers, react } = await shippedFor(`export * from "react-elicitation/${entry}";`);
    expect(layers).toContain(entry === "core" ? "queue" : entry);
    expect(layers.filter((layer) => screens.includes(layer))).toEqual([]);
    expect(react).toBe(false);
  });
}

test("what runs in Node comes without React", async () => {
  for (const name of ["analyzeUrl", "validateContent", "answerWithDefaults"]) {
    expect((await shippedFor(`export { ${name} } from "react-elicitation";`)).react, name).toBe(
      false,
    );
  }
});

/** A backend that asks, and is answered without a person. */
const backend = `
import { analyzeUrl, answerWithDefaults, createElicitationQueue, formRequest, type Requester } from "react-elicitation/core";
import { createElicitationRelay, type ElicitationRelay } from "react-elicitation/relay";
const requester: Requester = { name: "Tables", icon: "T" };
const queue = createElicitationQueue({ intercept: answerWithDefaults({ seats: 4 }) });
const request = formRequest("How many?", { seats: { type: "integer" } }, ["seats"]);
const { level } = analyzeUrl("https://tables.example/");
const relay: ElicitationRelay = createElicitationRelay();
const { items } = relay.queueFor("ada");
console.log(JSON.stringify([await queue.elicit(request, { requester }), level, items]));
export {};
`;

test("a backend without React runs, and compiles without its types", async () => {
  // Outside of the checkout, where React is found nowhere.
  const folder = mkdtempSync(join(tmpdir(), "backend-"));
  await unpack(join(folder, "node_modules/react-elicitation"));
  writeFileSync(join(folder, "package.json"), `{ "type": "module" }`);
  writeFileSync(join(folder, "backend.ts"), backend);
  const compilerOptions = {
    target: "ES2022",
    module: "NodeNext",
    lib: ["ESNext"],
    types: ["node"],
    typeRoots: [join(import.meta.dirname, "../node_modules/@types")],
    strict: true,
  };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions }));
  for (const compiler of ["typescript5", "typescript6", "typescript"]) {
    expect((await run(tool(compiler, "tsc", "-p", folder))).output, compiler).toBe("");
  }
  const { output } = await run([process.execPath, join(folder, "backend.js")]);
  // Node may warn of the environment below it.
  const [line = ""] = output.split("\n");
  expect(JSON.parse(line)).toEqual([{ action: "accept", content: { seats: 4 } }, "ok", []]);
  rmSync(folder, { recursive: true });
});

const root = join(import.meta.dirname, "node_modules/react-elicitation");
const dist = join(root, "dist");
const files = readdirSync(dist, { recursive: true, encoding: "utf8" });

test("the package unpacks to at most 400 files and 4 MB", () => {
  const all = readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((file) => !/^node_modules\b/.test(file))
    .map((file) => statSync(join(root, file)))
    .filter((each) => each.isFile());
  expect(all.length).toBeLessThanOrEqual(400);
  expect(all.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(4_000_000);
});

test("the licenses of the tables are in the package", () => {
  for (const name of ["CHROMIUM", "PUBLIC-SUFFIX-LIST", "UNICODE"]) {
    expect(files).toContain(join("licenses", `LICENSE-${name}.txt`));
  }
});

test("every module with hooks is a client module", () => {
  const hooks = /\buse(?:State|Effect|Ref|Context|SyncExternalStore|LayoutEffect)\(/;
  const modules = files
    .filter((file) => file.endsWith(".js"))
    .map((file) => readFileSync(join(dist, file), "utf8"))
    .filter((code) => hooks.test(code) && code.includes('from "react"'));
  expect(modules.length).toBeGreaterThan(20);
  expect(modules.filter((code) => !code.startsWith('"use client";'))).toEqual([]);
});

test("every type is declared once", () => {
  const declared = files
    .filter((each) => each.endsWith(".d.ts"))
    .flatMap((file) => [
      ...readFileSync(join(dist, file), "utf8").matchAll(
        /^(?:export )?(?:declare )?(?:interface|type|class) (\w+)/gm,
      ),
    ])
    .map(([, name]) => name);
  expect(declared.length).toBeGreaterThan(150);
  expect(declared.filter((name, index) => declared.indexOf(name) < index)).toEqual([]);
});
