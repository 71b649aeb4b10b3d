import { agentMeta, fitsType, limits } from "./keywords.js";
import type { FieldOption, OptionValue } from "./Field.js";
import { isObject } from "../core/json.js";
import { readingOf } from "./lookAlikes.js";
import type { Report } from "./types.js";

/** Keywords that a titled constant may have. Others could contradict its value. */
const OPTION_KEYWORDS = new Set(["const", "title", "description", "type", "default", "_meta"]);

/** A text whose every character is seen as it is. */
const PLAIN = /^[!-~]+(?: [!-~]+)*$/;
/** Characters that can make two texts differ without a visible difference. */
const UNLIKE = /(?<= ) |[^ -~]/g;

/** A longer description is not compared with others. */
const MAX_BRIEF_CHARACTERS = 100;

/** Kinds of options of ACP's permission requests. */
const PERMISSIONS = ["allow_once", "allow_always", "reject_once", "reject_always"] as const;

interface OptionsReading {
  options: readonly FieldOption[];
  /** How many there are over the limit; nothing where all are read. */
  undrawn: number | undefined;
}

/**
 * Reads the options of a select in any of their forms: `oneOf` or `anyOf` of `{ const, title }`,
 * `enum` with or without `enumNames`, a lone `const`. `undefined` when the schema has none.
 */
export function readOptions(
  schema: Readonly<Record<string, unknown>>,
  report: Report,
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
  return { options: tellApart(options), undrawn: over > 0 ? over : undefined };
}

/** Tells options with the same label apart, each by the same means as the others. */
function tellApart(options: readonly FieldOption[]): readonly FieldOption[] {
  // Plain options without titles are seen to differ, so ten thousand of them need no look-up.
  if (options.every(({ label, value }) => label === value && PLAIN.test(label))) return options;
  const groups = new Map<string, FieldOption[]>();
  for (const option of options) {
    const reading = readingOf(option.label);
    const group = groups.get(reading);
    if (group) group.push(option);
    else groups.set(reading, [option]);
  }
  const told = new Map<OptionValue, FieldOption>();
  for (const group of groups.values())
    for (const option of toldApart(group)) told.set(option.value, option);
  return options.map((option) => told.get(option.value) ?? option);
}

/** Returns options with the same label, told apart by what differs: kind, description, else value. */
function toldApart(group: readonly FieldOption[]): readonly FieldOption[] {
  if (!group.some(isBlank)) {
    if (group.length === 1) return group.map(asNamed);
    if (allDiffer(group.map(({ permission }) => permission))) return group;
    if (allDiffer(group.map(({ description }) => brief(description))))
      return group.map(asNamed).map((option) => ({ ...option, distinction: option.description }));
  }
  const sent = countsOf(group.map(({ value }) => readingOf(String(value))));
  return group.map(asNamed).map((option) => {
    const { label, value, description } = option;
    const plain = String(value);
    // `1` and `"1"` differ by their quotes only, and values that look alike by their characters
    // only.
    const alike = sent.get(readingOf(plain))! > 1;
    const quoted = alike || plain === label || plain.trim() !== plain || plain === "";
    const json = quoted ? JSON.stringify(value) : plain;
    const distinction = alike ? json.replace(UNLIKE, escaped) : json;
    const fullDescription =
      description === undefined ? distinction : `${description} (${distinction})`;
    return { ...option, description: fullDescription, distinction };
  });
}

/** Returns an option whose label says enough: what it permits is in the words of the agent. */
function asNamed({ permission: _, ...option }: FieldOption): FieldOption {
  return option;
}

/** How a description reads, if it is short enough to be compared at a glance. */
function brief(description = ""): string | undefined {
  if (description.length > MAX_BRIEF_CHARACTERS) return undefined;
  return readingOf(description) || undefined;
}

function allDiffer(texts: readonly (string | undefined)[]): boolean {
  return !texts.includes(undefined) && new Set(texts).size === texts.length;
}

/** Whether an option has no visible label. An empty text gets a built-in label. */
function isBlank({ label }: FieldOption): boolean {
  return label !== "" && label.trim() === "";
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

function countsOf(texts: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

/** The options that a limit lets be read, and how many there are over it. */
interface Candidates {
  read: readonly FieldOption[];
  over: number;
}

function readCandidates(
  schema: Readonly<Record<string, unknown>>,
  report: Report,
): Candidates | undefined {
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
      const { kind } = agentMeta(entry, "acp");
      const permission = PERMISSIONS.find((each) => each === kind);
      return {
        ...option,
        ...(permission && { permission }),
        ...(typeof preview === "string" && preview.trim() !== "" && { preview }),
      };
    });
    return { read, over: constants.length - read.length };
  }
  if (keyword === "enum" && Array.isArray(schema.enum)) {
    const names = Array.isArray(schema.enumNames) ? schema.enumNames : [];
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
export function findOptionKeyword(schema: Readonly<Record<string, unknown>>): string | undefined {
  for (const keyword of ["oneOf", "anyOf"]) {
    const entries = schema[keyword];
    if (Array.isArray(entries) && entries.some(isConstant)) return keyword;
  }
  if (Array.isArray(schema.enum)) return "enum";
  return isOptionValue(schema.const) ? "const" : undefined;
}

/** Whether a schema with options can be answered with something that is none of them. */
export function hasOtherCases(schema: Readonly<Record<string, unknown>>): boolean {
  const keyword = findOptionKeyword(schema);
  return [schema[keyword ?? ""]].flat().some((entry) => {
    if (typeof entry !== "object" || !entry || isNull(entry)) return false;
    if (keyword === "enum") return !schema.type;
    const { const: only, type } = entry as Readonly<Record<string, unknown>>;
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
    label: typeof title === "string" && title.trim() !== "" ? title : String(value),
    description: typeof description === "string" && description !== "" ? description : undefined,
  };
}
