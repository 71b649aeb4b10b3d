"use client";

import { part } from "../parts/part.js";
import { useConsent } from "./ConsentContext.js";
import { findingText } from "./findingText.js";

/** What was found, worst first, each with its level word first. Renders a `<ul>`, or nothing. */
export function Findings() {
  const { verdict, strings, id } = useConsent();
  if (verdict.findings.length === 0) return null;
  return (
    <ul {...part("findings", { level: verdict.level })} id={`${id}-findings`}>
      {verdict.findings.map((finding) => (
        <li {...part("finding", { level: finding.level })} key={finding.code}>
          <strong {...part("level", { level: finding.level })}>
            {strings.levelled(strings.levels[finding.level], "")}
          </strong>
          {findingText(finding, verdict, strings)}
        </li>
      ))}
    </ul>
  );
}
