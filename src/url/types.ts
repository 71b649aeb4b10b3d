/** How much a finding weighs, and the verdict on a URL: the level of its worst finding. There is no level "safe". */
export type UrlLevel = "ok" | "info" | "caution" | "danger" | "blocked";

/**
 * What the room's own checks can find, and `unchecked`, which a consent finds where the code of some could not be
 * loaded. A host's own checks add codes of their own.
 */
export type UrlFindingCode =
  | "unparseable"
  | "unchecked"
  | "empty-host"
  | "scheme"
  | "credentials"
  | "idn-suspicious"
  | "lookalike"
  | "embedded-domain"
  | "disguised"
  | "ip-obfuscated"
  | "private-network"
  | "insecure"
  | "odd-host"
  | "hidden-characters"
  | "ip-host"
  | "port"
  | "trailing-dot"
  | "shortener"
  | "redirector"
  | "secret"
  | "shared-host"
  | "long-url"
  | "long-host"
  | "odd-path"
  | "hidden-characters-encoded"
  | "third-party"
  | "idn"
  | "redirect"
  | "local";

/** A character that can be pointed at, even where it cannot be seen. */
export interface NamedCharacter {
  readonly character: string;
  /** For instance `U+0430`. */
  readonly codePoint: string;
  /** ISO 15924 code of its script, where it belongs to exactly one: `Cyrl`. */
  readonly script?: string;
}

/** The data from which a finding is worded; `UrlFinding` says what they mean code by code. */
export interface UrlFindingData {
  readonly value?: string;
  readonly target?: string;
  readonly characters?: readonly NamedCharacter[];
}

/**
 * One thing found in a URL. It holds data only; words are for whoever shows it. Text in it has its control and
 * invisible characters made visible.
 *
 * | code | `value` | `target` | `characters` |
 * |---|---|---|---|
 * | `scheme` | the scheme, without colon | | |
 * | `credentials` | the user name | the host it really goes to | |
 * | `idn-suspicious` | why, a `HostNameFlaw` | the host in Unicode | those at fault |
 * | `lookalike` | how: `skeleton`, `edit`, `suffix`, `hyphen` | the domain it looks like | |
 * | `embedded-domain` | the site it belongs to | the domain that it names | |
 * | `disguised` | how: `space`, `slashes`, `user-info`, `backslash`, `host` | the host as written | |
 * | `ip-obfuscated` | the address as written | the address | |
 * | `private-network` | `loopback`, `network`, `name` | | |
 * | `odd-host` | | | those at fault, if any |
 * | `hidden-characters`, `hidden-characters-encoded` | | | those found |
 * | `port` | the port | | |
 * | `shortener`, `shared-host` | the service | | |
 * | `redirector` | the service | the host it leads to, where it says, or the scheme of what would run there | |
 * | `secret` | the parameter's name | | |
 * | `long-url`, `long-host` | the number of characters | | |
 * | `odd-path` | what: `backslash`, `empty-segment`, `dots`, `control`, `space` | | |
 * | `third-party` | the site it belongs to | the requester's site, if it has one | |
 * | `idn` | the `xn--` form | the Unicode form | |
 * | `redirect` | the parameter's name | the host it may lead to | |
 */
export interface UrlFinding extends UrlFindingData {
  readonly code: UrlFindingCode | (string & {});
  readonly level: Exclude<UrlLevel, "ok">;
}

/** A stretch of the canonical URL. The texts of all parts, joined, are exactly `href`. */
export interface UrlPart {
  readonly kind:
    | "scheme"
    | "user-info"
    | "subdomain"
    | "domain"
    | "port"
    | "path"
    | "query"
    | "fragment";
  readonly text: string;
}

/** What `analyzeUrl` answers. The strings are empty for what is no http or https URL. */
export interface UrlVerdict {
  /** The level of the worst finding. */
  readonly level: UrlLevel;
  /** Worst first. */
  readonly findings: readonly UrlFinding[];
  /** The one canonical form: what is shown, copied and opened, unless the level is "blocked". */
  readonly href: string;
  /** The canonical host name, without port, ASCII. */
  readonly host: string;
  /** The host as it may be shown: in Unicode only where that is not a disguise. */
  readonly displayHost: string;
  /** The domain somebody registered, ASCII; the whole host while no public suffixes are known. */
  readonly registrableDomain: string;
  /** `displayHost` in two: what stands before the registrable domain, with its last dot, and … */
  readonly subdomain: string;
  /** … the registrable domain itself. */
  readonly displayDomain: string;
  /** What the host reads as in Unicode, where `displayHost` does not show it for being a disguise. Never a name. */
  readonly unicodeHost?: string;
  /** `href` in pieces. */
  readonly parts: readonly UrlPart[];
  /** What was written, invisible characters as `\u{202E}`, where it is not simply `href`. */
  readonly written?: string;
}

/** What a public suffix list knows of a host. `loadPublicSuffixes` has one; `parse` of `tldts` answers it, too. */
export interface DomainInfo {
  /** The registrable domain; null where the host is itself a public suffix, or no name. */
  readonly domain: string | null;
  readonly publicSuffix: string | null;
  /** Whether the suffix is a company's (`vercel.app`), where anyone can publish. */
  readonly isPrivate: boolean | null;
}

/** Finds the registrable domain of a canonical host name. */
export type DomainLookup = (host: string) => DomainInfo | undefined;

/** Who asks, who shows it, and what the host application knows. */
export interface UrlContext {
  /** The requester's URL by the host's configuration. */
  readonly requesterUrl?: string | undefined;
  /**
   * Whether the requester runs on this device, so that it may ask to open pages on this device and
   * its network.
   *
   * @default true without `requesterUrl`, else whether that is on this device or its network
   */
  readonly requesterLocal?: boolean | undefined;
  /** The URL of the application that shows the request. */
  readonly appUrl?: string | undefined;
  /** URLs or host names of the host's other servers: imitations of them are sought as strictly as of the requester. */
  readonly otherServers?: readonly string[] | undefined;
  /** Well-known domains that are imitated. Replaces the default list. */
  readonly protectedNames?: readonly string[] | undefined;
  /** Replaces the default checks; spread `urlChecks` to add to them, filter it to remove some. */
  readonly checks?: readonly UrlCheck[] | undefined;
  /** A public suffix lookup, such as `await loadPublicSuffixes()`. */
  readonly domains?: DomainLookup | undefined;
}

/**
 * One rule.
 *
 * @example
 * const intranet: UrlCheck = {
 *   code: "intranet",
 *   level: "caution",
 *   test: ({ site }) => site === "example.net",
 * };
 * analyzeUrl(url, { checks: [...urlChecks, intranet] });
 */
export interface UrlCheck {
  readonly code: UrlFindingCode | (string & {});
  readonly level: Exclude<UrlLevel, "ok">;
  /** Answers whether the URL has the finding, or the data to word it with. Should not throw; if it does, it has. */
  readonly test: (subject: UrlSubject) => UrlFindingData | boolean | undefined;
}

/** A host, read far enough to compare it with others. */
export interface HostFacts {
  /** Canonical, ASCII, without a final dot. */
  readonly host: string;
  /** The labels of `host` in Unicode. */
  readonly labels: readonly string[];
  /** The domain that is compared. Without public suffixes it is an estimate, and never shown as the registrable one. */
  readonly site: string;
  /** How many labels `site` has beyond its first: those of the public suffix. */
  readonly suffixLength: number;
  /** Why it leads to this computer or its network, if it does. */
  readonly privateNetwork: "loopback" | "network" | "name" | undefined;
}

/** The URL as somebody wrote it, before the parser tidied it. */
export interface WrittenUrl {
  readonly scheme: string;
  /** The slashes or backslashes after the scheme. */
  readonly slashes: string;
  /** Everything up to the first slash, backslash, question mark or hash. */
  readonly authority: string;
  readonly host: string;
  /** What follows the authority. */
  readonly rest: string;
  /** Control characters, tabs or line breaks before or inside of the above. */
  readonly spaced: boolean;
}

/** How a host comes near a name that is not its own, short of an imitation: by its words, or by its letters. */
export interface UrlMention {
  readonly target: string;
  readonly how: "name" | "letters";
}

/** What a check looks at. */
export interface UrlSubject extends HostFacts {
  /** Exactly what was given. */
  readonly raw: string;
  /** Undefined where the URL cannot be parsed; then only checks at level "blocked" are asked. */
  readonly url: URL | undefined;
  readonly written: WrittenUrl;
  readonly unicodeHost: string;
  readonly ipVersion: 4 | 6 | undefined;
  /** What is wrong with the Unicode reading of the host. */
  readonly hostNameFlaw:
    | { readonly reason: string; readonly characters: readonly string[] }
    | undefined;
  /** The well-known or own domain that the host imitates. */
  readonly imitation: { readonly target: string; readonly how: string } | undefined;
  /** The well-known or own domain that stands in front of the one it belongs to. */
  readonly embedded: string | undefined;
  /** The well-known or own domain that the host's words name, or that it is one letter away from. */
  readonly mention: UrlMention | undefined;
  /** The service whose short link this is. */
  readonly shortener: string | undefined;
  /** The service that sends visitors of this page on. */
  readonly redirector: string | undefined;
  /** The host that the address leads on to, where that is written so that it is easily missed. */
  readonly hiddenTarget: string | undefined;
  /** The service on which anyone can publish a page like this one. */
  readonly sharedService: string | undefined;
  /** The name of a parameter that holds what gives lasting access. */
  readonly secret: string | undefined;
  readonly requester: HostFacts | undefined;
  /** Whether the requester runs on this device or its network. */
  readonly requesterLocal: boolean;
  /** Whether the host is this computer or its network, and the requester runs there too. */
  readonly isLocal: boolean;
  readonly app: HostFacts | undefined;
  readonly domainInfo: DomainInfo | undefined;
  /** The parameters of query and fragment, decoded. */
  readonly parameters: readonly (readonly [name: string, value: string])[];
  /** Where those parameters may lead, other hosts only. */
  readonly redirects: readonly { readonly parameter: string; readonly host: string }[];
}
