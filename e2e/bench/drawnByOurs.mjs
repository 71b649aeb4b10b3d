// @ts-check
import { openPage } from "./openPage.mjs";

/**
 * What ours shows of a schema, once all of it is there.
 *
 * @param {import("playwright").Browser} browser
 * @param {string} url of the pages.
 * @param {import("./Schema").Schema} schema
 */
export async function drawnByOurs(browser, url, schema) {
  const { page, close } = await openPage(browser, `${url}ours/`);
  try {
    await page.evaluate((it) => window.harness.mount(it), schema);
    return await page.evaluate(() => window.harness.drawn());
  } finally {
    await close();
  }
}
