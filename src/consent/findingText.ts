import type { CautionStrings } from "../strings/enCautions.js";
import type { ConsentStrings } from "../strings/enConsent.js";
import { shortText } from "../text/heardText.js";
import { visibleText } from "../text/visibleText.js";
import type { UrlFinding, UrlVerdict } from "../url/types.js";

/** Returns the message of a finding. Its level is shown before it. */
export function findingText(
  finding: UrlFinding,
  verdict: UrlVerdict,
  strings: ConsentStrings & Partial<CautionStrings>,
  requesterName = "",
): string {
  const { code, value = "", characters = [] } = finding;
  // A requester without a URL has no site, so its name is used.
  const { target = code === "third-party" ? requesterName : "" } = finding;
  const words: Record<string, (value: string, target: string) => string> = {
    ...strings.findings,
    ...strings.cautions,
  };
  // A code of a host's own check is not one of our keys.
  const word = Object.hasOwn(words, code) ? words[code] : undefined;
  const named = code === "idn" ? quotable(value) : nameOf(value, verdict);
  // The name of a parameter is the server's: prose in it would speak with our voice.
  const own = code === "secret" && !/^[\w.[\]-]{1,40}$/.test(value) ? "" : named;
  const text = word ? word(own, quotable(target)) : strings.otherFinding(shortText(code));
  const names = characters
    .map(({ character, codePoint, script }) =>
      strings.characterNamed(visibleText(character), codePoint, script),
    )
    .join(strings.comma);
  const sentences = [strings.sentence(text), names !== "" && strings.charactersNamed(names)];
  return sentences.filter(Boolean).join(strings.gap);
}

/** The site is named as it is shown above, so that the user recognizes it. */
function nameOf(value: string, { registrableDomain, displayDomain }: UrlVerdict): string {
  return quotable(value === registrableDomain ? displayDomain : value);
}

/** Returns a text that can't end the quotation marks of any language. */
function quotable(text: string): string {
  return shortText(text).replace(/["\p{Pi}\p{Pf}\u201e\u300c-\u300f\uff62\uff63]/gu, "'");
}
