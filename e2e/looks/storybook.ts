import type { Story } from "../../.dev/storybook/listStories.mjs";

/** The Storybook that is served while the tests run, and its stories. */
export const storybook: { url: string; stories: Story[] } = JSON.parse(
  process.env.E2E_STORYBOOK ?? '{ "url": "", "stories": [] }',
);
