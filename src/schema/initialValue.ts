import type { Field } from "./Field.js";
import type { FieldValue, Settings } from "./types.js";
import { decimalSign } from "./decimalSign.js";
import { parseDateTime } from "./parseDateTime.js";
import { parseTime } from "./parseTime.js";
import { localTime } from "./localTime.js";
import { offsetAt } from "./offsetAt.js";

/** The value a field starts with: its default as its control shows it, or nothing. */
export function initialValue(field: Field, settings: Settings): FieldValue {
  switch (field.kind) {
    case "boolean":
    case "singleSelect":
      return field.default ?? null;
    case "multiSelect":
      return field.default && field.default.length > 0 ? field.default : null;
    case "number":
    case "integer":
      if (field.default === undefined) return "";
      return String(field.default).replace(".", () => decimalSign(settings.locale));
    case "dateTime": {
      const parsed = field.default === undefined ? undefined : parseDateTime(field.default);
      if (!parsed) return "";
      if ("local" in parsed) return parsed.local;
      const local = parsed.leap ? "" : localTime(parsed.epoch, settings.timeZone);
      // A value that no picker can show is shown unchanged, because everything sent must be
      // visible.
      return local || (field.default ?? "");
    }
    case "time": {
      const { clock = "", offset } = parseTime(field.default ?? "") ?? {};
      if (offset === undefined) return clock;
      const today = new Date().toISOString().slice(0, 10);
      // The whole day has the offset of its noon, as what is entered has (`zoneOffset`).
      const ahead = offsetAt(Date.parse(`${today}T12:00Z`), settings.timeZone);
      return localTime(Date.parse(`${today}T${clock}${offset}`) + ahead, "UTC").slice(11);
    }
    case "json":
      return field.default === undefined ? "" : JSON.stringify(field.default);
    case "string":
    case "email":
    case "uri":
    case "date":
      return field.default ?? "";
  }
}
