// @ts-check

/** @typedef {import("./steps.mjs").Step} Step */

/**
 * The steps that are asked for, and those whose results they work with, in the order of the table.
 *
 * @param {readonly Step[]} table
 * @param {{ run?: Step["run"], names?: readonly string[] }} wanted Without names, those of a command;
 *   without a command, all.
 * @returns {Step[]}
 */
export function chooseSteps(table, { run, names = [] }) {
  const chosen = new Set(
    names.length > 0
      ? names
      : table.filter((step) => run === undefined || step.run === run).map(({ name }) => name),
  );
  for (const name of chosen) {
    const step = table.find((each) => each.name === name);
    for (const needed of step?.needs ?? []) chosen.add(needed);
  }
  return table.filter(({ name }) => chosen.has(name));
}
