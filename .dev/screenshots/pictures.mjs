// @ts-check
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromiumOptions } from "../browser/chromium.mjs";
import { ensureBrowser } from "../browser/ensureBrowser.mjs";
import { ensureDependencies } from "../common/ensureDependencies.mjs";
import { ensureNode } from "../common/ensureNode.mjs";
import { root } from "../common/root.mjs";
import { say } from "../common/say.mjs";
import { stop } from "../common/stop.mjs";
import { openStoryPage } from "../storybook/openStoryPage.mjs";
import { serveStorybook } from "../storybook/serveStorybook.mjs";

/*
 * Takes the pictures of README from their story, light and dark:  npm run pictures
 * From a Storybook that runs already:                             npm run pictures -- --from=http://localhost:6006
 */
ensureNode();
await ensureDependencies();
await ensureBrowser();
const { chromium } = await import("playwright");
const { default: sharp } = await import("sharp");

const STORY = "pictures-readme--in-readme";
/** Readers load them with every visit. */
const LARGEST = 80_000;

const from = process.argv.find((option) => option.startsWith("--from="))?.slice("--from=".length);
if (!from) say("building Storybook");
const storybook = from ? { url: from, stop: async () => {} } : await serveStorybook();
const browser = await chromium.launch(await chromiumOptions());
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
  say(`${path}: ${info.width} × ${info.height}, ${Math.round(picture.length / 1_000)} KB`);
  if (picture.length > LARGEST) process.exitCode = 1;
}
await browser.close();
await storybook.stop();
if (problem)
  stop(`The story ${STORY} cannot be shown: ${problem}`, "npm run test:stories -- pictures");
if (process.exitCode)
  stop("A picture is too large.", "Show less in stories/pictures/Readme.stories.tsx.");
