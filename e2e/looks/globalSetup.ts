import { mkdirSync, writeFileSync } from "node:fs";
import { serveStorybook } from "../../scripts/storybook/serveStorybook.mjs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** A story in the index of Storybook. */
export interface Story {
  id: string;
  title: string;
  name: string;
  type: string;
  tags: string[];
}

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
  const { entries } = await (await fetch(new URL("index.json", url))).json();
  // Stories without the tag "dev" are only tests.
  const stories = Object.values(entries as Record<string, Story>).filter(
    (story) => story.type === "story" && story.tags.includes("dev") && wanted(story),
  );
  mkdirSync(new URL("./", storyList), { recursive: true });
  writeFileSync(storyList, JSON.stringify({ url, stories }));
  return stop;
}

/** Where the stories are listed for the tests: for a variable of the environment they are too many. */
export const storyList = pathToFileURL(
  join(import.meta.dirname, "../../node_modules/.cache/react-elicitation/looks.json"),
);
