// @ts-check

/**
 * @typedef {object} World A page of a host: what its style sheets say of all elements and of prose.
 * @property {"tailwind-3" | "tailwind-4" | "bootstrap" | "github-markdown" | "normalize" | "mantine"
 *   | "mui" | "vite-template" | "own-prose"} name
 * @property {boolean} [utilities] Whether it has Tailwind's utilities.
 * @property {RegExp} [allowed] What changes in it all the same.
 */

/** @type {readonly World[]} */
export const worlds = [
  { name: "tailwind-3", utilities: true },
  { name: "tailwind-4", utilities: true },
  // It gives a hand to every button without `disabled`, by an attribute and a class.
  { name: "bootstrap", allowed: /^action cursor:/ },
  // Its placeholders have a colour of their own, by a class.
  { name: "github-markdown", allowed: /^input::placeholder .*(color|-fill-color)/ },
  { name: "normalize" },
  { name: "mantine" },
  { name: "mui" },
  { name: "vite-template" },
  { name: "own-prose" },
];
