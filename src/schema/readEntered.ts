/** Separates the JSON of an answer with parts from what else was entered: no JSON text can contain it. */
const MARK = "\n//";

/** What a person has entered of a question with parts, apart. */
export interface Entered {
  /** The JSON text of what is an answer so far; empty where nothing is. */
  text: string;
  /** Whether there is more that is no answer yet: half a date, a row that is still empty. */
  unread: boolean;
  /** What the parts hold besides, as JSON; see `Rest`. */
  rest: string | undefined;
}

/**
 * Takes apart what `writeEntered` wrote. The text of a JSON value, as a person writes it, is read as
 * it is.
 */
export function readEntered(entered: string): Entered {
  const at = entered.indexOf(MARK);
  if (at === -1) return { text: entered, unread: false, rest: undefined };
  const rest = entered.slice(at + MARK.length);
  const unread = rest.startsWith("!");
  return { text: entered.slice(0, at), unread, rest: unread ? rest.slice(1) : rest };
}

/** One text of an answer of parts and of what is entered besides: what a draft keeps. */
export function writeEntered({ text, unread, rest }: Entered): string {
  return rest === undefined ? text : `${text}${MARK}${unread ? "!" : ""}${rest}`;
}
