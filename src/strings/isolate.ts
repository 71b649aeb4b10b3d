/**
 * A text of unknown direction, set apart from that of the sentence around it (U+2068 … U+2069), so
 * that neither moves the signs of the other. For languages that are written from right to left:
 * there a Latin name at the edge of a sentence would carry its full stop, its brackets and its
 * numbers to the wrong side. Markup cannot do it, since a sentence is one string.
 *
 * Not for what goes through `<UntrustedText>`: that isolates the whole, and makes such signs visible
 * as it would a server's.
 */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}

/**
 * A host, an address or code: set apart too, and always read from left to right, as in the address
 * box. A name in Hebrew would else be read from its wrong end.
 */
export function isolateCode(text: string): string {
  return `\u2066${text}\u2069`;
}
