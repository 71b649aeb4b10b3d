import { listStories } from "../../.dev/storybook/listStories.mjs";
import { serveStorybook } from "../../.dev/storybook/serveStorybook.mjs";

/** Builds Storybook, and finds its stories: one test for each. */
export default async function globalSetup() {
  const storybook = await serveStorybook();
  const stories = await listStories(storybook.url);
  process.env.E2E_STORYBOOK = JSON.stringify({
    url: storybook.url,
    // Hundreds of what another story shows one of take long, and can fail in nothing else.
    stories: stories.filter(({ tags }) => !tags.includes("many")),
  });
  return storybook.stop;
}
