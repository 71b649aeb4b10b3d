import { listStories } from "../../.dev/story-list.mjs";
import { serveStorybook } from "../../.dev/storybook.mjs";

/** Builds Storybook, and finds its stories: one test each. */
export default async function globalSetup() {
  const storybook = await serveStorybook();
  process.env.E2E_STORYBOOK = JSON.stringify({
    url: storybook.url,
    stories: await listStories(storybook.url),
  });
  return storybook.stop;
}
