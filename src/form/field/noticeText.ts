import type { SchemaReading } from "../../schema/readSchema.js";
import type { FormStrings } from "../../strings/enForm.js";

/** Returns the notice about what can't be shown, and what the user can do. Nothing if all can. */
export function noticeText(reading: SchemaReading, strings: FormStrings): string | undefined {
  if (!reading.readable) return strings.unreadable;
  if (reading.undrawn === 0) return undefined;
  const said = strings.undrawn(reading.undrawn);
  return reading.undrawnRequired ? said + strings.gap + strings.requiredUnanswerable : said;
}
