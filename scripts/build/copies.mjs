// @ts-check
import { readFileSync } from "node:fs";
import { relative } from "node:path";

/**
 * Who gets copies, and of what. Shared with code that loads at another time, these small functions
 * would lie in a file of their own, which costs a host more than the copy does.
 */
const rows = [
  // The queue and the wires, of what code that loads late has, too.
  {
    mark: "?wires",
    by: /^(?:queue|transports|relay)\//,
    of: /^core\/(?:protocol|createRequest|json|timers)\.ts$/,
  },
  // What finds cautions, of what a consent has from the start.
  {
    mark: "?late",
    by: /^url\/(?:caution|mentions|owners|redirectors|secretParameter|shared|shorteners)/,
    of: /^url\/(?:characters|names|parseUrl)\.ts$/,
  },
  // What judges characters beyond ASCII, of the same.
  {
    mark: "?unicode",
    by: /^url\/unicodeRules\.ts$/,
    of: /^url\/parseUrl\.ts$/,
  },
  // A language, of what every form has from the start.
  {
    mark: "?words",
    by: /^strings\/locales\//,
    of: /^strings\/format\.ts$/,
  },
  // What asks whether a secret is to be given, of what asks that of an address.
  { mark: "?secret", by: /^form\/features\/secrets\//, of: /^ui\/AgreeBox\.tsx$/ },
  // What answers without a person, of what a form knows of time zones.
  { mark: "?defaults", by: /^automation\//, of: /^core\/timeZone\.ts$/ },
];

/** A second one of these would not know what the first one keeps. */
const STATE =
  /^(?:export )?(?:let |const \w+(?:: [^=]+)? = new (?:Weak)?(?:Map|Set)\b(?!(?:<[^(]*>)?\(\[))/m;

/**
 * Whether a module keeps something for all who import it: in a variable, or in a collection that begins
 * empty.
 *
 * @param {string} code
 */
export function keepsState(code) {
  return STATE.test(code);
}

/**
 * Gives some code copies of small functions in place of sharing them.
 *
 * @param {string} source
 * @returns {import("rolldown").Plugin}
 */
export function copies(source) {
  return {
    name: "copies",
    async resolveId(name, importer) {
      if (!importer || !name.startsWith(".")) return;
      const [file, query] = importer.split("?");
      const row = rows.find(({ mark, by }) =>
        query === undefined ? by.test(relative(source, importer)) : mark === `?${query}`,
      );
      if (!row) return;
      const found = await this.resolve(name, file, { skipSelf: true });
      if (!found || !row.of.test(relative(source, found.id))) return found;
      return { ...found, id: found.id + row.mark };
    },
    load(id) {
      const [file = "", query] = id.split("?");
      if (query === undefined) return;
      const code = readFileSync(file, "utf8");
      if (keepsState(code)) throw new Error(`${file} keeps something, so it cannot be copied.`);
      return { code, moduleType: file.endsWith("x") ? "tsx" : "ts" };
    },
  };
}
