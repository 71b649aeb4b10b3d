// @ts-check

/**
 * @typedef {object} SubjectInfo
 * @property {string} title
 * @property {boolean} [installed] Whether it needs the packages of this folder's own package.json.
 * @property {boolean} [choicesOnly] Whether it is measured with choices alone.
 * @property {boolean} [draws] Whether it draws what ours shows, and is measured with that alone.
 */

/**
 * What is measured, by the name of its file in `page/subjects`.
 *
 * @satisfies {Record<string, SubjectInfo>}
 */
export const subjects = {
  native: { title: "native React" },
  selects: { title: "native React, plainest" },
  ours: { title: "react-elicitation" },
  drawing: { title: "the same elements, without it", draws: true },
  plain: { title: "react-hook-form, ajv, Radix", installed: true },
  rjsf: { title: "@rjsf/core", installed: true },
  uniforms: { title: "uniforms", installed: true },
  jsonForms: { title: "JSON Forms", installed: true },
  radix: { title: "Radix Select", choicesOnly: true },
};

/** @typedef {keyof typeof subjects} SubjectName */
