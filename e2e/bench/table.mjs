// @ts-check
/**
 * @typedef {import("./cases.mjs").Case} Case
 * @typedef {Map<string, number[]>} Samples By `subject case.value`.
 */

/**
 * The results in Markdown: a line for each thing measured, a column for each subject.
 *
 * @param {readonly Case[]} cases
 * @param {readonly SubjectName[]} names
 * @param {Samples} samples
 */
export function table(cases, names, samples) {
  /** @type {import("./cases.mjs").Medians} */
  const of = (subject, measured) => {
    const found = samples.get(`${subject} ${measured}`);
    return found && median(found);
  };
  const head = ["", "to reach", ...names.map((name) => subjects[name].title)];
  const lines = cases.flatMap(({ name, rows }) =>
    rows.map((row) => [
      row.title,
      row.target ?? "",
      ...names.map((subject) => cell(of, subject, `${name}.${row.value}`, row)),
    ]),
  );
  return [head, head.map((_title, column) => (column < 2 ? "---" : "--:")), ...lines]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");
}

/**
 * @param {import("./cases.mjs").Medians} of
 * @param {string} subject
 * @param {string} measured
 * @param {import("./cases.mjs").Row} row
 */
function cell(of, subject, measured, { unit, ratio, reached }) {
  const value = of(subject, measured);
  if (value === undefined) return "–";
  const native = of("native", measured);
  const words = [short(value), unit];
  if (ratio && native !== undefined && subject !== "native")
    words.push(`(${short(value / native)})`);
  if (subject === "ours" && reached) words.push(reached(of) ? "✓" : "✗");
  return words.filter(Boolean).join(" ");
}

/** @param {number} value */
function short(value) {
  const digits = Math.abs(value) < 1 ? 2 : Math.abs(value) < 100 ? 1 : 0;
  return String(Number(value.toFixed(digits)));
}

/** @param {number[]} numbers */
export function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? NaN) + upper) / 2;
}

/**
 * @typedef {object} SubjectInfo
 * @property {string} title
 * @property {boolean} [installed] Whether it needs the packages of this folder's own package.json.
 * @property {boolean} [choicesOnly] Whether it is measured with choices alone.
 * @property {boolean} [draws] Whether it draws what ours shows, and is measured with that alone.
 */

/**
 * What is measured, by the name of its file in `page/subjects`: each a card with its style sheet.
 *
 * @satisfies {Record<string, SubjectInfo>}
 */
export const subjects = {
  native: { title: "native React" },
  ours: { title: "react-elicitation" },
  drawing: { title: "the same elements, without it", draws: true },
  card: { title: "react-hook-form, ajv, Radix", installed: true },
  rjsfShadcn: { title: "@rjsf/shadcn", installed: true },
  rjsfMui: { title: "@rjsf/mui", installed: true },
  rjsfMantine: { title: "@rjsf/mantine", installed: true },
  radix: { title: "Radix Select", choicesOnly: true },
};

/** @typedef {keyof typeof subjects} SubjectName */
