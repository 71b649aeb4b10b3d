import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test as setup } from "@playwright/test";
import { npm, run } from "../../scripts/run.mjs";
import { consumers } from "./consumers.mjs";
import { installConsumer } from "./install.mjs";

/** A machine without any of the packages fetches them first. */
const PATIENCE = 10 * 60_000;

/** No tool tells its maker of what it builds here. */
const quiet = { NEXT_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1" };

const folderOf = (name: string) => join(import.meta.dirname, name);

for (const name of consumers) {
  setup(`${name}: npm installs the package, and the app builds with it`, async () => {
    setup.setTimeout(PATIENCE);
    await installConsumer(name);

    const { scripts } = JSON.parse(readFileSync(join(folderOf(name), "package.json"), "utf8"));
    if (!scripts?.build) return;
    const { ok, output } = await run(npm("run", "build"), { cwd: folderOf(name), env: quiet });
    if (!ok) throw new Error(`The app could not be built.\n${output}`);
  });
}
