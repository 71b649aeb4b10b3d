// @ts-check
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/*
 * Makes two apps of the one of this folder, to which shadcn's own command adds our item: in dist/app by
 * its file, and in dist/served by its address. The components that the item is made of come from a
 * registry here, since no test can ask the one of shadcn/ui.
 */
const here = import.meta.dirname;
const require = createRequire(import.meta.url);
const item = join(dirname(require.resolve("react-elicitation/package.json")), "registry-item.json");

/** Of a base colour, what the command asks for; the app has its variables. */
const COLORS = {
  inlineColors: { light: {}, dark: {} },
  cssVars: { light: {}, dark: {} },
  inlineColorsTemplate: "",
  cssVarsTemplate: "",
};

const registry = createServer((request, response) => {
  response.setHeader("content-type", "application/json");
  if (request.url === "/docs/r/elicitation.json") return response.end(readFileSync(item));
  const [, folder, name] = /\/([\w-]+)\/([\w-]+)\.json$/.exec(request.url ?? "") ?? [];
  const found = folder === "colors" ? COLORS : name && componentOf(name);
  if (!found) response.statusCode = 404;
  return response.end(JSON.stringify(found || {}));
}).listen(0, "127.0.0.1");
await once(registry, "listening");
const address = registry.address();
if (typeof address !== "object" || !address) throw new Error("The registry is nowhere.");

const origin = `http://127.0.0.1:${address.port}`;

await add("dist/app", item);
await add("dist/served", `${origin}/docs/r/elicitation.json`);
registry.close();

/**
 * @param {string} name of the new app's folder
 * @param {string} source of the item
 */
async function add(name, source) {
  const app = join(here, name);
  rmSync(app, { recursive: true, force: true });
  cpSync(join(here, "app"), app, { recursive: true });
  const command = join(here, "../node_modules/shadcn/dist/index.js");
  const child = spawn(process.execPath, [command, "add", source, "--yes"], {
    cwd: app,
    env: { ...process.env, REGISTRY_URL: `${origin}/r` },
    stdio: ["ignore", "inherit", "inherit"],
  });
  const [code] = await once(child, "exit");
  process.exitCode ||= code;
}

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
