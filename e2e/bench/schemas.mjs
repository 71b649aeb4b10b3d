// @ts-check

/**
 * @typedef {import("./Schema").Schema} Schema
 * @typedef {import("./Schema").Property} Property
 */

const towns = options("Town", 20);

/**
 * Every kind of field that an elicitation can have, in turn.
 *
 * @type {Property[]}
 */
const kinds = [
  {
    type: "string",
    title: "Name",
    description: "As in the passport.",
    minLength: 2,
    maxLength: 60,
  },
  { type: "integer", title: "Seats", minimum: 1, maximum: 9 },
  { type: "boolean", title: "Window seat", default: false },
  {
    type: "string",
    title: "Class",
    description: "First has a table.",
    oneOf: [
      { const: "first", title: "First" },
      { const: "second", title: "Second" },
      { const: "night", title: "Sleeping car" },
    ],
  },
  { type: "string", title: "Email", format: "email", description: "Where the ticket is sent." },
  {
    type: "array",
    title: "Extras",
    items: { type: "string", enum: ["Bike", "Dog", "Meal", "Insurance"] },
    minItems: 1,
    uniqueItems: true,
  },
  { type: "number", title: "Budget", minimum: 0, description: "In euros." },
  { type: "string", title: "Day", format: "date" },
  { type: "string", title: "From", enum: towns, description: "The nearest station is used." },
  { type: "boolean", title: "Is this a return journey?" },
  { type: "string", title: "Invoice address", format: "uri" },
  { type: "string", title: "Departure", format: "date-time", description: "The latest possible." },
  { type: "string", title: "Notes", minLength: 2, maxLength: 2000 },
];

/**
 * A form of mixed fields: all kinds in turn, every other one required.
 *
 * @param {number} count
 * @param {string} [mark] Sets it apart from other requests: part of each title.
 * @returns {Schema}
 */
export function mixed(count, mark) {
  const properties = numbered(count, kinds, mark);
  const required = Object.keys(properties).filter((_name, index) => index % 2 === 0);
  return { type: "object", properties, required };
}

/**
 * The same, where each answer is wrong as long as the form is untouched: all are required, and none
 * has a default.
 *
 * @param {number} count
 * @param {string} [mark] Sets it apart from other requests: part of each title.
 * @returns {Schema}
 */
export function allWrong(count, mark = "") {
  const bare = kinds.map(({ default: _default, ...kind }) => kind);
  const properties = numbered(count, bare, mark);
  return { type: "object", properties, required: Object.keys(properties) };
}

/**
 * One choice beside a text box.
 *
 * @param {number} count How many options there are.
 * @returns {Schema}
 */
export function oneChoice(count) {
  return {
    type: "object",
    properties: {
      town: { type: "string", title: "Town", enum: options("Town", count) },
      name: { type: "string", title: "Name" },
    },
    required: ["town"],
  };
}

/**
 * @param {number} count
 * @param {Property[]} from
 * @param {string} [mark]
 */
function numbered(count, from, mark = "") {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => {
      const kind = /** @type {Property} */ (from[index % from.length]);
      return [`field${index}`, { ...kind, title: `${kind.title} ${index + 1}${mark}` }];
    }),
  );
}

/**
 * @param {string} word
 * @param {number} count
 */
function options(word, count) {
  return Array.from({ length: count }, (_, index) => `${word} ${index + 1}`);
}
