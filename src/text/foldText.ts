/** The start of a text that is too long to show at once. */
export interface FoldedText {
  shown: string;
  /** Characters that are left out. */
  hidden: number;
}

/** Cuts a text at a limit of characters or of lines, never inside a surrogate pair. */
export function foldText(text: string, characters: number, lines = Infinity): FoldedText {
  let end = Math.min(text.length, characters);
  const counted = lines === Infinity ? 0 : lines;
  for (let line = 0, at = -1; line < counted; line++) {
    at = text.indexOf("\n", at + 1);
    if (at === -1 || at >= end) break;
    if (line === counted - 1) end = at;
  }
  const [code, next] = [text.charCodeAt(end - 1), text.charCodeAt(end)];
  if (code >= 0xd800 && code <= 0xdbff && next >= 0xdc00 && next <= 0xdfff) end -= 1;
  return { shown: text.slice(0, end), hidden: text.length - end };
}
