/** Letters of scripts in which a joiner changes nothing that is seen, and their accents. */
const UNJOINED = String.raw`\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Hebr}\p{sc=Hang}\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\u0300-\u036f`;
const PICTURE = String.raw`\p{Extended_Pictographic}`;
const PICTURE_END = PICTURE + String.raw`\u{1f3fb}-\u{1f3ff}\ufe0f`;
const JOINER = String.raw`[\u200c\u200d]`;
const SELECTOR = String.raw`[\ufe00-\ufe02\ufe0e\ufe0f]`;

/**
 * Characters that can be obeyed instead of read: controls, invisible fillers, bidirectional marks,
 * soft hyphens, tags, unpaired surrogates. Tab and line feed are layout; joiners and variation
 * selectors are seen where they change a letter or a picture, and nowhere else.
 */
const HIDDEN = new RegExp(
  [
    String.raw`[\0-\x08\v\f\x0e-\x1f\x7f-\x9f\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufe03-\ufe0d\ufeff\uffa0\ufff0-\ufffb\ud800-\udfff]`,
    String.raw`[\u{13430}-\u{1343f}\u{1bca0}-\u{1bca3}\u{1d159}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]`,
    String.raw`(?<![\p{L}\p{M}${PICTURE_END}])${JOINER}`,
    String.raw`${JOINER}(?![\p{L}\p{M}${PICTURE}])`,
    `(?<=[${UNJOINED}])${JOINER}(?=[${UNJOINED}${PICTURE}])`,
    `(?<=[${PICTURE_END}])${JOINER}(?!${PICTURE})`,
    String.raw`(?<![\p{L}${PICTURE}\d#*])${SELECTOR}`,
    String.raw`(?<=[\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}])${SELECTOR}`,
    // After a digit, a selector is seen only in a keycap, where U+20E3 follows.
    String.raw`(?<=[\d#*])${SELECTOR}(?!\u20e3)`,
  ].join("|"),
  "gu",
);

/**
 * Whether `visibleText` leaves a text as it is, but for the line ends of Windows: all of it is seen,
 * and in its order. Stops at the first character that is not.
 */
export function isVisibleText(text: string): boolean {
  if (/^[\n -~]*$/.test(text)) return true;
  return (
    !/\r(?!\n)/.test(text) &&
    !/\p{M}{7}/u.test(text) &&
    text.replaceAll("\r\n", "\n").search(HIDDEN) === -1
  );
}

/**
 * Makes an untrusted text readable as it is: characters that would hide, reorder or imitate are
 * shown by their code point (`⟨U+202E⟩`), not obeyed.
 */
export function visibleText(text: string): string {
  // Most texts need nothing: the expressions below take longer to compile than a field to render.
  if (/^[\n -~]*$/.test(text)) return text;
  const settled = text
    .replace(/\r\n?/g, "\n")
    // More marks than any script puts on one letter would cover their neighbors.
    .replace(/(\p{M}{6})\p{M}+/gu, "$1\u27e8\u2026\u27e9");
  return settled.replace(HIDDEN, writtenOut);
}

/** How each hidden character is shown, kept once it was met: a text may hold a million of one. */
const written = new Map<string, string>();

function writtenOut(character: string): string {
  let shown = written.get(character);
  if (!shown) {
    const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
    shown = `\u27e8U+${code}\u27e9`;
    written.set(character, shown);
  }
  return shown;
}
