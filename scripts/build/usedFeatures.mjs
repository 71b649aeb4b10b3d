// @ts-check
import { createRequire } from "node:module";
import postcss from "postcss";
import { parseAst } from "rolldown/parseAst";

/**
 * The data of browsers, required where all else is imported: what runs the tests would translate its
 * megabytes for most of a minute.
 *
 * @type {unknown}
 */
const bcd = createRequire(import.meta.url)("@mdn/browser-compat-data");

/**
 * @typedef {import("@mdn/browser-compat-data").Identifier} Data
 * @typedef {{ type: string, [key: string]: unknown }} Node
 * @typedef {Map<string, Data[]>} Used What is used, by a name that a person finds it by, with what
 *   it can be: a method of that name, of whatever it is called on.
 */

/**
 * Finds what the data says.
 *
 * @param {...string} path
 * @returns {Data | undefined} Nothing where it knows nothing of that name.
 */
function find(...path) {
  /** @type {Data | undefined} */
  let data = /** @type {Data} */ (bcd);
  for (const key of path) data = data && Object.hasOwn(data, key) ? data[key] : undefined;
  return data;
}

/** @param {string[]} path */
const js = (...path) => find("javascript", ...path);

/** What is told by the kind of a node in the syntax tree. */
const SYNTAX = {
  StaticBlock: js("classes", "static", "initialization_blocks"),
  PropertyDefinition: js("classes", "public_class_fields"),
  PrivateIdentifier: js("classes", "private_class_fields"),
  PrivateInExpression: js("classes", "private_class_fields_in"),
  ChainExpression: js("operators", "optional_chaining"),
  ImportExpression: js("operators", "import"),
};

const ASSIGNMENTS = {
  "??=": js("operators", "nullish_coalescing_assignment"),
  "||=": js("operators", "logical_or_assignment"),
  "&&=": js("operators", "logical_and_assignment"),
};

/** What is told by how a regular expression is written. */
const PATTERNS = /** @type {const} */ ([
  [/\(\?<[=!]/, "lookbehind", js("regular_expressions", "lookbehind_assertion")],
  [/\(\?<[^=!]/, "named group", js("regular_expressions", "named_capturing_group")],
  [/\\[pP]\{/, "\\p{…}", js("regular_expressions", "unicode_character_class_escape")],
  [/\(\?[a-z-]+:/, "modifier", js("regular_expressions", "modifier")],
]);
const FLAGS = {
  d: js("builtins", "RegExp", "hasIndices"),
  v: js("builtins", "RegExp", "unicodeSets"),
  s: js("builtins", "RegExp", "dotAll"),
  y: js("builtins", "RegExp", "sticky"),
};

/** Units by the letter that they start with. */
const UNITS = {
  c: "container_query_length_units",
  d: "viewport_percentage_units_dynamic",
  l: "viewport_percentage_units_large",
  s: "viewport_percentage_units_small",
};

/** @type {Map<string, Data[]>} Every member of what a browser has, by its name. */
const members = new Map();
const owners = [js("builtins"), js("builtins", "Intl"), find("api")].flatMap((each) =>
  Object.values(each ?? {}),
);
for (const owner of owners) {
  for (const [name, data] of Object.entries(owner)) {
    if (name.startsWith("__") || name.endsWith("_event")) continue;
    const plain = name.replace(/_static$/, "");
    members.set(plain, [...(members.get(plain) ?? []), data]);
  }
}

/** Collects what is used, as far as the data knows it. */
function collect() {
  /** @type {Used} */
  const used = new Map();
  /** @param {string} name @param {(Data | undefined)[]} data */
  const add = (name, data) => {
    const known = data.filter((each) => each?.__compat !== undefined);
    if (known.length > 0) used.set(name, /** @type {Data[]} */ (known));
  };
  return { used, add };
}

/**
 * What a script uses of a browser. A method is known by its name alone, and only where it is called;
 * what may be missing (`a.b?.()`) does not count.
 *
 * @param {readonly string[]} pieces of one program
 * @returns {Used}
 */
export function usedByScript(pieces) {
  const { used, add } = collect();
  const tree = pieces.map((code) => parseAst(code));
  const own = ownNames(tree);
  /** @type {Set<unknown>} */
  const imported = new Set();
  visit(tree, (node) => {
    const { type } = node;
    // Of each piece before the rest of it.
    if (type === "Program") imported.clear();
    if (type.startsWith("Import") && node.local)
      imported.add(/** @type {Node} */ (node.local).name);
    if (type in SYNTAX) add(type, [SYNTAX[/** @type {keyof typeof SYNTAX} */ (type)]]);
    if (type === "AssignmentExpression") {
      const operator = /** @type {keyof typeof ASSIGNMENTS} */ (node.operator);
      if (operator in ASSIGNMENTS) add(operator, [ASSIGNMENTS[operator]]);
    }
    if (type === "Literal" && node.regex) {
      const { pattern, flags } = /** @type {{ pattern: string, flags: string }} */ (node.regex);
      for (const [sign, name, data] of PATTERNS) if (sign.test(pattern)) add(name, [data]);
      for (const flag of flags)
        if (flag in FLAGS) add(`/${flag}`, [FLAGS[/** @type {keyof typeof FLAGS} */ (flag)]]);
    }
    if (type === "NewExpression" || type === "CallExpression") {
      const callee = /** @type {Node} */ (node.callee);
      const name = String(callee.name);
      if (callee.type === "Identifier") add(name, [js("builtins", name), find("api", name)]);
      const property = /** @type {Node | undefined} */ (callee.property);
      if (callee.type !== "MemberExpression" || callee.computed || node.optional) return;
      if (property?.type !== "Identifier") return;
      const { name: member } = /** @type {{ name: string }} */ (/** @type {unknown} */ (property));
      const { name: owner } = /** @type {{ name: string }} */ (callee.object);
      const of = js("builtins", owner) ?? find("api", owner);
      const known = of?.[member] ?? of?.[`${member}_static`];
      if (known) add(`${owner}.${member}()`, [known]);
      else if (!own.has(member) && !imported.has(owner))
        add(`.${member}()`, members.get(member) ?? []);
    }
  });
  return used;
}

/**
 * What the script itself gives to its objects: a call of it says nothing of a browser.
 *
 * @param {unknown} tree
 */
function ownNames(tree) {
  /** @type {Set<unknown>} */
  const names = new Set();
  /** @param {unknown} key */
  const add = (key) => void names.add(/** @type {Node | undefined} */ (key)?.name);
  visit(tree, ({ type, key, left, properties }) => {
    if (type === "MethodDefinition" || type === "PropertyDefinition") add(key);
    if (type === "AssignmentExpression") add(/** @type {Node} */ (left).property);
    // Not of a pattern, which takes from an object that may be the browser's.
    if (type === "ObjectExpression")
      for (const each of /** @type {Node[]} */ (properties)) add(each.key);
  });
  return names;
}

/**
 * @param {unknown} part
 * @param {(node: Node) => void} look
 */
function visit(part, look) {
  if (typeof part !== "object" || part === null) return;
  if ("type" in part) look(/** @type {Node} */ (part));
  for (const each of Object.values(part)) visit(each, look);
}

/**
 * What a style sheet uses of a browser: its properties with their keywords, functions, selectors and
 * at-rules. What stands in `@supports` may be missing.
 *
 * @param {string} sheet
 * @returns {Used}
 */
export function usedByStyles(sheet) {
  const { used, add } = collect();
  /** @param {string[]} path */
  const css = (...path) => find("css", ...path);
  const root = postcss.parse(sheet);
  root.walkAtRules("supports", (rule) => void rule.remove());
  root.walkAtRules(({ name, params }) => {
    add(`@${name}`, [css("at-rules", name)]);
    for (const [, feature = ""] of params.matchAll(/\(([a-z-]+)/g))
      add(`@${name} (${feature})`, [css("at-rules", name, feature)]);
  });
  root.walkRules(({ selector }) => {
    for (const [sign] of selector.matchAll(/::?[a-z-]+/g))
      add(sign, [css("selectors", sign.replace(/^:+/, ""))]);
  });
  root.walkDecls(({ prop, value }) => {
    add(prop, [css("properties", prop)]);
    for (const [word] of value.matchAll(/(?<![\w-])[a-z][a-z-]*(?![\w(-])/g))
      add(`${prop}: ${word}`, [css("properties", prop, word)]);
    for (const [, name = "", first = ""] of value.matchAll(/([a-z][a-z-]*)\((?:([a-z]+) )?/g)) {
      // What `attr` reads it as is told below.
      if (name === "type") continue;
      const data = [[], ["color"], ["transform-function"]]
        .map((path) => css("types", ...path, name))
        .find((each) => each !== undefined);
      add(`${name}()`, [data]);
      if (first === "from") add(`${name}(from …)`, [data?.relative_syntax]);
    }
    if (/\battr\([^)]*\btype\(/.test(value))
      add("attr(… type())", [css("types", "attr", "type_function")]);
    for (const [, unit = ""] of value.matchAll(/\d(cq[a-z]+|[dls]v[a-z]+)\b/g))
      add(unit, [css("types", "length", UNITS[/** @type {keyof typeof UNITS} */ (unit[0])])]);
  });
  return used;
}

/**
 * From which version on a browser has it without a flag, a prefix or a known fault.
 *
 * @param {Data} data
 * @param {"chrome" | "edge" | "firefox" | "safari"} browser
 * @returns {number} Infinity where it does not.
 */
export function since(data, browser) {
  const support = [data.__compat?.support[browser] ?? []].flat();
  const [whole] = support.filter(
    ({ flags, prefix, alternative_name, partial_implementation, version_removed }) =>
      !flags && !prefix && !alternative_name && !partial_implementation && !version_removed,
  );
  const version = whole?.version_added;
  return typeof version === "string" ? Number.parseFloat(version.replace("≤", "")) : Infinity;
}
