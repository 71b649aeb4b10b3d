"use client";

import { part } from "../parts/part.js";
import { shortText } from "../text/heardText.js";
import { useConsent } from "./ConsentContext.js";
import { emphasizeDomain } from "./emphasizeDomain.js";
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
          {emphasizeDomain(findingText(finding, verdict, strings, requester.name), domain)}
        </div>
      ))}
    </div>
  );
}
