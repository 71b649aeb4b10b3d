/**
 * Whether a text looks whole in its box though its end is out of sight: behind a gap in a single line,
 * or behind empty lines; a gap can fill lines, too.
 */
export function hidesEnd(text: string, multiline: boolean): boolean {
  return (multiline ? /(?:\n[^\S\n]*){5}|[^\S\n]{40}/ : /\s{4}/).test(text);
}
