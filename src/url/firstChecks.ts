import { hiddenCharacters, isMappedIpv4, isWeb, visible } from "./parseUrl.js";
import { isTooLong } from "./hosts.js";
import { foundCharacters, namedCharacters } from "./characters.js";
import { unicode } from "./unicode.js";
import type { UrlCheck, UrlFindingData, UrlSubject } from "./types.js";

/**
 * Checks for what forbids an address, what is a danger, and what is worth a note: a consent runs them
 * for its first frame. Every danger must be known by then; and as most addresses have a note, a late
 * one would move what is being read.
 */
export const firstChecks: readonly UrlCheck[] = [
  {
    code: "unparseable",
    level: "blocked",
    test: ({ url, labels, written }) =>
      // A name that is longer than any can be leads nowhere, and would fill the screen.
      url ? isTooLong(url) || labels.some(isUndecodable) : !hasNoHost(written),
  },
  {
    code: "empty-host",
    level: "blocked",
    test: ({ url, written }) =>
      url ? isWeb(url) && /^\.*$/.test(url.hostname) : hasNoHost(written),
  },
  {
    code: "scheme",
    level: "blocked",
    test: ({ url }) => url && !isWeb(url) && { value: url.protocol.slice(0, -1) },
  },
  {
    code: "credentials",
    level: "blocked",
    test: ({ url, host }) =>
      url &&
      isWeb(url) &&
      (url.username || url.password) !== "" && { value: url.username, target: host },
  },

  {
    code: "idn-suspicious",
    level: "danger",
    test: ({ hostNameFlaw: flaw, unicodeHost }) =>
      flaw && {
        value: flaw.reason,
        target: visible(unicodeHost),
        characters: namedCharacters(flaw.characters),
      },
  },
  {
    code: "lookalike",
    level: "danger",
    test: ({ imitation }) => imitation && { value: imitation.how, target: imitation.target },
  },
  {
    code: "embedded-domain",
    level: "danger",
    test: ({ embedded, site }) => embedded !== undefined && { value: site, target: embedded },
  },
  { code: "disguised", level: "danger", test: disguise },
  {
    code: "ip-obfuscated",
    level: "danger",
    test: ({ host, written, ipVersion }) =>
      ((ipVersion === 4 && written.host !== host) || isMappedIpv4(host)) && {
        value: visible(written.host),
        target: host,
      },
  },
  {
    code: "private-network",
    level: "danger",
    test: ({ privateNetwork: value, isLocal }) => !isLocal && value !== undefined && { value },
  },
  {
    code: "insecure",
    level: "danger",
    test: ({ url, isLocal }) => url?.protocol === "http:" && !isLocal,
  },
  { code: "odd-host", level: "danger", test: oddHost },
  {
    code: "hidden-characters",
    level: "danger",
    test: ({ raw }) => foundCharacters(hiddenCharacters(raw)),
  },

  {
    code: "third-party",
    level: "info",
    test: ({ site, requester, requesterLocal, privateNetwork }) =>
      // A program on this device that has no URL has no site that could be another one.
      (requester !== undefined || !requesterLocal) &&
      requester?.site !== site &&
      (privateNetwork === undefined || privateNetwork === "name") && {
        value: site,
        ...(requester && { target: requester.site }),
      },
  },
  {
    code: "idn",
    level: "info",
    test: ({ host, unicodeHost, hostNameFlaw, imitation }) =>
      unicodeHost !== host && !hostNameFlaw && !imitation && { value: host, target: unicodeHost },
  },
  {
    code: "redirect",
    level: "info",
    test: ({ redirects }) => {
      const [first] = redirects;
      // All are named, because the first can be a decoy.
      const hosts = [...new Set(redirects.map(({ host }) => host))];
      const named =
        hosts.slice(0, mostTargets).join(", ") + (hosts.length > mostTargets ? ", …" : "");
      return first && { value: visible(first.parameter), target: named };
    },
  },
  {
    code: "local",
    level: "info",
    test: ({ privateNetwork, isLocal }) =>
      isLocal && privateNetwork !== undefined && { value: privateNetwork },
  },
];

/** Maximum number of redirect targets that are named. */
export const mostTargets = 3;

function isUndecodable(label: string): boolean {
  return label.startsWith("xn--");
}

function hasNoHost({ scheme, host }: UrlSubject["written"]): boolean {
  return /^https?$/.test(scheme) && host === "";
}

/** The host as written is not the one it leads to, though the parser tidies it silently. */
function disguise({
  url,
  host,
  labels,
  written,
  ipVersion,
}: UrlSubject): UrlFindingData | undefined {
  if (!url) return undefined;
  const how = written.spaced
    ? "space"
    : written.slashes !== "//"
      ? "slashes"
      : written.rest.startsWith("\\")
        ? "backslash"
        : written.authority.includes("@")
          ? "user-info"
          : isSameHost()
            ? undefined
            : "host";
  return how && { value: how, target: visible(written.host) };

  function isSameHost(): boolean {
    // Numbers in other notations are a finding of their own, and an IPv6 address has many honest spellings.
    if (ipVersion === 4) return /^[\da-fx.]*$/i.test(written.host);
    if (ipVersion === 6) return /^\[[\da-f:.]*\]$/i.test(written.host);
    const letters = (text: string) => unicode.rules?.foldedLetters(text) ?? text.toLowerCase();
    const ascii = host.split(".");
    const spelled = letters(written.host).replace(/\.$/, "").split(".");
    return (
      spelled.length === ascii.length &&
      spelled.every(
        (label, index) => label === ascii[index] || label === letters(labels[index] ?? ""),
      )
    );
  }
}

function oddHost({ host, site, suffixLength, ipVersion }: UrlSubject): UrlFindingData | boolean {
  if (ipVersion !== undefined) return false;
  // Sub-domains may hold an underscore, registered names may not.
  const registered = site
    .split(".")
    .slice(0, suffixLength > 0 ? -suffixLength : 1)
    .join(".");
  const characters = [...(host.match(/[^a-z0-9._-]/g) ?? []), ...(registered.match(/_/g) ?? [])];
  const isOdd =
    characters.length > 0 ||
    host.split(".").some((label) => label === "" || label.length > 63 || /^-|-$/.test(label));
  return isOdd && { characters: namedCharacters(characters) };
}
