// @ts-check
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright";
import sharp from "sharp";
import { chromiumOptions } from "../browsers.mjs";
import { root } from "../run.mjs";
import { openStoryPage } from "../storybook/openStoryPage.mjs";
import { serveStorybook } from "../storybook/serveStorybook.mjs";

/*
 * Takes the pictures of README from their story, light and dark:
 *   node scripts/screenshots/pictures.mjs [--from=http://localhost:6006]
 */

const STORY = "pictures-readme--in-readme";
/** Readers load them with every visit. */
const LARGEST = 80_000;

const from = process.argv.find((option) => option.startsWith("--from="))?.slice("--from=".length);
const storybook = from ? { url: from, stop: async () => {} } : await serveStorybook();
const browser = await chromium.launch(chromiumOptions());
const page = await browser.newPage({
  reducedMotion: "reduce",
  viewport: { width: 840, height: 720 },
  deviceScaleFactor: 1.5,
});
const shown = await openStoryPage(page, storybook.url);
await shown.look({ width: "100%" });
const problem = await shown.show(STORY);
for (const theme of /** @type {const} */ (["light", "dark"])) {
  if (problem) break;
  await shown.paint(theme);
  const path = join(root, `stories/pictures/${theme}.png`);
  const taken = await page.locator("#storybook-root").screenshot();
  // With a palette, a quarter of what a browser makes of it.
  const { data: picture, info } = await sharp(taken)
    .removeAlpha()
    .png({ palette: true, colours: 256, dither: 0, effort: 10 })
    .toBuffer({ resolveWithObject: true });
  writeFileSync(path, picture);
  console.log(`${path}: ${info.width} × ${info.height}, ${Math.round(picture.length / 1_000)} KB`);
  if (picture.length > LARGEST) process.exitCode = 1;
}
await browser.close();
await storybook.stop();
if (problem) throw new Error(`The story ${STORY} cannot be shown: ${problem}`);
if (process.exitCode)
  console.error("✗ A picture is too large. Show less in stories/pictures/Readme.stories.tsx.");
