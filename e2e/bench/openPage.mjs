// @ts-check
import { countRenders } from "./countRenders.mjs";

/**
 * @typedef {object} BenchPage A fresh page that has imported a subject's code and shows nothing yet.
 * @property {import("playwright").Page} page
 * @property {import("playwright").CDPSession} devtools
 * @property {() => Promise<void>} collectGarbage
 * @property {() => Promise<void>} close
 */

/**
 * Opens a fresh page in a profile of its own, so that no code was run or compiled before.
 *
 * @param {import("playwright").Browser} browser
 * @param {string} url
 * @param {{ renders?: boolean }} [options] `renders` counts the components that render.
 * @returns {Promise<BenchPage>}
 */
export async function openPage(browser, url, { renders = false } = {}) {
  const context = await browser.newContext({ viewport: { width: 1000, height: 800 } });
  const page = await context.newPage();
  // What is slow is to be measured, too.
  page.setDefaultTimeout(120_000);
  if (renders) await page.addInitScript(countRenders);
  await page.goto(url);
  await page.waitForFunction(() => window.harness);
  const devtools = await context.newCDPSession(page);
  const collectGarbage = async () => {
    await devtools.send("HeapProfiler.collectGarbage");
  };
  await collectGarbage();
  return { page, devtools, collectGarbage, close: () => context.close() };
}
