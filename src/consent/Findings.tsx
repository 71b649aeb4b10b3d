"use client";

import type { ReactNode } from "react";
import { quotableText, shortHost, shortText, visibleText } from "../core/text.js";
import type { CautionStrings } from "../strings/enCautions.js";
import type { ConsentStrings } from "../strings/enConsent.js";
import { part } from "../ui/part.js";
import type { UrlFinding, UrlVerdict } from "../url/types.js";
import { useConsent } from "./ConsentContext.js";

/** Returns the message of a finding. Its level is shown before it. */
export function findingText(
  finding: UrlFinding,
  verdict: UrlVerdict,
  strings: ConsentStrings & Partial<CautionStrings>,
  requesterName = "",
): string {
  const { code, value = "", characters = [] } = finding;
  // The user knows the requester by its name, which the host gives it.
  const { target: site = "" } = finding;
  const { ellipsis } = strings;
  const target = (code === "third-party" && shortText(requesterName)) || shortHosts(site, ellipsis);
  const words: Record<string, (value: string, target: string) => string> = {
    ...strings.findings,
    ...strings.cautions,
  };
  // A code of a host's own check is not one of our keys.
  const word = Object.hasOwn(words, code) ? words[code] : undefined;
  const named = shortHosts(code === "idn" ? value : nameOf(code, value, verdict), ellipsis);
  // The name of a parameter is the server's: prose in it would speak with our voice.
  const own = code === "secret" && !/^[\w.[\]-]{1,40}$/.test(value) ? "" : named;
  const text = word
    ? word(quotableText(own), quotableText(target))
    : strings.otherFinding(shortText(code));
  const names = characters
    .map(({ character, codePoint, script }) =>
      strings.characterNamed(visibleText(character), codePoint, script),
    )
    .join(strings.comma);
  const sentences = [strings.sentence(text), names !== "" && strings.charactersNamed(names)];
  return sentences.filter(Boolean).join(strings.gap);
}

/** The site is named as it is shown above, so that the user recognizes it. */
function nameOf(code: string, value: string, verdict: UrlVerdict): string {
  const { registrableDomain, displayDomain } = verdict;
  // Without the list of public suffixes, the owner of a host is unknown.
  const isWhole = code === "third-party" && registrableDomain.endsWith(`.${value}`);
  return isWhole || value === registrableDomain ? displayDomain : value;
}

/** Shortens each host of a list from the left, because its end names the owner. */
function shortHosts(text: string, ellipsis: string): string {
  const hosts = text.split(", ");
  return hosts.map((host) => shortHost(host, ellipsis)).join(", ");
}

/**
 * Lists the findings, worst first, each after its level. Renders a `<div role="list">`, or nothing.
 */
export function Findings() {
  const { verdict, requester, strings, id } = useConsent();
  if (verdict.findings.length === 0) return null;
  const domain = shortHost(verdict.displayDomain, strings.ellipsis);
  return (
    <div role="list" {...part("findings", { level: verdict.level })} id={`${id}-findings`}>
      {verdict.findings.map((finding) => (
        <div role="listitem" {...part("finding", { level: finding.level })} key={finding.code}>
          <span {...part("level", { level: finding.level })}>
            {strings.levelled(strings.levels[finding.level], "")}
          </span>
          {emphasize(findingText(finding, verdict, strings, requester.name), domain)}
        </div>
      ))}
    </div>
  );
}

/** Puts a domain in bold wherever it stands in a text as a whole name. */
function emphasize(text: string, domain: string): ReactNode[] {
  const [start = "", ...rest] = domain ? text.split(domain) : [text];
  const parts: ReactNode[] = [];
  let plain = start;
  for (const next of rest) {
    // It can be a part of another name.
    if (/[\w.-]$/.test(plain) || /^\.?[\w-]/.test(next)) {
      plain += domain + next;
      continue;
    }
    parts.push(
      plain,
      <span {...part("finding-domain")} key={parts.length}>
        {domain}
      </span>,
    );
    plain = next;
  }
  return [...parts, plain];
}
