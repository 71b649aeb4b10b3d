// @ts-check
import { aptCommands } from "../../.dev/browser/obtainBrowser.mjs";
import { run } from "../../.dev/common/run.mjs";
import { say } from "../../.dev/common/say.mjs";

/**
 * Installs Debian's Redis where there is none. Called before any test starts: two tests that installed
 * it at the same time would lock each other out. Most tests need none, so it may fail.
 */
export async function ensureRedis() {
  if ((await run(["redis-server", "--version"])).ok) return;
  for (const command of aptCommands(["redis-server"])) {
    say(command.join(" "));
    await run(command, { env: { DEBIAN_FRONTEND: "noninteractive" } });
  }
}
