import { isObject } from "../protocol/isObject.js";
import { limits } from "./limits.js";

/** The version of the format: records of an older or newer release are not read. */
const VERSION = 1;

/** A record as text, for a storage; `undefined` where it is too long to be kept. */
export function writeRecord(record: object): string | undefined {
  const text = JSON.stringify({ version: VERSION, ...record });
  return text.length > limits.record ? undefined : text;
}

/** Returns a stored text as a record, whose entries are unvalidated. */
export function readRecord(text: unknown): Readonly<Record<string, unknown>> | undefined {
  if (typeof text !== "string" || text.length > limits.record) return undefined;
  try {
    const record: unknown = JSON.parse(text);
    return isObject(record) && record["version"] === VERSION ? record : undefined;
  } catch {
    return undefined;
  }
}
