import type { Budget } from "../core/Budget.js";
import { asList, asText, hasText, isNode, isObject, type JsonObject } from "../core/json.js";
import * as limits from "../core/limits.js";
import { LINE_CHARACTERS } from "../core/text.js";
import { agentMeta, fitsType } from "./keywords.js";
import type { Field, FieldOption, OptionValue } from "./Field.js";
import { PLAIN_TEXT, readingOf } from "./lookAlikes.js";
import type { Report } from "./types.js";

/** Keywords that a titled constant may have. Others could contradict its value. */
const OPTION_KEYWORDS = new Set(["const", "title", "description", "type", "default", "_meta"]);

/** Characters that can make two texts differ without a visible difference. */
const UNLIKE = /(?<= ) |[^ -~]/g;

/** A longer description is not compared with others. */
const MAX_BRIEF_CHARACTERS = 100;

interface OptionsReading {
  options: readonly FieldOption[];
  /** How many there are over the limit; nothing where all are read. */
  unrendered: number | undefined;
}

/**
 * Reads the options of a select in any of their forms: `oneOf` or `anyOf` of `{ const, title }`,
 * `enum` with or without `enumNames`, a lone `const`. `undefined` when the schema has none.
 */
export function readOptions(
  schema: JsonObject,
  report: Report,
  budget: Budget,
): OptionsReading | undefined {
  const candidates = readCandidates(schema, report);
  if (!candidates) return undefined;
  const { read, over } = candidates;
  if (over > 0) report("tooMany");

  const seen = new Set<OptionValue>();
  const options = read.filter(({ value }) => {
    if (seen.has(value)) report("duplicateOption");
    return !seen.has(value) && seen.add(value);
  });
  return { options: tellApart(options, budget), unrendered: over > 0 ? over : undefined };
}

/** Returns how a text of an option reads. */
type Read = (text: string) => string;

/**
 * Creates a reader for one list. After the limit, texts that are not ASCII count as alike, so each
 * option shows its value. After the budget, all texts do.
 */
function createReader(budget: Budget): Read {
  let left: number = limits.lookAlikes;
  return (text) => {
    const seen = isForeign(text) ? Math.min(text.length, LINE_CHARACTERS) : 0;
    left -= seen;
    if (left < 0 && seen > 0) return "";
    const read = () => {
      budget.read(text);
      budget.spend(seen * limits.stepsPerLookAlike + limits.stepsPerLabel);
      return readingOf(text);
    };
    return budget.within(read) ?? "";
  };
}

/** Tells options with labels that look alike apart, each by the same means as the others. */
function tellApart<Option extends FieldOption>(
  options: readonly Option[],
  budget: Budget,
): readonly Option[] {
  // Plain options without titles are seen to differ, so ten thousand of them need no look-up.
  if (options.every(isPlainOption)) return options;
  const read = createReader(budget);
  const groups = groupsOf(options, ({ label }) => read(label));
  const told = new Map<OptionValue, Option>();
  for (const group of groups)
    for (const option of toldApart(group, read)) told.set(option.value, option);
  const all = options.map((option) => told.get(option.value) ?? option);
  return all.every((option, at) => option === options[at]) ? options : all;
}

/** Returns options with the same label, told apart by what differs: description, else value. */
function toldApart<Option extends FieldOption>(
  group: readonly Option[],
  read: Read,
): readonly Option[] {
  const isTold = ({ distinction }: Option) => distinction !== undefined;
  const isFirst = !group.some(isTold);
  if (isFirst && !group.some(isBlank)) {
    if (group.length === 1) return group;
    if (allDiffer(group.map(({ description }) => brief(description, read))))
      return group.map((option) => ({ ...option, distinction: option.description }));
  }
  const distinctions = valuesOf(group, read);
  return group.map((option, at) => {
    if (isTold(option)) return option;
    const { description } = option;
    const distinction = distinctions[at]!;
    const fullDescription =
      description === undefined ? distinction : `${description} (${distinction})`;
    return { ...option, description: fullDescription, distinction };
  });
}

/** Returns the values of options as texts that can be told apart. */
function valuesOf(options: readonly FieldOption[], read: Read): readonly string[] {
  const texts = new Map<FieldOption, string>();
  for (const group of groupsOf(options, ({ value }) => read(String(value)))) {
    for (const option of group) {
      const { label, value } = option;
      const plain = String(value);
      // `1` and `"1"` differ by their quotes only, and values that look alike by their characters
      // only.
      const alike = group.length > 1;
      const quoted = alike || plain === label || plain.trim() !== plain || plain === "";
      const json = quoted ? JSON.stringify(value) : plain;
      texts.set(option, alike ? json.replace(UNLIKE, escaped) : json);
    }
    shorten(group, texts);
  }
  return options.map((option) => texts.get(option)!);
}

/** Returns options in groups that read alike. */
function groupsOf<Option>(options: readonly Option[], read: (option: Option) => string) {
  const groups = new Map<string, Option[]>();
  for (const option of options) {
    const reading = read(option);
    const group = groups.get(reading);
    if (group) group.push(option);
    else groups.set(reading, [option]);
  }
  return groups.values();
}

/** Characters of equal beginnings that long texts keep before they differ. */
const EQUAL_CHARACTERS = 20;

/** Leaves out the equal beginning of long texts, which would be cut before they differ. */
function shorten(group: readonly FieldOption[], texts: Map<FieldOption, string>): void {
  const long = group
    .map((option) => ({ option, text: texts.get(option)! }))
    .filter(({ text }) => text.length > LINE_CHARACTERS);
  // Next to each other are those that differ last.
  long.sort((a, b) => (a.text < b.text ? -1 : 1));
  const equal = long.map(({ text }, at) => equalStart(text, long[at + 1]?.text ?? ""));
  for (const [at, { option, text }] of long.entries()) {
    const start = Math.max(equal[at]!, equal[at - 1] ?? 0) - EQUAL_CHARACTERS;
    if (start > 0) texts.set(option, `\u2026${text.slice(start)}`);
  }
}

/** Returns how many characters two texts begin with in common. */
function equalStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}

/** Tells the options of these fields apart by the characters that `lazyConfusables` knows. */
export function tellOptionsApart(fields: readonly Field[], budget: Budget): readonly Field[] {
  return fields.filter((field) => {
    if (field.kind !== "singleSelect" && field.kind !== "multiSelect") return false;
    const before: readonly FieldOption[] = field.options;
    const options = tellApart(before, budget);
    Object.assign(field, { options });
    return options !== before;
  });
}

/** Whether a field has options with labels that only `lazyConfusables` can tell apart. */
export function hasForeignOptions(field: Field): boolean {
  return "options" in field && field.options.some(({ label }) => isForeign(label));
}

function isForeign(label: string): boolean {
  return /[^\0-\x7f]/.test(label);
}

/** How a description reads, if it is short enough to be compared at a glance. */
function brief(description = "", read: Read): string | undefined {
  if (description.length > MAX_BRIEF_CHARACTERS) return undefined;
  return read(description) || undefined;
}

function allDiffer(texts: readonly (string | undefined)[]): boolean {
  return !texts.includes(undefined) && new Set(texts).size === texts.length;
}

/** Whether the whole value of an option is its label, and seen as it is. */
function isPlainOption({ label, value }: FieldOption): boolean {
  return label === value && label.length <= LINE_CHARACTERS && PLAIN_TEXT.test(label);
}

/** Whether an option has no visible label. An empty text gets a built-in label. */
function isBlank({ label }: FieldOption): boolean {
  return label !== "" && label.trim() === "";
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

/** The options that a limit lets be read, and how many there are over it. */
interface Candidates {
  read: readonly FieldOption[];
  over: number;
}

function readCandidates(schema: JsonObject, report: Report): Candidates | undefined {
  const keyword = findOptionKeyword(schema);
  if (keyword === "oneOf" || keyword === "anyOf") {
    const entries = schema[keyword] as unknown[];
    const constants = entries.filter(isConstant);
    // `null` among them is the same as an optional property.
    if (entries.some((entry) => !isConstant(entry) && !isNull(entry))) {
      report("malformedKeyword", keyword);
    }
    const drawn = constants.slice(0, limits.options);
    if (drawn.some((entry) => Object.keys(entry).some((key) => !OPTION_KEYWORDS.has(key)))) {
      report("uncheckedKeyword", keyword);
    }
    const read = drawn.map((entry) => {
      const option = toOption(entry.const, entry.title, entry.description);
      const { preview } = agentMeta(entry, "_claude/askUserQuestionOption");
      return hasText(preview) ? { ...option, preview } : option;
    });
    return { read, over: constants.length - read.length };
  }
  if (keyword === "enum" && Array.isArray(schema.enum)) {
    const names = asList(schema.enumNames);
    if (names.length > 0 && names.length !== schema.enum.length) report("enumNamesMismatch");
    const read: FieldOption[] = [];
    let malformed = false;
    let over = 0;
    schema.enum.forEach((value: unknown, index) => {
      // `null` among the values is the same as an optional property.
      if (!isOptionValue(value)) malformed ||= value !== null;
      else if (read.length < limits.options) read.push(toOption(value, names[index]));
      else over += 1;
    });
    if (malformed) report("malformedKeyword", "enum");
    return { read, over };
  }
  if (!isOptionValue(schema.const)) return undefined;
  return { read: [toOption(schema.const, undefined)], over: 0 };
}

/** The keyword that the options of a schema are read from. */
export function findOptionKeyword(schema: JsonObject): string | undefined {
  for (const keyword of ["oneOf", "anyOf"]) {
    const entries = schema[keyword];
    if (Array.isArray(entries) && entries.some(isConstant)) return keyword;
  }
  if (Array.isArray(schema.enum)) return "enum";
  return isOptionValue(schema.const) ? "const" : undefined;
}

/** Whether a schema with options can be answered with something that is none of them. */
export function hasOtherCases(schema: JsonObject): boolean {
  const keyword = findOptionKeyword(schema);
  return [schema[keyword ?? ""]].flat().some((entry) => {
    if (!isNode(entry) || isNull(entry)) return false;
    if (keyword === "enum") return !schema.type;
    const { const: only, type } = entry as JsonObject;
    if (only !== undefined) return !isOptionValue(only);
    return type || Object.keys(entry).some((key) => !OPTION_KEYWORDS.has(key));
  });
}

function isConstant(
  entry: unknown,
): entry is { const: OptionValue; title?: unknown; description?: unknown } {
  return isObject(entry) && isOptionValue(entry.const) && fitsType(entry.const, entry.type);
}

function isNull(entry: unknown): boolean {
  return isObject(entry) && (entry.type === "null" || entry.const === null);
}

function isOptionValue(value: unknown): value is OptionValue {
  return typeof value === "string" || typeof value === "boolean" || Number.isFinite(value);
}

function toOption(value: OptionValue, title: unknown, description?: unknown): FieldOption {
  return {
    value,
    label: hasText(title) ? title : String(value),
    description: asText(description) || undefined,
  };
}
