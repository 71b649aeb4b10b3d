import { readFileSync } from "node:fs";
import type { Story } from "../../.dev/storybook/listStories.mjs";
import { storyList } from "./globalSetup";

/** The Storybook that is served while the tests run, and its stories. */
export const storybook: { url: string; stories: Story[] } = JSON.parse(
  readFileSync(storyList, "utf8"),
);
