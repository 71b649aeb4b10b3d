import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test as setup } from "@playwright/test";
import { npm, run, tool } from "../../scripts/run.mjs";
import { apps, installApps } from "./install.mjs";

// In order, in one worker: every app is built with what the first test installs.
setup.describe.configure({ mode: "serial" });

/** A machine without any of the packages fetches them first. */
const PATIENCE = 10 * 60_000;

/** Keeps the tools from reporting to their makers. */
const quiet = { NEXT_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1" };

const folderOf = (name: string) => join(import.meta.dirname, name);

async function succeed(command: string[], options: Parameters<typeof run>[1]) {
  const { ok, output } = await run(command, options);
  if (!ok) throw new Error(output);
}

setup("npm installs the package into the apps", async () => {
  setup.setTimeout(PATIENCE);
  await installApps();
});

setup("the types of the apps hold", async () => {
  setup.skip(process.env.APPS !== undefined, "The types need the packages of all apps.");
  await succeed(tool("typescript", "tsc", "-p", import.meta.dirname), {});
});

for (const name of apps) {
  setup(`${name}: the app builds with the package`, async () => {
    setup.setTimeout(PATIENCE);
    const { scripts } = JSON.parse(readFileSync(join(folderOf(name), "package.json"), "utf8"));
    if (scripts?.build) await succeed(npm("run", "build"), { cwd: folderOf(name), env: quiet });
  });
}

setup("the app of consumers/rendered builds with the project's own React", async () => {
  await succeed([process.execPath, join(folderOf("rendered"), "build.mjs")], {
    cwd: join(import.meta.dirname, ".."),
  });
});
