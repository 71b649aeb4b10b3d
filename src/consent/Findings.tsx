"use client";

import type { ReactNode } from "react";
import { part } from "../parts/part.js";
import { shortText } from "../text/heardText.js";
import { useConsent } from "./ConsentContext.js";
import { findingText } from "./findingText.js";

/**
 * Lists the findings, worst first, each after its level. Renders a `<div role="list">`, or nothing.
 */
export function Findings() {
  const { verdict, requester, strings, id } = useConsent();
  if (verdict.findings.length === 0) return null;
  const domain = shortText(verdict.displayDomain);
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
      <b {...part("finding-domain")} key={parts.length}>
        {domain}
      </b>,
    );
    plain = next;
  }
  return [...parts, plain];
}
