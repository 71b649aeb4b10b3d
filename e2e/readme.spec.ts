import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { run } from "../.dev/run.mjs";
import { tool } from "../.dev/tool.mjs";

const folder = join(import.meta.dirname, "node_modules/.readme");
const readme = readFileSync(join(import.meta.dirname, "../README.md"), "utf8");
const examples = [...readme.matchAll(/^```tsx\n(.*?)^```/gms)].map(([, code]) => String(code));

test("every example of the README is a module that holds against the packed package", async () => {
  expect(examples.length).toBeGreaterThanOrEqual(4);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [index, code] of examples.entries()) {
    writeFileSync(join(folder, `example${index}.tsx`), code);
  }
  writeFileSync(
    join(folder, "tsconfig.json"),
    JSON.stringify({
      compilerOptions: {
        target: "ES2022",
        module: "ESNext",
        moduleResolution: "bundler",
        lib: ["ES2023", "DOM", "DOM.Iterable"],
        types: [],
        jsx: "react-jsx",
        strict: true,
        skipLibCheck: true,
        noEmit: true,
      },
      include: ["*.tsx"],
    }),
  );
  const { output } = await run(tool("typescript", "tsc", "-p", folder));
  expect(output).toBe("");
});
