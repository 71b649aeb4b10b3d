import { mkdirSync, writeFileSync } from "node:fs";
import { listStories } from "../../.dev/storybook/listStories.mjs";
import { serveStorybook } from "../../.dev/storybook/serveStorybook.mjs";
import { storyList } from "./storyList";

/** Builds Storybook, and finds its stories: one test for each. */
export default async function globalSetup() {
  const storybook = await serveStorybook();
  const stories = await listStories(storybook.url);
  mkdirSync(new URL("./", storyList), { recursive: true });
  writeFileSync(
    storyList,
    JSON.stringify({
      url: storybook.url,
      // Hundreds of what another story shows one of take long, and can fail in nothing else.
      stories: stories.filter(({ tags }) => !tags.includes("many")),
    }),
  );
  return storybook.stop;
}
