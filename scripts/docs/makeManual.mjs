// @ts-check
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../run.mjs";
import { readLibrary } from "./readLibrary.mjs";
import { readStories, storyNaming } from "./readStories.mjs";
import { readTokens } from "./readTokens.mjs";

/** Where every word is shown, whatever else shows it. */
const WORDS = "reference-strings-in-each-language--all";

/**
 * Puts together what the sources say, with a story for whatever can be seen.
 *
 * @returns {import("./readManual.mjs").Manual}
 */
export function makeManual() {
  const { exports, parts, strings } = readLibrary();
  const stories = readStories();

  /** @param {import("./readLibrary.mjs").Documented} documented */
  const tagged = ({ tags }) => stories.find(({ id }) => id === tags.story?.[0]?.trim());

  /** @type {import("./readManual.mjs").Manual["props"]} */
  const props = {};
  for (const { name, kind, members } of exports) {
    if (kind !== "component") continue;
    for (const { name: prop } of members) {
      const sets = new RegExp(`\\b${prop}(: |=\\{|=")|[{,] ${prop}(,| \\})`);
      const own = stories.filter(({ page }) => page.component === name);
      const story = storyNaming(own, sets) ?? storyNaming(stories, sets);
      if (story) props[`${name}.${prop}`] = example(story);
    }
  }
  return {
    exports,
    parts: parts.map((part) => ({ ...part, story: example(tagged(part)) })),
    strings: strings.map((words) => ({
      ...words,
      story: example(
        tagged(words) ??
          storyNaming(stories, new RegExp(`\\ben\\.${words.name}\\b`)) ??
          stories.find(({ id }) => id === WORDS),
      ),
    })),
    tokens: readTokens(readFileSync(join(root, "src/styles.css"), "utf8")),
    props,
  };
}

/**
 * @template {import("./readStories.mjs").Story | undefined} S
 * @param {S} story
 * @returns {S extends undefined ? undefined : import("./readManual.mjs").Example}
 */
function example(story) {
  return /** @type {any} */ (story && { id: story.id, title: story.title });
}
