/**
 * Characters that can be obeyed instead of read: controls, invisible fillers, bidirectional marks,
 * soft hyphens, tags, unpaired surrogates. Tab and line feed are layout; joiners and variation
 * selectors are handled by their context.
 */
const HIDDEN =
  // oxlint-disable-next-line no-control-regex, no-misleading-character-class -- they are what this is about
  /[\0-\x08\v\f\x0e-\x1f\x7f-\x9f\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff0-\ufffb\ud800-\udfff]|[\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]|(?<![\p{L}\p{M}\p{Extended_Pictographic}\u{1f3fb}-\u{1f3ff}\ufe0f])[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{M}\p{Extended_Pictographic}])|(?<![\p{Extended_Pictographic}\p{L}\p{N}#*])[\ufe00-\ufe0f]/gu;

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
  // Most texts: the expressions below take longer to be compiled than a field to be drawn.
  if (/^[\n -~]*$/.test(text)) return text;
  const settled = text
    .replace(/\r\n?/g, "\n")
    // More marks than any writing puts on one letter are drawn over their neighbours.
    .replace(/(\p{M}{6})\p{M}+/gu, "$1\u27e8\u2026\u27e9");
  return settled.replace(HIDDEN, (character) => {
    const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
    return `\u27e8U+${code}\u27e9`;
  });
}
