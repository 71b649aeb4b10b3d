import type {
  BooleanField,
  Field,
  MultiSelectField,
  NumberField,
  SingleSelectField,
} from "./Field.js";
import { hidesEnd } from "./fits.js";
import { isCalendarDay } from "./calendar.js";
import { jsonText } from "./jsonText.js";
import { parseDateTime } from "./parseDateTime.js";
import { parseTime } from "./parseTime.js";
import { isVisibleText } from "../text/visibleText.js";
import type { Report } from "./types.js";

type WithoutDefault<F> = F extends Field ? Omit<F, "default"> : never;
type DefaultOf<F extends { kind: string }> = F["kind"] extends "boolean"
  ? BooleanField["default"]
  : F["kind"] extends "number" | "integer"
    ? NumberField["default"]
    : F["kind"] extends "singleSelect"
      ? SingleSelectField["default"]
      : F["kind"] extends "multiSelect"
        ? MultiSelectField["default"]
        : F["kind"] extends "json"
          ? unknown
          : string | undefined;

/**
 * Returns the default of a property, if its control can show it.
 *
 * A malformed one is ignored, because the user couldn't see what would be sent. `""` and `[]` are
 * no answers either, except if `""` is one of the options.
 */
export function readDefault<F extends WithoutDefault<Field>>(
  field: F,
  value: unknown,
  report: Report,
): DefaultOf<F> {
  if (value === undefined) return undefined as DefaultOf<F>;
  if (value === "" && field.kind !== "singleSelect") return undefined as DefaultOf<F>;
  if (isShowable(field, value)) return value as DefaultOf<F>;
  report("ignoredDefault", "default");
  return undefined as DefaultOf<F>;
}

function isShowable(field: WithoutDefault<Field>, value: unknown): boolean {
  switch (field.kind) {
    case "boolean":
      return typeof value === "boolean";
    case "number":
      return Number.isFinite(value);
    case "integer":
      return Number.isSafeInteger(value);
    case "singleSelect":
      return (field as SingleSelectField).options.some((option) => option.value === value);
    case "multiSelect": {
      const options = new Set<unknown>(
        (field as MultiSelectField).options.map((option) => option.value),
      );
      return (
        Array.isArray(value) &&
        value.every((item) => options.has(item)) &&
        new Set(value).size === value.length
      );
    }
    case "date":
      return typeof value === "string" && isCalendarDay(value);
    case "dateTime":
      return typeof value === "string" && parseDateTime(value) !== undefined;
    case "json":
      // JSON writes what is hidden in a text as it is, but for controls, which it escapes.
      return isShowableText(jsonText(value));
    case "email":
    case "uri":
      // A browser takes line ends and outer spaces away from what is put into these boxes.
      return isShowableText(value) && value === value.trim() && !value.includes("\n");
    case "time":
      return typeof value === "string" && parseTime(value) !== undefined;
    case "string":
      return isShowableText(value);
  }
}

/** Whether a text is completely visible. Otherwise a hidden part would be sent unseen. */
function isShowableText(value: unknown): value is string {
  return typeof value === "string" && isVisibleText(value) && !hidesEnd(value, true);
}
