import type { Field } from "../schema/Field.js";
import type { FieldValue, Settings } from "../schema/types.js";
import { fitsField } from "./fitsField.js";
import { limits } from "./limits.js";
import { readRecord, writeRecord } from "./record.js";

/** Input of a field that differs from its initial value. */
export type Entered = readonly [field: Field, value: FieldValue];

/**
 * A draft as text; `undefined` where it is too long. Fields are known by the place of their key
 * among all keys, which every equal request has, so that no text of a server is stored.
 */
export function writeDraftRecord(
  fields: readonly Field[],
  entered: readonly Entered[],
  settings: Settings,
  now: number,
): string | undefined {
  const places = new Map(inOrder(fields).map((field, place) => [field.id, place]));
  const values = entered.map(([field, value]) => [places.get(field.id), value]);
  const { locale, timeZone } = settings;
  return writeRecord({ at: now, locale, timeZone, values });
}

/**
 * Returns the input in a stored draft that these fields could have. Empty for malformed or old
 * data.
 */
export function readDraftRecord(
  text: unknown,
  fields: readonly Field[],
  settings: Settings,
  now: number,
): Entered[] {
  const record = readRecord(text);
  if (!record || !isFresh(record["at"], now) || !Array.isArray(record["values"])) return [];
  const ordered = inOrder(fields);
  const entered = new Map<Field, FieldValue>();
  for (const entry of record["values"] as unknown[]) {
    if (!Array.isArray(entry)) continue;
    const [place, value] = entry as unknown[];
    const field = typeof place === "number" ? ordered[place] : undefined;
    if (!field || !fitsField(field, value, settings)) continue;
    // Written for another language or time zone, the same signs can mean something else.
    const number = field.kind === "number" || field.kind === "integer";
    if (number && record["locale"] !== settings.locale) continue;
    const time = field.kind === "dateTime" || field.kind === "time";
    if (time && record["timeZone"] !== settings.timeZone) continue;
    entered.set(field, value);
  }
  return [...entered];
}

/** Whether something was kept so lately that it may still be used, by a clock that may have been set. */
export function isFresh(at: unknown, now: number): at is number {
  return typeof at === "number" && Math.abs(now - at) < limits.draftAge;
}

function inOrder(fields: readonly Field[]): Field[] {
  return [...fields].sort((a, b) => (a.key < b.key ? -1 : 1));
}
