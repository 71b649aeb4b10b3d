/** Separates the JSON of a nested answer from its remaining input. No JSON text can contain it. */
const MARK = "\n//";

/** A nested answer and its remaining input. */
export interface Entered {
  /** JSON text of the answer so far. Empty if there is none. */
  text: string;
  /** Whether there is more that is no answer yet: half a date, a row that is still empty. */
  unread: boolean;
  /** Remaining input of the nested fields, as JSON. See `Rest`. */
  rest: string | undefined;
}

/** Splits the output of `writeEntered`. The user's own JSON text is returned unchanged. */
export function readEntered(entered: string): Entered {
  const at = entered.indexOf(MARK);
  if (at === -1) return { text: entered, unread: false, rest: undefined };
  const rest = entered.slice(at + MARK.length);
  const unread = rest.startsWith("!");
  return { text: entered.slice(0, at), unread, rest: unread ? rest.slice(1) : rest };
}

/** Joins a nested answer and its remaining input into one text, as drafts store it. */
export function writeEntered({ text, unread, rest }: Entered): string {
  return rest === undefined ? text : `${text}${MARK}${unread ? "!" : ""}${rest}`;
}
