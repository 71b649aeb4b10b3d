import { join } from "node:path";
import { test as setup } from "@playwright/test";
import { run } from "../../scripts/run.mjs";

setup("the app of consumers/rendered builds with the project's own React", async () => {
  const build = join(import.meta.dirname, "rendered/build.mjs");
  const { ok, output } = await run([process.execPath, build], {
    cwd: join(import.meta.dirname, ".."),
  });
  if (!ok) throw new Error(`It could not be built.\n${output}`);
});
