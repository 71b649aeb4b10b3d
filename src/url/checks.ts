import { addressesInName } from "./addressInName.js";
import { hiddenCharacters, mostRead, visible } from "./hiddenCharacters.js";
import { isTooLong } from "./hostFacts.js";
import { namedCharacters } from "./namedCharacters.js";
import { isMappedIpv4 } from "./isIpv4.js";
import type { UrlCheck, UrlFindingData, UrlSubject } from "./types.js";

/** A URL of this many characters is still read to its end by servers and tools. */
const longestUrl = 2048;
/** The hosts of cloud services, the longest honest ones, stay below both. */
const longHost = 80;
const manyLabels = 8;

/**
 * Every rule, worst level first. Where one at level "blocked" applies, the others are not asked.
 *
 * @example
 * analyzeUrl(url, { checks: urlChecks.filter(({ code }) => code !== "shortener") });
 */
export const urlChecks: readonly UrlCheck[] = [
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
    test: ({ privateNetwork, isLocal }) => !isLocal && named(privateNetwork),
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
    test: ({ raw }) => found(hiddenCharacters(raw)),
  },

  // What might be honest: the gravest of each kind is above.
  {
    code: "lookalike",
    level: "caution",
    test: ({ mention }) => mention?.how === "letters" && { value: "edit", target: mention.target },
  },
  {
    code: "embedded-domain",
    level: "caution",
    test: ({ mention, site }) => mention?.how === "name" && { value: site, target: mention.target },
  },
  {
    code: "ip-host",
    level: "caution",
    // A name that holds an address tells no more of its owner than the bare address does.
    test: ({ host, ipVersion, privateNetwork }) => {
      const [address] = ipVersion ? [host] : (addressesInName(host) ?? []);
      if (address === undefined || privateNetwork) return undefined;
      return { value: address.startsWith("[") ? "IPv6" : "IPv4" };
    },
  },
  {
    code: "port",
    level: "caution",
    test: ({ url, isLocal }) => !isLocal && named(url?.port),
  },
  { code: "trailing-dot", level: "caution", test: ({ url }) => url?.hostname.endsWith(".") },
  {
    code: "shortener",
    level: "caution",
    test: ({ shortener }) => named(shortener),
  },
  {
    code: "redirector",
    level: "caution",
    test: ({ redirector, redirects }) =>
      redirector !== undefined && { value: redirector, target: redirects[0]?.host },
  },
  {
    code: "secret",
    level: "caution",
    test: ({ secret }) => secret !== undefined && { value: visible(secret) },
  },
  {
    code: "shared-host",
    level: "caution",
    test: ({ site, host, sharedService, requester }) =>
      requester?.host !== host && requester?.site !== site && named(sharedService),
  },
  {
    code: "long-url",
    level: "caution",
    test: ({ url }) => named(longer(url?.href, longestUrl)),
  },
  {
    code: "long-host",
    level: "caution",
    test: ({ host, labels, ipVersion }) =>
      !ipVersion && named(longer(host, labels.length > manyLabels ? 0 : longHost)),
  },
  { code: "odd-path", level: "caution", test: oddPath },
  {
    code: "hidden-characters-encoded",
    level: "caution",
    test: ({ url, raw }) => {
      // Characters that were written as such are the graver finding above.
      const encoded = url && /%[c-f]/i.test(raw) ? hiddenCharacters(decoded(raw)) : [];
      const open = new Set(encoded.length > 0 ? hiddenCharacters(raw) : []);
      return found(encoded.filter((character) => !open.has(character)));
    },
  },

  {
    code: "third-party",
    level: "info",
    test: ({ site, requester, privateNetwork }) =>
      requester !== undefined &&
      requester.site !== site &&
      (privateNetwork === undefined || privateNetwork === "name") && {
        value: site,
        target: requester.site,
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
    test: ({ redirects: [first] }) =>
      first && { value: visible(first.parameter), target: first.host },
  },
  {
    code: "local",
    level: "info",
    test: ({ privateNetwork, isLocal }) => isLocal && named(privateNetwork),
  },
];

function isWeb({ protocol }: URL): boolean {
  return protocol === "https:" || protocol === "http:";
}

function isUndecodable(label: string): boolean {
  return label.startsWith("xn--");
}

function hasNoHost({ scheme, host }: UrlSubject["written"]): boolean {
  return /^https?$/.test(scheme) && host === "";
}

function longer(text = "", most: number): string | undefined {
  return text.length > most ? `${text.length}` : undefined;
}

function named(value: string | null | undefined): UrlFindingData | undefined {
  return value ? { value } : undefined;
}

function found(characters: readonly string[]): UrlFindingData | undefined {
  return characters.length > 0 ? { characters: namedCharacters(characters) } : undefined;
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

/** Capitals, decomposed accents, the two small sigmas and letters that stand for two are honest ways to write a name. */
function letters(host: string): string {
  return host
    .toLowerCase()
    .normalize("NFC")
    .replaceAll("\u03c2", "\u03c3")
    .replace(/[\u0133\u0140\u01c6\u01c9\u01cc\u0587\u0e33\u0eb3\u0edc\u0edd]/g, (letter) =>
      letter.normalize("NFKC"),
    );
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

/** A path that programs read differently. */
function oddPath({ url, written }: UrlSubject): UrlFindingData | undefined {
  const path = /^[^?#]*/.exec(written.rest)?.[0] ?? "";
  const how = path.slice(1).includes("\\")
    ? "backslash"
    : url?.pathname.startsWith("//")
      ? "empty-segment"
      : /(?:^|[\\/])(?:\.|%2e){1,2}(?:[\\/]|$)/i.test(path)
        ? "dots"
        : /%(?:[01][\da-f]|7f)/i.test(url?.pathname ?? "") || /%00/.test(url?.search ?? "")
          ? "control"
          : /[\t\n\r]/.test(written.rest.trimEnd())
            ? "space"
            : undefined;
  return how && { value: how };
}

/** The text behind percent signs; what is no UTF-8 stays as it is. */
function decoded(text: string): string {
  const decoder = new TextDecoder();
  // Below %C0 are plain letters, which a longer run of signs does not change.
  return text.slice(0, mostRead).replace(/%[c-f][\da-f](?:%[89ab][\da-f])+/gi, (escapes) => {
    const bytes = Uint8Array.from(escapes.slice(1).split("%"), (byte) => Number.parseInt(byte, 16));
    return decoder.decode(bytes);
  });
}
