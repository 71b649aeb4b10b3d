// @ts-check
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright";
import { chromiumOptions } from "../browsers.mjs";
import { root } from "../run.mjs";
import { listStories } from "../storybook/listStories.mjs";
import { openStoryPage } from "../storybook/openStoryPage.mjs";
import { serveStorybook } from "../storybook/serveStorybook.mjs";
import { pictureGrid } from "./pictureGrid.mjs";

/*
 * Takes a screenshot of every story: light, dark and right-to-left, at four widths, and lays them
 * out on one page, screenshots/index.html.
 *   npm run screenshots -- Consent                          stories with that in their name
 *   npm run screenshots -- --from=http://localhost:6006     from a running Storybook
 *   npm run screenshots -- Consent --locale=de              in another language
 */
const options = process.argv.slice(2);
/** @param {string} name */
const option = (name) =>
  options.find((each) => each.startsWith(`--${name}=`))?.slice(`--${name}=`.length);
const from = option("from");
const locale = option("locale") ?? "en";
const wanted = options.filter((each) => !each.startsWith("--")).join(" ");

const looks = /** @type {const} */ ([
  { name: "light", theme: "light", direction: "ltr" },
  { name: "dark", theme: "dark", direction: "ltr" },
  { name: "rtl", theme: "light", direction: "rtl" },
]);
const widths = [360, 400, 560, 900];

const storybook = from ? { url: from, stop: async () => {} } : await serveStorybook();
const stories = await listStories(storybook.url, wanted);
if (stories.length === 0) {
  await storybook.stop();
  throw new Error(`No story has “${wanted}” in its name.`);
}

const folder = join(root, "screenshots");
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);

console.log(`taking pictures of ${stories.length} stories`);
const browser = await chromium.launch(chromiumOptions());
const left = [...stories];
/** @type {string[]} */
const trouble = [];
// Two at a time, because a page waits for paints half of the time.
await Promise.all([takePictures(), takePictures()]);
await browser.close();
await storybook.stop();

const sheet = join(folder, "index.html");
writeFileSync(sheet, pictureGrid(stories, picturesOf));
console.log(sheet);
for (const line of trouble) console.error(`✗ ${line}`);
process.exitCode = trouble.length === 0 ? 0 : 1;

async function takePictures() {
  const page = await browser.newPage({ reducedMotion: "reduce" });
  const devtools = await page.context().newCDPSession(page);
  const shown = await openStoryPage(page, storybook.url);
  await shown.look({ width: "100%", locale });
  for (let story = left.shift(); story; story = left.shift()) {
    const problem = await shown.show(story.id);
    if (problem) trouble.push(`${story.title} / ${story.name}: ${problem}`);
    let drawn = "ltr";
    for (const { name, theme, direction } of looks) {
      if (direction !== drawn) await shown.look({ direction });
      drawn = direction;
      await shown.paint(theme);
      for (const viewport of widths) {
        await page.setViewportSize({ width: viewport, height: 720 });
        const [width = 0, height = 0] = await page.evaluate(() => [
          document.documentElement.clientWidth,
          document.documentElement.scrollHeight,
        ]);
        // Three times as fast as Playwright's own screenshot.
        const { data } = await devtools.send("Page.captureScreenshot", {
          optimizeForSpeed: true,
          captureBeyondViewport: true,
          clip: { x: 0, y: 0, width, height, scale: 1 },
        });
        writeFileSync(
          join(folder, pictureName(story, name, viewport)),
          Buffer.from(data, "base64"),
        );
      }
    }
    await shown.paint("light");
    await shown.look({ direction: "ltr" });
  }
  await page.close();
}

/** @param {import("../storybook/listStories.mjs").Story} story */
function picturesOf(story) {
  return widths.flatMap((width) =>
    looks.map(({ name }) => ({ name, width, file: pictureName(story, name, width) })),
  );
}

/**
 * @param {import("../storybook/listStories.mjs").Story} story
 * @param {string} look
 * @param {number} width
 */
function pictureName({ id }, look, width) {
  return `${id}.${String(width).padStart(4, "0")}.${look}.png`;
}
