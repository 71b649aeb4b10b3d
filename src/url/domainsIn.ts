/**
 * Reads a list of domains grouped by their suffix, which is a sixth smaller when compressed.
 *
 * @example domainsIn(".app canva my.lovable .io github"); // ["canva.app", "my.lovable.app",
 *   "github.io"]
 */
export function domainsIn(text: string): readonly string[] {
  let suffix = "";
  return text
    .trim()
    .split(/\s+/)
    .flatMap((word) => {
      if (!word.startsWith(".")) return word + suffix;
      suffix = word;
      return [];
    });
}
