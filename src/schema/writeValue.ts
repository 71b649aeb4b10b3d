import type { Field } from "./Field.js";
import { isCalendarDay, parseDateTime } from "./dateTime.js";
import { jsonText } from "../core/json.js";
import type { Settings } from "./types.js";

/** The built-in strings that an answer can be. */
interface ValueWords {
  yes: string;
  no: string;
  emptyOption: string;
}

/**
 * Writes an answer for users: an option by its title, numbers and dates in their language.
 *
 * JSON values are written as JSON, and values that don't match the field's type unchanged.
 *
 * @param field the field of the answer. Without one, or with another type, the value is written by
 *   its own type.
 */
export function writeValue(
  value: unknown,
  field: Field | undefined,
  settings: Settings,
  strings: ValueWords,
): string {
  const option =
    field?.kind === "singleSelect" || field?.kind === "multiSelect"
      ? field.options.find((each) => each.value === value)
      : undefined;
  if (option) {
    const label = option.label || strings.emptyOption;
    return option.distinction === undefined ? label : `${label} (${option.distinction})`;
  }
  if (field?.kind === "json") return writeJson(value);
  switch (typeof value) {
    case "boolean":
      return value ? strings.yes : strings.no;
    case "number":
      return writeNumber(value, settings);
    case "string":
      return writeText(value, field, settings) || strings.emptyOption;
    default:
      return writeJson(value);
  }
}

function writeText(text: string, field: Field | undefined, settings: Settings): string {
  const { locale } = settings;
  if (field?.kind === "date" && isCalendarDay(text)) {
    return dateFormat(locale, "UTC", DAY_FORMAT).format(Date.parse(`${text}T00:00:00Z`));
  }
  const parsed = field?.kind === "dateTime" ? parseDateTime(text) : undefined;
  if (!parsed || ("unshown" in parsed && parsed.unshown)) return text;
  // A wall-clock time without its offset is of no zone.
  const isMoment = "epoch" in parsed;
  const time = isMoment ? parsed.epoch : Date.parse(`${parsed.local}Z`);
  const zone = isMoment ? ({ timeZoneName: "short" } as const) : undefined;
  const form = { ...DAY_FORMAT, ...CLOCK_FORMAT, ...zone };
  const exact = time % 60_000 === 0 ? form : { ...form, second: "2-digit" as const };
  return dateFormat(locale, isMoment ? settings.timeZone : "UTC", exact).format(time);
}

/** In the calendar of the picker and of the protocols, whatever calendar the language prefers. */
const DAY_FORMAT = { calendar: "gregory", year: "numeric", month: "long", day: "numeric" } as const;
const CLOCK_FORMAT = { hour: "numeric", minute: "2-digit" } as const;

/** Hundreds of receipts share a few formats, and each takes longer to make than to use. */
const formatters = new Map<string, Intl.DateTimeFormat | Intl.NumberFormat>();

function kept<F extends Intl.DateTimeFormat | Intl.NumberFormat>(
  name: string,
  make: (locale: string | undefined) => F,
  locale: string,
): F {
  const key = `${name} ${locale}`;
  let format = formatters.get(key) as F | undefined;
  if (!format) {
    try {
      format = make(locale);
    } catch {
      // A tag that is none: the language of the browser.
      format = make(undefined);
    }
    formatters.set(key, format);
  }
  return format;
}

function dateFormat(locale: string, timeZone: string, options: Intl.DateTimeFormatOptions) {
  const name = `${timeZone} ${Object.keys(options).join()}`;
  return kept(name, (tag) => new Intl.DateTimeFormat(tag, { ...options, timeZone }), locale);
}

/** As it is typed, with the decimal sign of the language: a number of an order has no thousands. */
function writeNumber(value: number, { locale }: Settings): string {
  const size = Math.abs(value);
  const isLong = !Number.isFinite(value) || size >= 1e15 || (size > 0 && size < 1e-6);
  if (isLong) return String(value);
  const options = { maximumFractionDigits: 20, useGrouping: false };
  return kept("", (tag) => new Intl.NumberFormat(tag, options), locale).format(value);
}

function writeJson(value: unknown): string {
  return jsonText(value) ?? String(Object.prototype.toString.call(value));
}
