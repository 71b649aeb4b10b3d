import type { ReactNode } from "react";
import { part } from "../parts/part.js";

/** Puts a domain in bold wherever it stands in a text as a whole name. */
export function emphasizeDomain(text: string, domain: string): ReactNode[] {
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
