import type { Field } from "./Field.js";
import { parseDateTime } from "./parseDateTime.js";
import type { Settings } from "./Settings.js";

/** The words of ours that an answer can be. */
export interface AnswerWords {
  yes: string;
  no: string;
  emptyOption: string;
  noneOfThese: string;
}

/**
 * Writes an answer for a person to read: options by their titles, Yes or No, numbers and days as
 * their language has them, a JSON value as JSON. The counterpart of `readAnswer`.
 *
 * @param value what is in `content`. Of any type: a value that does not fit its field, from an old
 *   store perhaps, is written as JSON.
 * @returns one text for each value; a choice of several has several. Untrusted: render them as text.
 */
export function writeAnswer(
  field: Field,
  value: unknown,
  settings: Settings,
  words: AnswerWords,
): readonly string[] {
  switch (field.kind) {
    case "boolean":
      return typeof value === "boolean" ? [value ? words.yes : words.no] : writeJson(value);
    case "singleSelect":
      return titlesOf(field.options, [value], words);
    case "multiSelect":
      if (!Array.isArray(value)) return writeJson(value);
      if (value.length === 0) return [words.noneOfThese];
      return titlesOf(field.options, value, words);
    case "number":
    case "integer":
      return typeof value === "number" ? [writeNumber(value, settings.locale)] : writeJson(value);
    case "date":
      return typeof value === "string" ? [writeDay(value, settings.locale)] : writeJson(value);
    case "dateTime":
      return typeof value === "string" ? [writeMoment(value, settings)] : writeJson(value);
    case "json":
      return writeJson(value);
    default:
      return typeof value === "string" ? [value] : writeJson(value);
  }
}

interface Titled {
  value: unknown;
  label: string;
}

function titlesOf(options: readonly Titled[], values: readonly unknown[], words: AnswerWords) {
  const titles = new Map(options.map(({ value, label }) => [value, label]));
  return values.map((value) => {
    const text = titles.get(value) ?? (typeof value === "string" ? value : writeJson(value).join());
    return text || words.emptyOption;
  });
}

/** Beyond these a number is written out with more zeros than a person can count. */
const [SMALL, LARGE] = [1e-6, 1e15];

function writeNumber(value: number, locale: string): string {
  const size = Math.abs(value);
  if (!Number.isFinite(value) || (size !== 0 && size < SMALL) || size >= LARGE) {
    return String(value);
  }
  const write = () => new Intl.NumberFormat(locale, { maximumFractionDigits: 20 }).format(value);
  return inLanguage(write, String(value));
}

/** In the calendar of the picker and of the wire, whatever calendar the language prefers. */
const DAY = {
  calendar: "gregory",
  weekday: "long",
  year: "numeric",
  month: "long",
  day: "numeric",
} as const satisfies Intl.DateTimeFormatOptions;

function writeDay(day: string, locale: string): string {
  const parsed = parseDateTime(`${day}T00:00:00Z`);
  if (!parsed || !("epoch" in parsed)) return day;
  const write = () =>
    new Intl.DateTimeFormat(locale, { ...DAY, timeZone: "UTC" }).format(parsed.epoch);
  return inLanguage(write, day);
}

/** A moment is read on the person's own clock. Without an offset it is none, and stays as it is. */
function writeMoment(text: string, { locale, timeZone }: Settings): string {
  const parsed = parseDateTime(text);
  if (!parsed || !("epoch" in parsed)) return text;
  const exact = parsed.epoch % 60_000 !== 0;
  const format: Intl.DateTimeFormatOptions = {
    ...DAY,
    hour: "numeric",
    minute: "2-digit",
    ...(exact ? { second: "2-digit" } : {}),
    timeZone,
    timeZoneName: "short",
  };
  return inLanguage(() => new Intl.DateTimeFormat(locale, format).format(parsed.epoch), text);
}

/** Hosts pass what their users' settings hold, which need be no language and no time zone. */
function inLanguage(write: () => string, raw: string): string {
  try {
    return write();
  } catch {
    return raw;
  }
}

/** What JSON cannot hold never came over a wire; then its type has to do. */
function writeJson(value: unknown): readonly string[] {
  try {
    return [JSON.stringify(value) ?? typeof value];
  } catch {
    return [typeof value];
  }
}
