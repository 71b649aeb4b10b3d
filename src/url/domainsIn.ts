/**
 * Reads a list of domains that stand behind the suffix they share, which weighs a sixth less where it is packed.
 *
 * @example
 * domainsIn(".app canva my.lovable .io github"); // ["canva.app", "my.lovable.app", "github.io"]
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
