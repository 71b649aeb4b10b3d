import { mkdirSync, writeFileSync } from "node:fs";
import { listStories, type Story } from "../../scripts/storybook/listStories.mjs";
import { serveStorybook } from "../../scripts/storybook/serveStorybook.mjs";
import { storyList } from "./storyList";

/**
 * Builds and serves Storybook, and writes down where and with which stories: a list too long for the
 * environment, in which tests could read it otherwise.
 *
 * @returns what ends it.
 */
export async function serveStories(wanted: (story: Story) => boolean = () => true) {
  const { url, stop } = await serveStorybook();
  const stories = (await listStories(url)).filter(wanted);
  mkdirSync(new URL("./", storyList), { recursive: true });
  writeFileSync(storyList, JSON.stringify({ url, stories }));
  return stop;
}
