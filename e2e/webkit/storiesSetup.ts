import { listStories } from "../../.dev/storybook/listStories.mjs";
import { serveStorybook } from "../../.dev/storybook/serveStorybook.mjs";

/** Builds Storybook, and finds its stories: one test for each. */
export default async function storiesSetup() {
  const storybook = await serveStorybook();
  process.env.E2E_STORYBOOK = JSON.stringify({
    url: storybook.url,
    stories: await listStories(storybook.url),
  });
  return storybook.stop;
}
