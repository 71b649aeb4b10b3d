import type { FieldKind, OptionValue } from "./Field.js";

/**
 * What a person has entered in a field so far, as the controls hold it: text stays text, so that
 * nothing half typed is lost. It becomes an answer in `readAnswer`.
 */
export interface FieldValues {
  string: string;
  email: string;
  uri: string;
  /** `YYYY-MM-DD`, or empty. */
  date: string;
  /** `HH:mm[:ss]` in the person's time zone, or empty. */
  time: string;
  /**
   * `YYYY-MM-DDTHH:mm[:ss]` in the person's time zone, or empty. A default that no picker shows (a
   * leap second, a year over 9999 there) is the text that came, with its own offset.
   */
  dateTime: string;
  /** As typed: `"1."`, `"-"`, `"1,5"`. */
  number: string;
  integer: string;
  /** `null`: not answered. */
  boolean: boolean | null;
  /** `null`: not answered. */
  singleSelect: OptionValue | null;
  /** `null`: not answered. An empty list is the answer "none of these". */
  multiSelect: readonly string[] | null;
  /** The text of a JSON value. */
  json: string;
}

/** The value of a field of one kind. */
export type FieldValue<K extends FieldKind = FieldKind> = FieldValues[K];
