import type { Field, FieldKind } from "./Field.js";

/** What every other place needs to know of a kind of field, besides how a value is read and checked. */
interface FieldKindFacts {
  /**
   * How it is answered: `written` can be anything, `picked` is one of a calendar or clock, `chosen`
   * one or several of what is offered.
   */
  answered: "written" | "picked" | "chosen";
  /** Whether spaces alone are no answer. */
  trimmed: boolean;
  /** What an answer is remembered as between visits; `undefined`: it is not. */
  remembered: "string" | "number" | undefined;
}

const WRITTEN = { answered: "written", trimmed: false, remembered: "string" } as const;
const NUMBER = { answered: "written", trimmed: true, remembered: "number" } as const;
const PICKED = { answered: "picked", trimmed: false, remembered: undefined } as const;
const CHOSEN = { answered: "chosen", trimmed: false, remembered: undefined } as const;

/** A kind that is missing here, or in a table that says how it is read, does not compile. */
const fieldKinds: Readonly<Record<FieldKind, FieldKindFacts>> = {
  string: WRITTEN,
  email: WRITTEN,
  uri: WRITTEN,
  date: PICKED,
  time: PICKED,
  dateTime: PICKED,
  number: NUMBER,
  integer: NUMBER,
  boolean: CHOSEN,
  singleSelect: CHOSEN,
  multiSelect: CHOSEN,
  json: { answered: "written", trimmed: true, remembered: undefined },
};

/** What is true of the kind of a field. */
export function kindFacts({ kind }: Pick<Field, "kind">): FieldKindFacts {
  return fieldKinds[kind];
}
