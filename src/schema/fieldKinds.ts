import type { Field, FieldKind } from "./Field.js";

/** Facts about a field kind, besides how its values are read and validated. */
interface FieldKindFacts {
  /**
   * How it is answered: `written` can be any text, `picked` is a date or time, `chosen` is one or
   * more options.
   */
  answered: "written" | "picked" | "chosen";
  /** Whether spaces alone are no answer. */
  trimmed: boolean;
  /** How an answer is stored between visits. `undefined`: it isn't. */
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

/** Returns the facts about a field's kind. */
export function kindFacts({ kind }: Pick<Field, "kind">): FieldKindFacts {
  return fieldKinds[kind];
}
