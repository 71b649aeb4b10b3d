// @ts-check
import { copyFileSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromiumOptions } from "../browser/chromium.mjs";
import { ensureBrowser } from "../browser/ensureBrowser.mjs";
import { ensureDependencies } from "../common/ensureDependencies.mjs";
import { ensureNode } from "../common/ensureNode.mjs";
import { pictureGrid } from "./pictureGrid.mjs";
import { root } from "../common/root.mjs";
import { screenLocales, screens, screenWidths } from "./screens.mjs";
import { say } from "../common/say.mjs";
import { stop } from "../common/stop.mjs";
import { listStories } from "../storybook/listStories.mjs";
import { openStoryPage } from "../storybook/openStoryPage.mjs";
import { serveStorybook } from "../storybook/serveStorybook.mjs";

/*
 * Takes a picture of every story in every look, of the screens of a chat in more widths and in four
 * languages, and lays those of the former card beside today's: npm run screenshots
 * Of some of them:                               npm run screenshots -- Consent
 * Of the screens of a chat alone:                npm run screenshots -- --screens
 * From a Storybook that runs already:            npm run screenshots -- --from=http://localhost:6006
 */
ensureNode();
await ensureDependencies();
await ensureBrowser();
const { chromium } = await import("playwright");

const options = process.argv.slice(2);
const from = options.find((option) => option.startsWith("--from="))?.slice("--from=".length);
const few = options.includes("--screens");
const wanted = options.filter((option) => !option.startsWith("--")).join(" ");

const looks = /** @type {const} */ ([
  { name: "light", theme: "light", direction: "ltr" },
  { name: "dark", theme: "dark", direction: "ltr" },
  { name: "rtl", theme: "light", direction: "rtl" },
]);
const widths = [320, 1280];
const themes = /** @type {const} */ (["light", "dark"]);
/** That of the column of a chat, in pixels. */
const FORMER_WIDTH = 400;

if (!from) say("building Storybook");
const storybook = from ? { url: from, stop: async () => {} } : await serveStorybook();
const found = await listStories(storybook.url, wanted);
const stories = few ? found.filter(({ id }) => screens.includes(id)) : found;
if (stories.length === 0) {
  await storybook.stop();
  stop(`No story has “${wanted}” in its name.`, "A part of a title is enough: Form, Kinds, dark.");
}

const folder = join(root, "screenshots");
// What an earlier run left would be taken for today's looks.
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);

say(`taking pictures of ${stories.length} stories`);
const browser = await chromium.launch(await chromiumOptions());
const left = [...stories];
/** @type {string[]} */
const trouble = [];
// Two at a time: a page waits for paints as much as it works.
if (!few) await Promise.all([takePictures(), takePictures()]);
const chat = stories.filter(({ id }) => screens.includes(id));
/** Pictures of a card that was taller, kept in a column of 400 px. */
const former = join(import.meta.dirname, "former");
const kept = new Set(readdirSync(former));
const compared = stories.filter(({ id }) => kept.has(`${id}.png`));
await takeScreens();
await browser.close();
await storybook.stop();

const sheets = {
  ...(few ? undefined : { index: pictureGrid(stories, picturesOf) }),
  screens: pictureGrid(
    chat.flatMap((story) =>
      screenLocales.map((locale) => ({
        ...story,
        id: `${story.id}.${locale}`,
        name: `${story.name}, ${locale}`,
      })),
    ),
    ({ id }) =>
      screenWidths.flatMap((width) =>
        themes.map((theme) => ({ name: theme, width, file: screenName(id, theme, width) })),
      ),
  ),
  former: pictureGrid(
    compared,
    ({ id }) => [
      { name: "before", width: FORMER_WIDTH, file: `${id}.former.png` },
      { name: "now", width: FORMER_WIDTH, file: `${id}.now.png` },
    ],
    "actual size",
  ),
};
for (const [name, sheet] of Object.entries(sheets)) {
  writeFileSync(join(folder, `${name}.html`), sheet);
  say(join(folder, `${name}.html`));
}
for (const line of trouble) console.error(`✗ ${line}`);
process.exitCode = trouble.length === 0 ? 0 : 1;

async function openCamera() {
  // What moves would be caught on its way.
  const page = await browser.newPage({ reducedMotion: "reduce" });
  const devtools = await page.context().newCDPSession(page);
  const shown = await openStoryPage(page, storybook.url);
  await shown.look({ width: "100%" });
  return { page, shown, take };

  /**
   * Playwright's own way takes three times as long.
   *
   * @param {number} viewport its width
   * @param {string} name of the file
   * @param {boolean} [cropped] to what is on show, so that heights can be compared
   */
  async function take(viewport, name, cropped = false) {
    await page.setViewportSize({ width: viewport, height: 720 });
    const [width = 0, whole = 0, end = 0] = await page.evaluate(() => [
      document.documentElement.clientWidth,
      document.documentElement.scrollHeight,
      Math.max(
        ...Array.from(document.querySelectorAll("[data-elicit]"), (part) =>
          part.checkVisibility() ? part.getBoundingClientRect().bottom + scrollY : 0,
        ),
      ),
    ]);
    const height = cropped && end > 0 ? Math.min(whole, Math.ceil(end) + 24) : whole;
    const { data } = await devtools.send("Page.captureScreenshot", {
      optimizeForSpeed: true,
      captureBeyondViewport: true,
      clip: { x: 0, y: 0, width, height, scale: 1 },
    });
    writeFileSync(join(folder, name), Buffer.from(data, "base64"));
  }
}

async function takePictures() {
  const { page, shown, take } = await openCamera();
  for (let story = left.shift(); story; story = left.shift()) {
    const problem = await shown.show(story.id);
    if (problem) trouble.push(`${story.title} / ${story.name}: ${problem}`);
    let drawn = "ltr";
    for (const { name, theme, direction } of looks) {
      if (direction !== drawn) await shown.look({ direction });
      drawn = direction;
      if (theme !== "light") await shown.paint(theme);
      for (const width of widths) {
        await take(width, pictureName(story, name, width));
      }
      if (theme !== "light") await shown.paint("light");
    }
    await shown.look({ direction: "ltr" });
  }
  await page.close();
}

/** The screens of a chat, and those of which there is a former picture. */
async function takeScreens() {
  const { page, shown, take } = await openCamera();
  for (const { id } of chat) {
    const problem = await shown.show(id);
    if (problem) trouble.push(`${id}: ${problem}`);
    for (const locale of screenLocales) {
      await shown.look({ locale, direction: locale === "ar" ? "rtl" : "ltr" });
      for (const theme of themes) {
        await shown.paint(theme);
        for (const width of screenWidths)
          await take(width, screenName(`${id}.${locale}`, theme, width), true);
      }
      await shown.paint("light");
    }
    await shown.look({ locale: "en", direction: "ltr" });
  }
  for (const { id } of compared) {
    await shown.show(id);
    await take(FORMER_WIDTH, `${id}.now.png`, true);
    copyFileSync(join(former, `${id}.png`), join(folder, `${id}.former.png`));
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
 * In a list of files the looks of a story follow one another.
 *
 * @param {import("../storybook/listStories.mjs").Story} story
 * @param {string} look
 * @param {number} width
 */
function pictureName({ id }, look, width) {
  return `${id}.${String(width).padStart(4, "0")}.${look}.png`;
}

/**
 * @param {string} screen the id of its story, and a language
 * @param {string} theme
 * @param {number} width
 */
function screenName(screen, theme, width) {
  return `${screen}.${String(width).padStart(4, "0")}.${theme}.png`;
}
