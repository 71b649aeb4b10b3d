// @ts-check
import { copyFileSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bundle, entries } from "./bundle.mjs";
import { makeRegistryItem } from "./registryItem.mjs";
import { buildStyles } from "./styles.mjs";
import { bundleTypes } from "./types.mjs";
import { root } from "../run.mjs";

const dist = join(root, "dist");
// What an earlier build left would be published with the rest.
rmSync(dist, { recursive: true, force: true });
await bundleTypes(entries);
await bundle();
writeFileSync(join(dist, "styles.css"), buildStyles());
for (const file of ["tailwind.css", "styles.css.d.ts"]) {
  copyFileSync(join(root, "src", file), join(dist, file));
}
// Of the tables that the chunks contain.
const tables = join(root, "src/url/tables");
mkdirSync(join(dist, "licenses"));
for (const file of readdirSync(tables).filter((name) => /^LICENSE-.+\.txt$/.test(name))) {
  copyFileSync(join(tables, file), join(dist, "licenses", file));
}
// `npx shadcn add` takes it as a file of the package.
writeFileSync(join(root, "registry-item.json"), makeRegistryItem());
