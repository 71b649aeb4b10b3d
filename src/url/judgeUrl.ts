import { asText } from "../core/json.js";
import type { CautionRules } from "./cautionRules.js";
import { firstChecks } from "./firstChecks.js";
import { isTooLong } from "./hosts.js";
import { isWeb, visible } from "./parseUrl.js";
import { readUrl } from "./readUrl.js";
import type {
  UrlCheck,
  UrlContext,
  UrlFinding,
  UrlLevel,
  UrlPart,
  UrlSubject,
  UrlVerdict,
} from "./types.js";
import { unicode } from "./unicode.js";

/**
 * The canonical URL in pieces that join to exactly its `href`.
 *
 * @param domainLength how many characters at the end of the host name are its registrable domain
 */
export function urlParts(
  { href, protocol, hostname, pathname, search, hash }: URL,
  domainLength: number,
): UrlPart[] {
  // `search` and `hash` are empty for a lone "?" or "#", which `href` keeps: measured from the end of the path instead.
  const tail = href.length - hash.length - (hash === "" && href.endsWith("#") ? 1 : 0);
  const fragment = href.slice(tail);
  const hasLoneMark = search === "" && href[tail - 1] === "?";
  const query = hasLoneMark ? "?" : search;
  const pathEnd = tail - query.length;
  const pathStart = pathEnd - pathname.length;
  const scheme = `${protocol}//`;
  const authority = href.slice(scheme.length, pathStart);
  const hostStart = authority.lastIndexOf("@") + 1;
  const port = authority.slice(hostStart + hostname.length);
  const subdomainLength = hostname.length - domainLength;
  const parts: UrlPart[] = [
    { kind: "scheme", text: scheme },
    { kind: "user-info", text: authority.slice(0, hostStart) },
    { kind: "subdomain", text: hostname.slice(0, subdomainLength) },
    { kind: "domain", text: hostname.slice(subdomainLength) },
    { kind: "port", text: port },
    { kind: "path", text: pathname },
    { kind: "query", text: query },
    { kind: "fragment", text: fragment },
  ];
  return parts.filter(({ text }) => text !== "");
}

const levels: readonly UrlLevel[] = ["blocked", "danger", "caution", "info"];

/**
 * Analyzes a URL with the loaded `UnicodeRules`: complete unless `needsUnicode` is true for the
 * address.
 *
 * @param rules rules for cautions. Without them, findings of level "caution" are missing.
 */
export function judgeUrl(raw: string, context: UrlContext, rules?: CautionRules): UrlVerdict {
  const subject = readUrl(asText(raw) ?? "", context, rules);
  const findings = findingsOf(
    subject,
    context.checks ?? firstChecks.concat(rules?.cautionChecks ?? []),
  );
  const level = findings[0]?.level ?? "ok";
  const { url } = subject;
  if (!url || !isWeb(url) || isTooLong(url))
    return { ...noAddress, level, findings, ...writtenOf(subject, "") };

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

const noAddress = {
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

/**
 * Returns what can be shown of a URL before it is analyzed: the host in ASCII, which imitates
 * nothing.
 *
 * It can't be opened: its `href` is empty.
 *
 * @param failed whether the code that analyzes it could not be loaded.
 */
export function unjudgedUrl(raw: string, failed: boolean): UrlVerdict {
  const { host, parts } = judgeUrl(raw, { checks: [] });
  return {
    ...(failed
      ? { level: "blocked", findings: [{ code: "unchecked", level: "blocked" }] }
      : { level: "info", findings: [] }),
    href: "",
    host,
    displayHost: host,
    registrableDomain: host,
    subdomain: "",
    displayDomain: host,
    parts,
    written: visible(raw),
  };
}
