/** The keys that answer one question, as they are drawn beside its answers. */
export interface FieldKeys {
  /** The key of an option by its place, from 0. */
  at: (place: number) => string | undefined;
  yes: string | undefined;
  no: string | undefined;
  /** Takes the answer back. */
  none: string | undefined;
  /** For the element around the answers: whether its keys work wherever in the form the focus is. */
  states: { keys?: string };
}
