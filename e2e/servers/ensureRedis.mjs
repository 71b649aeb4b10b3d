// @ts-check
import { aptInstall } from "../../scripts/browsers.mjs";
import { run } from "../../scripts/run.mjs";

/**
 * Installs Redis from Debian's packages if it is missing. The global setup calls it, because two
 * tests that install at the same time lock each other out. Few tests need it, so it may fail.
 */
export async function ensureRedis() {
  if ((await run(["redis-server", "--version"])).ok) return;
  aptInstall("redis-server");
}
