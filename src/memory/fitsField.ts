import type { Field } from "../schema/Field.js";
import { type FieldInput, isEmptyText, type Settings } from "../schema/types.js";
import { fitsBox, fitsPicker } from "../schema/keywords.js";
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
        (!fitsPicker(String(initialValue(field, settings))) && isText(value, false))
      );
    case "json":
      return isText(value, true);
    case "string":
      return isEmptyText(value) || isText(value, field.multiline);
    case "email":
    case "uri":
      return isText(value, false) && value === value.trim();
    case "number":
    case "integer":
      return isText(value, false);
  }
}

/**
 * A text box drops or changes line breaks, and hidden characters are invisible. Others can write to
 * a storage, so a draft may have neither.
 */
function isText(value: unknown, multiline: boolean): value is string {
  return (
    typeof value === "string" &&
    !(multiline ? /\r/ : /[\r\n]/).test(value) &&
    isVisibleText(value) &&
    fitsBox(value)
  );
}
