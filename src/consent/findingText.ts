import type { ConsentStrings } from "../strings/enConsent.js";
import { visibleText } from "../text/visibleText.js";
import type { UrlFinding, UrlVerdict } from "../url/types.js";

/** Says a finding in words. Its level word is said before it. */
export function findingText(
  finding: UrlFinding,
  verdict: UrlVerdict,
  strings: ConsentStrings,
): string {
  const { code, value = "", target = "", characters = [] } = finding;
  const words: Record<string, (value: string, target: string) => string> = strings.findings;
  // A code of a check that the host added is not a key of ours.
  const word = Object.hasOwn(words, code) ? words[code] : undefined;
  const text = word
    ? word(code === "idn" ? value : nameOf(value, verdict), visibleText(target))
    : strings.otherFinding(code);
  const names = characters
    .map(({ character, codePoint, script }) =>
      strings.characterNamed(visibleText(character), codePoint, script),
    )
    .join(", ");
  return names === "" ? `${text}.` : `${text}. ${strings.charactersNamed(names)}`;
}

/** The site is named as it is shown above, so that a person sees that it is the same. */
function nameOf(value: string, { registrableDomain, displayDomain }: UrlVerdict): string {
  return value === registrableDomain ? displayDomain : visibleText(value);
}
