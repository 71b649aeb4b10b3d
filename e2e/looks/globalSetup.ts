import { mkdirSync, writeFileSync } from "node:fs";
import { listStories, type Story } from "../../scripts/storybook/listStories.mjs";
import { serveStorybook } from "../../scripts/storybook/serveStorybook.mjs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** One test for each story, but for the hundreds of what another story shows one of. */
export default () => serveStories(({ tags }) => !tags.includes("many"));

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

/** Where the stories are listed for the tests: for a variable of the environment they are too many. */
export const storyList = pathToFileURL(
  join(import.meta.dirname, "../../node_modules/.cache/react-elicitation/looks.json"),
);
