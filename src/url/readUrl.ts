import type { CautionRules } from "./cautionRules.js";
import { hostFacts, hostFactsOf, isLocalPlace, isTooLong, lookUp } from "./hosts.js";
import { embeddedDomain, imitationOf, knownNames, ownName } from "./imitation.js";
import { protectedNames } from "./names.js";
import { isIpv4, isWeb, mostRead, parseUrl } from "./parseUrl.js";
import type { DomainLookup, HostFacts, UrlContext, UrlSubject, WrittenUrl } from "./types.js";
import { unicode } from "./unicode.js";

/** Splits a URL as written, as a user or a simple program reads it. Never fails. */
function writtenUrl(raw: string): WrittenUrl {
  // The parser drops spaces and control characters around a URL, and tabs and line breaks anywhere.
  const trimmed = raw.replace(/^[\0-\x20]+/, "");
  const [, scheme = "", slashes = "", authority = ""] =
    /^([^:\\/?#]*):([\\/\t\n\r]*)([^\\/?#]*)/.exec(trimmed) ?? [];
  const start = `${scheme}:${slashes}${authority}`;
  return {
    scheme: scheme.replace(/[\t\n\r]/g, "").toLowerCase(),
    slashes: slashes.replace(/[\t\n\r]/g, ""),
    authority,
    host: authority.replace(/^.*@/s, "").trimEnd().replace(/:\d*$/, ""),
    rest: trimmed.slice(start.length),
    spaced:
      // oxlint-disable-next-line no-control-regex -- control characters are what this is about
      /[\0-\x08\x0b\x0c\x0e-\x1f]/.test(raw.slice(0, raw.length - trimmed.length)) ||
      /[\t\n\r]/.test(start.trimEnd()),
  };
}

/**
 * Reads a URL once, for all checks. Never fails.
 *
 * @param rules what finds cautions by tables, once it is loaded
 */
export function readUrl(raw: string, context: UrlContext, rules?: CautionRules): UrlSubject {
  const domains = context.domains ?? rules?.sharedDomain;
  const url = parseUrl(raw);
  const web = url && isWeb(url) ? url : undefined;
  const facts = hostFacts(web && !isTooLong(web) ? web.hostname : "", domains);
  const ipVersion = facts.host.startsWith("[") ? 6 : isIpv4(facts.host) ? 4 : undefined;

  const requester = hostFactsOf(context.requesterUrl, domains);
  const app = hostFactsOf(context.appUrl, domains);
  const others = (context.otherServers ?? []).map((server) => hostFactsOf(server, domains));
  const own = [requester, app, ...others].filter(hasName);
  const wellKnown = context.protectedNames ?? protectedNames;
  const names = {
    // Another site of the same owner is no imitation.
    own: own.filter(({ site }) => !rules?.haveOneOwner(site, facts.site)).map(ownName),
    known: knownNames(wellKnown),
  };
  const {
    requesterLocal = context.requesterUrl === undefined || isLocalPlace(requester?.privateNetwork),
  } = context;
  const isName = facts.host !== "" && ipVersion === undefined;
  const flaw = isName ? hostFlaw(facts) : undefined;
  const parameters = web ? parametersOf(web) : [];
  const path = url?.pathname ?? "";
  const isOwn = rules?.isOwnService(facts.host, path) ?? false;
  const imitation = isName && !isOwn ? imitationOf(facts, names, flaw !== undefined) : undefined;
  const embedded = isName ? embeddedDomain(facts, names) : undefined;
  const domainInfo = isName && context.domains ? lookUp(facts.host, context.domains) : undefined;
  const knownSites = new Set([facts, requester, app].map((each) => each?.site));
  const hiddenTarget =
    web &&
    rules?.hiddenTarget({
      url: web,
      parameters,
      domains,
      isKnown: (site) => knownSites.has(site) || rules.haveOneOwner(site, facts.site),
      isWellKnown: (site) => wellKnown.includes(site),
    });
  const isCustomer = Boolean(domainInfo?.isPrivate && domainInfo.domain);

  return {
    ...facts,
    raw,
    url,
    written: writtenUrl(raw),
    unicodeHost: facts.labels.join("."),
    ipVersion,
    hostNameFlaw: flaw,
    imitation,
    embedded,
    mention:
      isName && !imitation && !embedded && !isCustomer && !isOwn
        ? rules?.mentionOf(facts, own, context.protectedNames)
        : undefined,
    shortener: isName ? rules?.shortener(facts.host, path) : undefined,
    redirector:
      (isName && rules?.redirector(facts.host, path)) || (hiddenTarget && facts.host) || undefined,
    hiddenTarget,
    sharedService:
      isName && !isOwn
        ? (rules?.sharedService(facts.host, path) ??
          ((isCustomer && domainInfo?.publicSuffix) || undefined))
        : undefined,
    requester,
    requesterLocal,
    isLocal: isLocalPlace(facts.privateNetwork) && requesterLocal,
    app,
    domainInfo,
    parameters,
    secret: isOwn
      ? undefined
      : rules?.secretParameter(parameters, facts.host, path, url?.hash ?? ""),
    redirects: redirectsOf(parameters, knownSites, domains),
  };
}

/** Only a registered name is imitated: not an IP address, not a name of the local network. */
function hasName(facts: HostFacts | undefined): facts is HostFacts {
  return facts !== undefined && facts.suffixLength > 0 && facts.privateNetwork === undefined;
}

function hostFlaw(facts: HostFacts): UrlSubject["hostNameFlaw"] {
  const { host, labels } = facts;
  if (labels.join(".") !== host) return unicode.rules?.hostNameFlaw(facts);
  // Only a label that cannot be decoded still has its prefix here.
  return /(?:^|\.)xn--/.test(host) ? { reason: "invalid", characters: [] } : undefined;
}

/** Maximum number of parameters. An address with more has the finding `long-url`. */
const mostParameters = 1_024;

function parametersOf(url: URL): (readonly [string, string])[] {
  const fragment = url.hash.slice(1).replace(/^[^?=&]*\?/, "");
  const pairs: (readonly [string, string])[] = [];
  for (const source of [url.search, fragment.includes("=") ? fragment : ""]) {
    for (const pair of new URLSearchParams(source.slice(0, mostRead))) {
      if (pairs.length === mostParameters) return pairs;
      pairs.push(pair);
    }
  }
  return pairs;
}

/** Returns where parameters redirect, unless back to a known site. */
function redirectsOf(
  parameters: UrlSubject["parameters"],
  known: ReadonlySet<string | undefined>,
  domains: DomainLookup | undefined,
): UrlSubject["redirects"] {
  return parameters.flatMap(([parameter, value]) => {
    const hostname = hostWithin(value);
    if (hostname === undefined) return [];
    const { host, site } = hostFacts(hostname, domains);
    return known.has(site) ? [] : [{ parameter, host }];
  });
}

/** The host of a web address that is the value of a parameter. */
function hostWithin(value: string): string | undefined {
  if (!/^\s*(?:https?:|[\\/]{2})/i.test(value)) return undefined;
  const url = parseUrl(/^\s*[\\/]/.test(value) ? `https:${value.trim()}` : value);
  return url && !isTooLong(url) ? url.hostname || undefined : undefined;
}
