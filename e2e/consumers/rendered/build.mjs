// @ts-check
/**
 * Builds the pages and the server of this folder for the app it is started in, with the React and
 * the package that are installed there; in their development builds, which say what is wrong.
 */
import { copyFileSync, cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { rolldown } from "rolldown";

const modules = join(process.cwd(), "node_modules");
// Beside its packages, so that every tool finds them as it would in an app.
const app = join(modules, ".app");
rmSync(app, { recursive: true, force: true });
cpSync(import.meta.dirname, app, { recursive: true });

const transform = {
  define: { "process.env.NODE_ENV": '"development"' },
  jsx: /** @type {const} */ ({ runtime: "automatic" }),
};
const names = ["page", "concurrent", "places"];
const pages = await rolldown({
  input: Object.fromEntries(names.map((name) => [name, join(app, `${name}.tsx`)])),
  platform: "browser",
  transform,
  // "use client" means nothing to a bundler of one page.
  onLog: (level, log, print) => {
    if (log.code !== "MODULE_LEVEL_DIRECTIVE") print(level, log);
  },
});
await pages.write({ dir: join(app, "dist/page"), entryFileNames: "[name].js" });
await pages.close();
copyFileSync(join(modules, "react-elicitation/dist/styles.css"), join(app, "dist/page/styles.css"));

const server = await rolldown({
  input: join(app, "server.tsx"),
  platform: "node",
  transform: { jsx: transform.jsx },
  external: /^[a-z]/,
});
await server.write({ file: join(app, "dist/server.mjs") });
await server.close();
