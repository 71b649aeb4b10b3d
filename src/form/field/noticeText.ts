import type { SchemaReading } from "../../schema/readSchema.js";
import type { FormStrings } from "../../strings/enForm.js";

/** Says which part of a request cannot be drawn, and what the person can do; nothing where all of it can. */
export function noticeText(reading: SchemaReading, strings: FormStrings): string | undefined {
  if (!reading.readable) return strings.unreadable;
  if (reading.undrawn === 0) return undefined;
  const said = strings.undrawn(reading.undrawn);
  return reading.undrawnRequired ? said + strings.gap + strings.requiredUnanswerable : said;
}
