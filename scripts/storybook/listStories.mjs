// @ts-check

/** @typedef {{ id: string, title: string, name: string, tags: string[] }} Story */

/**
 * The stories that a reader of a Storybook finds, by its own index. What is a test alone is not
 * among them.
 *
 * @param {string} url Where it is served.
 * @param {string} [wanted] A part of the title and name; upper and lower case are one.
 * @returns {Promise<Story[]>}
 */
export async function listStories(url, wanted = "") {
  const response = await fetch(new URL("index.json", url));
  if (!response.ok) throw new Error(`There is no Storybook at ${url} (${response.status}).`);
  const { entries } = await response.json();
  return Object.values(entries).filter(
    ({ type, tags, title, name, id }) =>
      type === "story" &&
      tags.includes("dev") &&
      `${title} ${name} ${id}`.toLowerCase().includes(wanted.toLowerCase()),
  );
}
