// @ts-check
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright";
import sharp from "sharp";
import { chromiumOptions } from "./browsers.mjs";
import { root } from "./run.mjs";
import { openStoryPage } from "./storybook/openStoryPage.mjs";
import { serveStorybook } from "./storybook/serveStorybook.mjs";

/*
 * Takes the moving pictures of README from their story, light and dark:
 *   npm run screenshots [-- http://localhost:6006]     from a running Storybook, or from one of its own
 */

const STORY = "pictures-readme--in-readme";
/** Readers load them with every visit. */
const MAX_BYTES = 800_000;

const from = process.argv[2];
const storybook = from ? { url: from, stop: async () => {} } : await serveStorybook();
const browser = await chromium.launch(chromiumOptions());
const page = await browser.newPage({
  reducedMotion: "reduce",
  viewport: { width: 840, height: 600 },
  deviceScaleFactor: 1.5,
});
const shown = await openStoryPage(page, storybook.url);
await shown.look({ width: "100%" });

/** @type {{ image: Buffer, delay: number }[]} */
let frames = [];
let mouse = { x: 330, y: 440 };

try {
  for (const theme of /** @type {const} */ (["light", "dark"])) {
    frames = [];
    mouse = { x: 330, y: 440 };
    const problem = await shown.show(STORY);
    if (problem) throw new Error(`The story ${STORY} cannot be shown: ${problem}`);
    await shown.paint(theme);
    await addPointer();
    await play();
    await write(theme);
  }
} finally {
  await browser.close();
  await storybook.stop();
}

/** The six seconds: the tool call, the form, the answer, the end of the tool. */
async function play() {
  const message = page.getByRole("textbox", { name: "Message" });
  const name = page.getByRole("textbox", { name: "Name" });
  await type(message, "Book a table ", "for Friday");
  await click(page.getByRole("button", { name: "Send" }), 0);
  await page.getByText("is running").waitFor();
  await shoot(500);
  await page.getByText("needs your input").waitFor();
  // The input guard is over before the first answer.
  await page.waitForTimeout(800);
  await shoot(900);
  await click(name, 100);
  await type(name, "Ad", "a Lo", "velace");
  await click(page.getByRole("radio", { name: "Terrace" }), 300);
  await click(page.getByRole("button", { name: "Submit" }), 0);
  await page.getByText("is running").waitFor();
  await movePointer({ x: 390, y: 420 });
  await shoot(500);
  await page.getByText("finished").waitFor();
  await shoot(1900);
}

/**
 * @param {import("playwright").Locator} box
 * @param {...string} texts
 */
async function type(box, ...texts) {
  for (const text of texts) {
    await box.pressSequentially(text);
    await shoot(150);
  }
}

/**
 * Moves the pointer to an element in steps, and clicks it.
 *
 * @param {import("playwright").Locator} target
 * @param {number} delay How long the result is shown, in milliseconds. With 0 it is not shown.
 */
async function click(target, delay) {
  const found = await target.boundingBox();
  if (!found) throw new Error("Nothing to click.");
  const to = { x: found.x + Math.min(found.width / 2, 60), y: found.y + found.height / 2 };
  const start = mouse;
  for (const part of [0.35, 0.75, 1]) {
    await movePointer({
      x: start.x + (to.x - start.x) * part,
      y: start.y + (to.y - start.y) * part,
    });
    await shoot(part === 1 ? 180 : 70);
  }
  await page.mouse.click(to.x, to.y);
  if (delay > 0) await shoot(delay);
}

/** Adds an arrow, since screenshots have no pointer. */
async function addPointer() {
  await page.evaluate(() => {
    document.getElementById("pointer")?.remove();
    const pointer = document.createElement("div");
    pointer.id = "pointer";
    pointer.innerHTML = `<svg width="20" height="24" viewBox="0 0 20 24"><path d="M2 2v17l4.5-4 3 7 3-1.3-3-6.7H15z" fill="#111" stroke="#fff" stroke-width="1.5"/></svg>`;
    pointer.style.cssText = "position:fixed;z-index:9;pointer-events:none;left:0;top:0";
    document.body.append(pointer);
  });
  await movePointer(mouse);
}

/** @param {{ x: number, y: number }} to */
async function movePointer(to) {
  mouse = to;
  await page.evaluate(({ x, y }) => {
    const pointer = document.getElementById("pointer");
    if (pointer) pointer.style.transform = `translate(${x}px, ${y}px)`;
  }, to);
}

/**
 * Takes a frame.
 *
 * @param {number} delay How long it is shown, in milliseconds.
 */
async function shoot(delay) {
  const image = await page.locator("#storybook-root").screenshot({ caret: "hide" });
  frames.push({ image, delay });
}

/**
 * Writes the frames as one animated picture.
 *
 * @param {"light" | "dark"} theme
 */
async function write(theme) {
  const images = await Promise.all(
    frames.map(({ image }) => sharp(image).removeAlpha().png().toBuffer()),
  );
  const picture = await sharp(images, { join: { animated: true } })
    .webp({
      delay: frames.map(({ delay }) => delay),
      loop: 0,
      quality: 90,
      effort: 6,
      minSize: true,
    })
    .toBuffer();
  const path = join(root, `stories/pictures/${theme}.webp`);
  writeFileSync(path, picture);
  const seconds = frames.reduce((sum, { delay }) => sum + delay, 0) / 1_000;
  console.log(
    `${path}: ${frames.length} frames, ${seconds} s, ${Math.round(picture.length / 1_000)} KB`,
  );
  if (picture.length > MAX_BYTES) {
    console.error("✗ The picture is too large. Show less in stories/pictures/Readme.stories.tsx.");
    process.exitCode = 1;
  }
}
