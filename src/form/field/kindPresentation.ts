import type { FieldKind } from "../../schema/Field.js";

/** How a field kind is presented, besides its control. */
interface KindPresentation {
  /** The `type` of its `<input>`. A number is text: a native number box loses what is half typed. */
  inputType: string;
  /** Whether its own control keeps its text in the DOM: a key typed renders nothing again. */
  uncontrolled: boolean;
  /** Whether its control shows a note of its own. */
  noted: boolean;
}

const textBox = (inputType: string, noted = false): KindPresentation => ({
  inputType,
  uncontrolled: true,
  noted,
});

const choice: KindPresentation = { inputType: "text", uncontrolled: false, noted: false };

/** A kind that is missing here does not compile. */
export const kindPresentation: Readonly<Record<FieldKind, KindPresentation>> = {
  string: textBox("text"),
  email: textBox("email"),
  uri: textBox("url"),
  date: textBox("date"),
  time: textBox("time", true),
  dateTime: textBox("datetime-local", true),
  number: textBox("text"),
  integer: textBox("text"),
  boolean: choice,
  singleSelect: choice,
  multiSelect: choice,
  json: textBox("text", true),
};
