import { toText } from "../core/json.js";
import type { Field } from "../schema/Field.js";
import { type FieldInput, isEmptyText, type Settings } from "../schema/types.js";
import { fitsTextBox, fitsPicker } from "../schema/keywords.js";
import { initialValue } from "../schema/content.js";
import { isCalendarDay, isTimeOfDay } from "../schema/dateTime.js";
import { isLocalTime } from "../schema/zonedTime.js";
import { isVisibleText } from "../core/text.js";

/** Whether a field's control shows a value unchanged. The user must see everything that is sent. */
export function fitsField(field: Field, value: unknown, settings: Settings): value is FieldInput {
  switch (field.kind) {
    case "boolean":
      return value === null || typeof value === "boolean";
    case "singleSelect":
      return value === null || field.options.some((option) => option.value === value);
    case "multiSelect": {
      if (value === null) return true;
      if (!Array.isArray(value) || new Set(value).size < value.length) return false;
      const options = new Set<unknown>(field.options.map((option) => option.value));
      return value.every((item) => options.has(item));
    }
    case "date":
      return value === "" || (typeof value === "string" && isCalendarDay(value));
    case "time":
      return value === "" || (typeof value === "string" && isTimeOfDay(value));
    case "dateTime":
      return (
        value === "" ||
        (typeof value === "string" && isLocalTime(value)) ||
        // A value that no picker can show is edited in a text box, so any text fits.
        (!fitsPicker(String(initialValue(field, settings))) && isText(value))
      );
    case "string":
      return isEmptyText(value) || isText(value);
    case "email":
    case "uri":
      return isText(value);
    case "json":
      return isText(toText(value));
    case "number":
    case "integer":
      // Its box has one line.
      return isText(value) && !value.includes("\n");
  }
}

/**
 * Whether a text box shows a text unchanged. It would change the line ends of Windows.
 *
 * Others can write to a storage. A value from there must still be on screen before it is sent.
 */
function isText(value: unknown): value is string {
  return (
    typeof value === "string" && !value.includes("\r") && isVisibleText(value) && fitsTextBox(value)
  );
}
