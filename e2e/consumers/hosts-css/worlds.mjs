// @ts-check

/**
 * @typedef {object} World A page of a host: what its style sheets say of all elements and of prose.
 * @property {"tailwind-3" | "tailwind-4" | "bootstrap" | "github-markdown" | "normalize" | "mantine"
 *   | "mui" | "vite-template" | "bulma" | "mvp" | "simple" | "sanitize" | "pico" | "milligram"
 *   | "unocss" | "own-prose"} name
 * @property {boolean} [utilities] Whether it has Tailwind's utilities.
 * @property {boolean} [layered] Whether its rules weigh an attribute, by the types of elements, so that
 *   it is imported in a layer.
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
  { name: "bulma" },
  { name: "simple" },
  { name: "sanitize" },
  { name: "mvp", layered: true },
  // It makes room for a sign of its own in what was refused, as important.
  { name: "pico", layered: true, allowed: /^input padding-/ },
  { name: "milligram", layered: true },
  { name: "unocss", layered: true },
  { name: "own-prose" },
];
