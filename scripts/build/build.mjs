// @ts-check
import { copyFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { bundle } from "./bundle.mjs";
import { writeRegistryItem } from "./registryItem.mjs";
import { root, run, tool } from "../run.mjs";

// What an earlier build left would be published with the rest.
rmSync(join(root, "dist"), { recursive: true, force: true });
const { ok } = await run(tool("typescript", "tsc", "-p", "src"), { show: true });
if (!ok) process.exit(1);
await bundle();
for (const file of ["styles.css", "tailwind.css", "styles.css.d.ts"]) {
  copyFileSync(join(root, "src", file), join(root, "dist", file));
}
writeRegistryItem();
