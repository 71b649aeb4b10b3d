// @ts-check
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/*
 * Makes an app in dist/app: the one of this folder, to which shadcn's own command adds our item. The
 * components that the item is made of come from a registry here, since no test can ask the one of
 * shadcn/ui.
 */
const here = import.meta.dirname;
const app = join(here, "dist/app");
const require = createRequire(import.meta.url);
const item = join(dirname(require.resolve("react-elicitation/package.json")), "registry-item.json");

/** Of a base colour, what the command asks for; the app has its variables. */
const COLORS = {
  inlineColors: { light: {}, dark: {} },
  cssVars: { light: {}, dark: {} },
  inlineColorsTemplate: "",
  cssVarsTemplate: "",
};

rmSync(app, { recursive: true, force: true });
cpSync(join(here, "app"), app, { recursive: true });

const registry = createServer((request, response) => {
  const [, folder, name] = /\/([\w-]+)\/([\w-]+)\.json$/.exec(request.url ?? "") ?? [];
  const found = folder === "colors" ? COLORS : name && componentOf(name);
  if (!found) response.statusCode = 404;
  response.setHeader("content-type", "application/json").end(JSON.stringify(found || {}));
}).listen(0, "127.0.0.1");
await once(registry, "listening");
const address = registry.address();
if (typeof address !== "object" || !address) throw new Error("The registry is nowhere.");

const child = spawn(
  process.execPath,
  [join(here, "node_modules/shadcn/dist/index.js"), "add", item, "--yes"],
  {
    cwd: app,
    env: { ...process.env, REGISTRY_URL: `http://127.0.0.1:${address.port}/r` },
    stdio: ["ignore", "inherit", "inherit"],
  },
);
const [code] = await once(child, "exit");
registry.close();
process.exitCode = code;

/** @param {string} name */
function componentOf(name) {
  try {
    const path = `components/${name}.tsx`;
    const content = readFileSync(join(here, path), "utf8");
    return { name, type: "registry:ui", files: [{ path, type: "registry:ui", content }] };
  } catch {
    return undefined;
  }
}
