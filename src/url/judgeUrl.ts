import { firstChecks } from "./firstChecks.js";
import { isTooLong } from "./hostFacts.js";
import { visible } from "./hiddenCharacters.js";
import { isWeb } from "./isWeb.js";
import { readUrl } from "./readUrl.js";
import type {
  UrlCheck,
  UrlContext,
  UrlFinding,
  UrlLevel,
  UrlSubject,
  UrlVerdict,
} from "./types.js";
import { unicode } from "./unicode.js";
import { urlParts } from "./urlParts.js";
import type { CautionRules } from "./cautionRules.js";

const levels: readonly UrlLevel[] = ["blocked", "danger", "caution", "info"];

/**
 * Analyzes a URL with the loaded `UnicodeRules`: complete unless `needsUnicode` is true for the
 * address.
 *
 * @param rules rules for cautions. Without them, findings of level "caution" are missing.
 */
export function judgeUrl(raw: string, context: UrlContext, rules?: CautionRules): UrlVerdict {
  const subject = readUrl(typeof raw === "string" ? raw : "", context, rules);
  const findings = findingsOf(
    subject,
    context.checks ?? firstChecks.concat(rules?.cautionChecks ?? []),
  );
  const level = findings[0]?.level ?? "ok";
  const { url } = subject;
  if (!url || !isWeb(url) || isTooLong(url))
    return { ...nothing, level, findings, ...writtenOf(subject, "") };

  const { hostname, href } = url;
  const dot = hostname.slice(subject.host.length);
  const registrableDomain = (subject.domainInfo?.domain || subject.host) + dot;
  const displayHost = (unicode.rules?.displayHost(subject) ?? subject.host) + dot;
  const domainLabels = registrableDomain.split(".").length;
  const displayDomain = subject.ipVersion
    ? displayHost
    : displayHost.split(".").slice(-domainLabels).join(".");
  const unicodeHost = subject.unicodeHost + dot;
  return {
    level,
    findings,
    href,
    host: hostname,
    displayHost,
    registrableDomain,
    subdomain: displayHost.slice(0, displayHost.length - displayDomain.length),
    displayDomain,
    ...(unicodeHost === displayHost ? {} : { unicodeHost: visible(unicodeHost) }),
    parts: urlParts(url, registrableDomain.length),
    ...writtenOf(subject, href),
  };
}

const nothing = {
  href: "",
  host: "",
  displayHost: "",
  registrableDomain: "",
  subdomain: "",
  displayDomain: "",
  parts: [],
} as const;

function findingsOf(subject: UrlSubject, checks: readonly UrlCheck[]): UrlFinding[] {
  const findings: UrlFinding[] = [];
  for (const level of levels) {
    for (const check of checks) {
      const finding = check.level === level && findingOf(subject, check);
      if (finding) findings.push(finding);
    }
    // An address that cannot be opened needs no further checks, and may not be readable enough for
    // them.
    if (level === "blocked" && findings.length > 0) break;
  }
  return findings;
}

function findingOf(subject: UrlSubject, { code, level, test }: UrlCheck): UrlFinding | undefined {
  try {
    const data = test(subject);
    return data ? { code, level, ...(data === true ? {} : data) } : undefined;
  } catch {
    // A rule that fails must not make a URL look better than it is.
    return { code, level };
  }
}

/** A missing root slash is all that may differ without being shown. */
function writtenOf({ raw }: UrlSubject, href: string): { written?: string } {
  return raw === href || `${raw}/` === href ? {} : { written: visible(raw) };
}
