import { readFileSync } from "node:fs";
import type { Story } from "../../scripts/storybook/listStories.mjs";
import { storyList } from "./storyList";

/** The Storybook that is served while the tests run, and its stories. */
export const storybook: { url: string; stories: Story[] } = JSON.parse(
  readFileSync(storyList, "utf8"),
);
