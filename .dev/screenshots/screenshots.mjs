// @ts-check
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromiumOptions } from "../browser/chromium.mjs";
import { ensureBrowser } from "../browser/ensureBrowser.mjs";
import { ensureDependencies } from "../common/ensureDependencies.mjs";
import { ensureNode } from "../common/ensureNode.mjs";
import { pictureGrid } from "./pictureGrid.mjs";
import { root } from "../common/root.mjs";
import { say } from "../common/say.mjs";
import { stop } from "../common/stop.mjs";
import { listStories } from "../storybook/listStories.mjs";
import { openStoryPage } from "../storybook/openStoryPage.mjs";
import { serveStorybook } from "../storybook/serveStorybook.mjs";

/*
 * Takes a picture of every story in every look: npm run screenshots
 * Of some of them:                               npm run screenshots -- Consent
 * From a Storybook that runs already:            npm run screenshots -- --from=http://localhost:6006
 */
ensureNode();
await ensureDependencies();
await ensureBrowser();
const { chromium } = await import("playwright");

const options = process.argv.slice(2);
const from = options.find((option) => option.startsWith("--from="))?.slice("--from=".length);
const wanted = options.filter((option) => !option.startsWith("--")).join(" ");

const looks = /** @type {const} */ ([
  { name: "light", theme: "light", direction: "ltr" },
  { name: "dark", theme: "dark", direction: "ltr" },
  { name: "rtl", theme: "light", direction: "rtl" },
]);
const widths = [320, 1280];

if (!from) say("building Storybook");
const storybook = from ? { url: from, stop: async () => {} } : await serveStorybook();
const stories = await listStories(storybook.url, wanted);
if (stories.length === 0) {
  await storybook.stop();
  stop(`No story has “${wanted}” in its name.`, "A part of a title is enough: Form, Kinds, dark.");
}

const folder = join(root, "screenshots");
// What an earlier run left would be taken for today's looks.
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);

say(
  `taking ${stories.length * looks.length * widths.length} pictures of ${stories.length} stories`,
);
const browser = await chromium.launch(await chromiumOptions());
const left = [...stories];
/** @type {string[]} */
const trouble = [];
// Two at a time: a page waits for paints as much as it works.
await Promise.all([takePictures(), takePictures()]);
await browser.close();
await storybook.stop();

writeFileSync(join(folder, "index.html"), pictureGrid(stories, picturesOf));
say(join(folder, "index.html"));
for (const line of trouble) console.error(`✗ ${line}`);
process.exitCode = trouble.length === 0 ? 0 : 1;

async function takePictures() {
  // What moves would be caught on its way.
  const page = await browser.newPage({ reducedMotion: "reduce" });
  const devtools = await page.context().newCDPSession(page);
  const shown = await openStoryPage(page, storybook.url);
  await shown.look({ width: "100%" });
  for (let story = left.shift(); story; story = left.shift()) {
    const problem = await shown.show(story.id);
    if (problem) trouble.push(`${story.title} / ${story.name}: ${problem}`);
    let drawn = "ltr";
    for (const { name, theme, direction } of looks) {
      if (direction !== drawn) await shown.look({ direction });
      drawn = direction;
      if (theme !== "light") await shown.paint(theme);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 720 });
        writeFileSync(join(folder, pictureName(story, name, width)), await takePicture());
      }
      if (theme !== "light") await shown.paint("light");
    }
    await shown.look({ direction: "ltr" });
  }
  await page.close();

  /** Playwright's own way takes three times as long. */
  async function takePicture() {
    const [width = 0, height = 0] = await page.evaluate(() => [
      document.documentElement.clientWidth,
      document.documentElement.scrollHeight,
    ]);
    const { data } = await devtools.send("Page.captureScreenshot", {
      optimizeForSpeed: true,
      captureBeyondViewport: true,
      clip: { x: 0, y: 0, width, height, scale: 1 },
    });
    return Buffer.from(data, "base64");
  }
}

/** @param {import("../storybook/listStories.mjs").Story} story */
function picturesOf(story) {
  return widths.flatMap((width) =>
    looks.map(({ name }) => ({ name, width, file: pictureName(story, name, width) })),
  );
}

/**
 * In a list of files the looks of a story follow one another.
 *
 * @param {import("../storybook/listStories.mjs").Story} story
 * @param {string} look
 * @param {number} width
 */
function pictureName({ id }, look, width) {
  return `${id}.${String(width).padStart(4, "0")}.${look}.png`;
}
