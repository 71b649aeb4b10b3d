// @ts-check
import { run } from "../.dev/common/run.mjs";
import { tool } from "../.dev/common/tool.mjs";

/**
 * Runs one spec on its own, and shows what it says.
 *
 * @param {string} spec
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>} the exit code
 */
export async function runSpec(spec, env) {
  const config = "e2e/playwright.config.ts";
  const command = tool("@playwright/test", "playwright", "test", "--config", config, spec);
  const { ok } = await run(command, { env, show: true });
  return ok ? 0 : 1;
}
