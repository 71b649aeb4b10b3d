// @ts-check
/**
 * @typedef {object} World A page of a host: what its style sheets say of all elements and of prose.
 * @property {"tailwind-3" | "tailwind-3-forms" | "tailwind-4" | "bootstrap" | "daisyui" | "github-markdown" | "normalize" | "modern-normalize" | "mantine"
 *   | "mui" | "vite-template" | "vite-7-template" | "next-template" | "next-tailwind" | "open-props" | "bulma" | "mvp" | "simple" | "sanitize" | "pico" | "milligram"
 *   | "unocss" | "own-prose"} name
 * @property {boolean} [utilities] Whether it has Tailwind's utilities.
 * @property {boolean} [layered] Whether its rules weigh an attribute, by the types of elements, so that
 *   it is imported in a layer.
 * @property {RegExp} [allowed] What changes in it all the same.
 * @property {RegExp} [touched] What changes in it with the pointer or the focus on a part: what it says
 *   of a state of all elements of a type weighs more than a class, and so than ours.
 */

/** @type {readonly World[]} */
export const worlds = [
  { name: "tailwind-3", utilities: true },
  // The edge of a box that has the focus, and another within our ring, by an attribute and a state.
  {
    name: "tailwind-3-forms",
    utilities: true,
    touched: /^focus input (border-[\w-]+-color|box-shadow):/,
  },
  { name: "tailwind-4", utilities: true },
  { name: "daisyui", utilities: true },
  { name: "next-template" },
  { name: "next-tailwind", utilities: true },
  // It gives a hand to every button without `disabled`, by an attribute and a class.
  { name: "bootstrap", allowed: /^(action|step-button)(::\w+)? cursor:/ },
  // Its placeholders have a colour of their own, by a class, and links that have the focus their ring.
  {
    name: "github-markdown",
    allowed: /^input::placeholder .*(color|-fill-color)/,
    touched: /^focus fallback-link outline-/,
  },
  { name: "normalize" },
  { name: "modern-normalize" },
  { name: "mantine" },
  { name: "mui" },
  { name: "vite-template" },
  // The edge of a button that is pointed at, by a state.
  { name: "vite-7-template", touched: /^hover \S+ border-[\w-]+-color:/ },
  { name: "open-props" },
  { name: "bulma" },
  { name: "simple", layered: true },
  { name: "sanitize" },
  { name: "mvp", layered: true },
  // It makes room for a sign of its own in what was refused, as important.
  { name: "pico", layered: true, allowed: /^input padding-/ },
  { name: "milligram", layered: true },
  { name: "unocss", layered: true },
  { name: "own-prose" },
];

/** Utilities of Tailwind, each on a part that `styles.css` says something else of, and what each does. */
export const utilities = {
  Root: { className: "max-w-xs", property: "max-width", value: "320px" },
  Requester: { className: "justify-center", property: "justify-content", value: "center" },
  Message: { className: "gap-8", property: "row-gap", value: "32px" },
  Fields: { className: "grid", property: "display", value: "grid" },
  Field: { className: "p-4", property: "padding-top", value: "16px" },
  Label: { className: "italic", property: "font-style", value: "italic" },
  Meta: { className: "text-lg", property: "font-size", value: "18px" },
  Description: { className: "uppercase", property: "text-transform", value: "uppercase" },
  Actions: { className: "flex-col", property: "flex-direction", value: "column" },
  Submit: { className: "rounded-none", property: "border-top-left-radius", value: "0px" },
  Decline: { className: "border-4", property: "border-top-width", value: "4px" },
  Cancel: { className: "font-bold", property: "font-weight", value: "700" },
};
