// @ts-check
import { findFirefox } from "./findFirefox.mjs";
import { fonts } from "./fonts.mjs";
import { mendFirefox } from "./mendFirefox.mjs";

/**
 * How Firefox is started, by the stories and by the e2e tests: Playwright's launch options. What is
 * started in this process afterwards is mended, too.
 *
 * @returns {Promise<import("playwright").LaunchOptions>}
 */
export async function firefoxOptions() {
  mendFirefox();
  const [options] = await findFirefox();
  return { ...options, env: { ...process.env, ...fonts() } };
}
