// @ts-check
/**
 * Measures why components subscribe to `Topics` and not to react-hook-form: the time of one key, and
 * of one Submit, in a form of 500 fields that each have a subscriber. Medians over alternating rounds.
 *
 *   npm run build && node e2e/bench/subscriptions.mjs
 */
import { createFormControl } from "react-hook-form";

const built = new URL("../../dist/form/model/Topics.js", import.meta.url);
const { Topics } = await import(built.href);

const FIELDS = 500;
const ROUNDS = 300;

const fields = Array.from({ length: FIELDS }, (_, at) => `f${at}`);
const defaults = Object.fromEntries(fields.map((id) => [id, ""]));
let heard = 0;
const listener = () => {
  heard += 1;
};

/** @returns a form without subscribers. */
function createControl() {
  const errors = Object.fromEntries(fields.map((id) => [id, { type: "required" }]));
  const { formControl } = createFormControl({
    resolver: (_values, _context, { names = [] }) => ({
      values: {},
      errors: Object.fromEntries(names.map((name) => [name, errors[name]])),
    }),
  });
  formControl.reset(defaults);
  return formControl;
}

const subscribed = createControl();
for (const name of fields) {
  const formState = { values: true, errors: true, touchedFields: true };
  subscribed.subscribe({ name, exact: true, formState, callback: listener });
}
const plain = createControl();
const topics = new Topics();
for (const name of fields) topics.subscribe(name, listener);

const subjects = {
  "react-hook-form's subscribe": {
    /** @param {string} name @param {string} value */
    key: (name, value) => subscribed.setValue(name, value),
    submit: () => subscribed.trigger(fields, { shouldTouch: true }),
  },
  Topics: {
    /** @param {string} name @param {string} value */
    key: (name, value) => {
      plain.setValue(name, value);
      topics.emit(name);
    },
    submit: async () => {
      await plain.trigger(fields, { shouldTouch: true });
      for (const name of fields) topics.emit(name);
    },
  },
};

/** @type {Record<string, { key: number[], submit: number[] }>} */
const times = {};
for (let round = 0; round < ROUNDS; round += 1) {
  for (const [name, subject] of Object.entries(subjects)) {
    const kept = (times[name] ??= { key: [], submit: [] });
    const field = fields[(round * 7) % FIELDS] ?? "f0";
    let start = performance.now();
    subject.key(field, `text ${round}`);
    kept.key.push(performance.now() - start);
    start = performance.now();
    await subject.submit();
    kept.submit.push(performance.now() - start);
  }
}
console.table(
  Object.fromEntries(
    Object.entries(times).map(([name, { key, submit }]) => [
      name,
      { "key, µs": micros(key), "Submit, µs": micros(submit) },
    ]),
  ),
);
console.log(`${heard} calls of listeners`);

/** @param {number[]} all milliseconds. */
function micros(all) {
  const sorted = all.toSorted((a, b) => a - b);
  return Math.round((sorted[sorted.length >> 1] ?? 0) * 1000);
}
