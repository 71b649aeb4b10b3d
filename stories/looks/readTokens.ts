export interface Token {
  /** The heading that it stands under. */
  group: string;
  /** As the host sets it: `--elicit-accent`. */
  name: string;
  /** As the style sheet reads it: `--_accent`. */
  inner: string;
  /** The value without the host. */
  standard: string;
  /** What it changes. */
  changes: string;
}

/** A comment, or a declaration of a token. */
const PIECE =
  /\/\*(?<comment>[^]*?)\*\/|(?<inner>--_[a-z-]+):\s*var\(\s*(?<name>--elicit-[a-z-]+),\s*(?<standard>[^;]*?)\s*\);/g;

/**
 * Reads the list at the start of `styles.css`. A comment before a token says what it changes (its
 * first paragraph; the others are reasons), one before a comment is a heading.
 */
export function readTokens(sheet: string): Token[] {
  const list = sheet.slice(sheet.indexOf("{") + 1, sheet.indexOf("\n}"));
  const tokens: Token[] = [];
  let group = "";
  let comment = "";
  for (const { groups = {} } of list.matchAll(PIECE)) {
    if (groups.comment !== undefined) {
      if (comment) group = comment;
      comment = firstParagraph(groups.comment);
      continue;
    }
    const { name = "", inner = "", standard = "" } = groups;
    tokens.push({ group, name, inner, standard: standard.replace(/\s+/g, " "), changes: comment });
    comment = "";
  }
  return tokens;
}

function firstParagraph(comment: string): string {
  const [first = ""] = comment.replace(/^[ \t]*\*/gm, "").split(/\n\s*\n/);
  return first.replace(/\s+/g, " ").trim();
}
