import type { FieldKind } from "../../schema/Field.js";

/** How a kind of field is drawn, besides its control. */
interface KindPresentation {
  /** The `type` of its `<input>`. A number is text: a native number box loses what is half typed. */
  inputType: string;
  /** Whether its own control keeps its text in the DOM: a key typed renders nothing again. */
  uncontrolled: boolean;
  /** Whether its own control says something more below itself. */
  noted: boolean;
}

const TEXT = { inputType: "text", uncontrolled: true, noted: false };
const CHOICE = { inputType: "text", uncontrolled: false, noted: false };

/** A kind that is missing here does not compile. */
export const kindPresentation: Readonly<Record<FieldKind, KindPresentation>> = {
  string: TEXT,
  email: { ...TEXT, inputType: "email" },
  uri: { ...TEXT, inputType: "url" },
  date: { ...TEXT, inputType: "date" },
  time: { ...TEXT, inputType: "time", noted: true },
  dateTime: { ...TEXT, inputType: "datetime-local", noted: true },
  number: TEXT,
  integer: TEXT,
  boolean: CHOICE,
  singleSelect: CHOICE,
  multiSelect: CHOICE,
  json: { ...TEXT, noted: true },
};
