// @ts-check
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "../common/root.mjs";
import { run } from "../common/run.mjs";
import { tool } from "../common/tool.mjs";

/** A file, what is in it, and a piece of what the linter must say of it. */
const refused = /** @type {const} */ ([
  ["src/text/a.ts", `export * from "../protocol/x.js";`, "text is a base"],
  ["src/strings/a.ts", `export * from "../form/x.js";`, "strings holds words alone"],
  ["src/strings/b.ts", `export { createElement } from "react";`, "no React here"],
  ["src/protocol/a.ts", `export * from "../schema/x.js";`, "protocol is the first room"],
  ["src/protocol/b.ts", `export const x = import("../form/x.js");`, "protocol is the first room"],
  ["src/protocol/c.ts", `export { useState } from "react";`, "no React here"],
  ["src/protocol/d.ts", `export * from "@modelcontextprotocol/sdk/types.js";`, "depends on none"],
  ["src/schema/a.ts", `export * from "../validation/x.js";`, "schema may import protocol alone"],
  ["src/schema/b.ts", `export { default } from "ajv/dist/2020.js";`, "Only validation knows ajv"],
  ["src/schema/c.ts", `export * from "radix-ui";`, "no React here"],
  ["src/validation/a.ts", `export * from "../form/x.js";`, "validation may import schema"],
  ["src/validation/b.ts", `export * from "@hookform/resolvers";`, "no React here"],
  ["src/parts/a.tsx", `export * from "../form/x.js";`, "so they know neither"],
  ["src/parts/b.tsx", `export * from "react-hook-form";`, "Only form knows react-hook-form"],
  ["src/form/a.tsx", `export * from "../consent/x.js";`, "never import one another"],
  ["src/form/deep/a.tsx", `export * from "../../transport/x.js";`, "never import one another"],
  ["src/form/b.tsx", `export * from "ajv-formats";`, "Only validation knows ajv"],
  ["src/form/model/a.ts", `export * from "../field/x.js";`, "model may not import field"],
  [
    "src/form/model/b.ts",
    `import type { A } from "../features/flow/x.js";\nexport type B = A;`,
    "model may not import features/flow",
  ],
  [
    "src/form/field/a.ts",
    `export const a = () => import("../controls/x.js");`,
    "field may not import controls",
  ],
  ["src/form/controls/a.ts", `export * from "../parts/x.js";`, "controls may not import parts"],
  [
    "src/form/parts/a.ts",
    `export * from "../features/replies/x.js";`,
    "parts may not import features/replies",
  ],
  [
    "src/form/features/flow/a.ts",
    `export * from "../memory/x.js";`,
    "features/flow may not import features/memory",
  ],
  [
    "src/form/features/flow/b.ts",
    `export * from "../../ElicitationForm.js";`,
    "features/flow may not import .",
  ],
  ["src/form/c.tsx", `export * from "radix-ui";`, "Import one part by its own path"],
  ["src/url/a.ts", `export * from "../schema/x.js";`, "url may import protocol alone"],
  ["src/url/b.ts", `export { useState } from "react";`, "no React here"],
  ["src/consent/a.tsx", `export * from "../form/x.js";`, "consent may import url"],
  ["src/queue/a.ts", `export * from "../transport/x.js";`, "queue may import protocol alone"],
  ["src/queue/b.ts", `export { useState } from "react";`, "outside React"],
  ["src/transport/a.ts", `export * from "../form/x.js";`, "transport may import queue"],
  ["src/transport/b.ts", `export * from "@agentclientprotocol/sdk";`, "depends on none"],
  ["src/lazy/a.ts", `export * from "../parts/x.js";`, "lazy is a base"],
  ["src/memory/a.ts", `export * from "../receipt/x.js";`, "memory may import protocol and schema"],
  ["src/queue/c.ts", `export * from "../index.js";`, "queue may import protocol alone"],
  ["src/url/c.ts", `export type A = import("../form/x.js").A;`, "url may import protocol alone"],
  ["src/url/d.ts", `import type { A } from "../form/x.js";\nexport type B = A;`, "url may import"],
  ["src/attic/a.ts", `export const a = 1;`, "attic is a new room"],
  ["src/time/a.ts", `export * from "../protocol/x.js";`, "time is a base"],
  ["src/parts/c.tsx", `export * from "../elicitation/x.js";`, "so they know neither"],
  [
    "src/elicitation/a.tsx",
    `export * from "../transport/x.js";`,
    "chooses between form and consent",
  ],
  ["src/receipt/a.tsx", `export * from "../form/x.js";`, "receipt shows what is over"],
  ["src/receipt/b.tsx", `export * from "radix-ui/popover";`, "plain elements alone"],
  ["src/receipt/c.tsx", `export const A = () => <p>Hello</p>;`, "comes from strings/"],
  ["src/schema/d.ts", `export * from "../receipt/x.js";`, "schema may import protocol alone"],
  ["src/elicitation/b.tsx", `export const A = () => <p>Hello</p>;`, "comes from strings/"],
  ["src/a.tsx", `export * from "ajv";`, "Only validation knows ajv"],
  ["src/b.tsx", `export * from "@modelcontextprotocol/client";`, "depends on none"],

  [
    "src/protocol/one.ts",
    `import { two } from "./two.js";\nexport const one = () => two;`,
    "cycle",
  ],
  [
    "src/protocol/two.ts",
    `import { one } from "./one.js";\nexport const two = () => one;`,
    "cycle",
  ],

  ["src/form/words1.tsx", `export const A = () => <p>Hello</p>;`, "comes from strings/"],
  ["src/form/words2.tsx", `export const A = () => <p>{"Hello"}</p>;`, "comes from strings/"],
  [
    "src/form/words3.tsx",
    `export const A = (p: P) => <p>{p.x ? "Yes" : p.y}</p>;`,
    "comes from strings/",
  ],
  [
    "src/form/words4.tsx",
    `export const A = (p: P) => <p>{p.x && "Yes"}</p>;`,
    "comes from strings/",
  ],
  [
    "src/form/words5.tsx",
    "export const A = (p: P) => <p>{`${p.x} left`}</p>;",
    "comes from strings/",
  ],
  ["src/form/words6.tsx", `export const A = (p: P) => <p>{p.x}: {p.y}</p>;`, "comes from strings/"],
  [
    "src/consent/words.tsx",
    `export const A = () => <b aria-label="Close" />;`,
    "comes from strings/",
  ],
  [
    "src/parts/words.tsx",
    `export const A = (p: P) => <b title={p.x || "Close"} />;`,
    "comes from strings/",
  ],

  [
    "src/form/hook1.tsx",
    `import { useState } from "react";\nexport function A(p: P) {\n  if (p.x) return null;\n  const [x] = useState(0);\n  return <p>{x}</p>;\n}`,
    "useState",
  ],
  [
    "src/form/hook2.tsx",
    `import { useEffect } from "react";\nexport function A(p: P) {\n  useEffect(() => p.go(p.x), []);\n  return null;\n}`,
    "dependenc",
  ],
  [
    "src/form/html.tsx",
    `export const A = (p: P) => <p dangerouslySetInnerHTML={{ __html: p.x }} />;`,
    "dangerouslySetInnerHTML",
  ],
  ["src/form/role.tsx", `export const A = (p: P) => <p role="button">{p.x}</p>;`, "role"],
  ["src/form/any.ts", `export const a = (x: any) => x;`, "any"],
  ["src/form/ignore.ts", `// @ts-ignore: it is fine\nexport const a = 1;`, "@ts-ignore"],
  [
    "src/form/exception.ts",
    `// oxlint-disable-next-line no-console\nexport const a = 1;`,
    "Say why this rule does not hold here",
  ],
  [
    "src/form/unused.ts",
    `// oxlint-disable-next-line no-console -- it once wrote\nexport const a = 1;`,
    "Unused oxlint-disable directive",
  ],
  ["src/form/eval.ts", `export const a = (x: string) => new Function(x);`, "Function"],
  ["src/form/log.ts", `console.log(1);\nexport const a = 1;`, "console"],
]);

const allowed = /** @type {const} */ ([
  ["src/protocol/ok.ts", `import type { ReactNode } from "react";\nexport type A = ReactNode;`],
  ["src/schema/ok.ts", `export * from "../protocol/x.js";\nexport * from "../strings/x.js";`],
  ["src/validation/ok.ts", `export * from "../schema/x.js";\nexport { default } from "ajv";`],
  ["src/form/features/flow/ok.ts", `export * from "../../parts/x.js";\nexport * from "./y.js";`],
  ["src/form/ok.tsx", `export * from "../validation/x.js";\nexport * from "react-hook-form";`],
  [
    "src/form/reason.ts",
    `// oxlint-disable-next-line no-control-regex -- it is looked for\nexport const a = /\\x00/;`,
  ],
  ["src/form/signs.tsx", `export const A = (p: P) => <p className="part" data-x="y">{p.x} *</p>;`],
  ["src/receipt/ok.tsx", `export * from "../schema/x.js";\nexport * from "../parts/x.js";`],
  ["src/queue/useElicitation.ts", `export { useState } from "react";\nexport * from "./x.js";`],
  ["src/transport/sdk.test.ts", `export * from "@modelcontextprotocol/sdk/types.js";`],
  ["src/Elicitation.tsx", `export * from "./form/x.js";\nexport * from "./consent/x.js";`],
]);

/** @type {Map<string, string>} What was said, by file. */
const said = new Map();
/** @type {string} */
let folder;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "react-elicitation-"));
  for (const name of [".oxlintrc.json", ".dev"])
    cpSync(join(root, name), join(folder, name), { recursive: true });
  for (const [file, code] of [...refused, ...allowed]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), code);
  }
  const { output } = await run(tool("oxlint", "oxlint", "--format=json"), { cwd: folder });
  for (const { filename, message, help } of JSON.parse(output).diagnostics)
    said.set(filename, `${said.get(filename) ?? ""}${message} ${help}\n`);
});

afterAll(() => rmSync(folder, { recursive: true }));

test.each(refused)("%s is refused", (file, _code, sentence) => {
  expect(said.get(file)).toContain(sentence);
});

test.each(allowed)("%s is allowed", (file) => {
  expect(said.get(file)).toBeUndefined();
});
