// @ts-check
import { copyFileSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../common/root.mjs";

/** The ways in beside the front door. `package.json` publishes these folders, and git ignores them. */
const rooms = [
  "form",
  "url",
  "agents",
  "queue",
  "transport",
  "relay",
  "automation",
  "testing",
  "strings",
];

/**
 * Lays files where each way in seems to be, for tools that read no `exports`: Parcel as it comes,
 * and the older resolution of TypeScript. Expects `dist` to be built.
 */
export function plainPaths() {
  const strings = join(root, "strings");
  rmSync(strings, { recursive: true, force: true });
  for (const room of rooms) {
    put(join(root, room), "package.json", {
      main: `../dist/${room}/index.js`,
      module: `../dist/${room}/index.js`,
      types: `../dist/${room}/index.d.ts`,
      type: "module",
    });
  }
  for (const file of readdirSync(join(root, "dist/strings/locales"))) {
    if (!file.endsWith(".js")) continue;
    const locale = file.replace(/\.js$/, "");
    put(join(strings, locale), "package.json", {
      main: `../../dist/strings/locales/${file}`,
      module: `../../dist/strings/locales/${file}`,
      types: `../../dist/strings/locales/${locale}.d.ts`,
      type: "module",
    });
  }
  for (const file of ["styles.css", "tailwind.css"])
    copyFileSync(join(root, "dist", file), join(root, file));
}

/**
 * @param {string} folder
 * @param {string} name
 * @param {object} content
 */
function put(folder, name, content) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), `${JSON.stringify(content, null, 2)}\n`);
}
