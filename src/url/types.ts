/**
 * Severity of a finding, and of a whole URL: that of its worst finding.
 *
 * There is no level "safe".
 */
export type UrlLevel = "ok" | "info" | "caution" | "danger" | "blocked";

/**
 * Codes of the built-in checks, and `unchecked`.
 *
 * `unchecked` means that the code of some checks could not be loaded. Your own checks add codes.
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
  | "file-name"
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

/** A character to point out, even if it is invisible. */
export interface NamedCharacter {
  /** The character. */
  readonly character: string;
  /** Its code point, such as `U+0430`. */
  readonly codePoint: string;
  /** ISO 15924 code of its script, such as `Cyrl`, if it belongs to exactly one. */
  readonly script?: string;
}

/** Details of a finding. `UrlFinding` lists their meaning by code. */
export interface UrlFindingData {
  /** First detail. */
  readonly value?: string;
  /** Host or domain that the finding points to. */
  readonly target?: string;
  /** Characters at fault. */
  readonly characters?: readonly NamedCharacter[];
}

/**
 * A finding about a URL: a code, its level and details. Messages are in the strings.
 *
 * Control and invisible characters in its texts are made visible.
 *
 * | code | `value` | `target` | `characters` |
 * |---|---|---|---|
 * | `scheme` | the scheme, without colon | | |
 * | `credentials` | the user name | the host that the link leads to | |
 * | `idn-suspicious` | the reason, a `HostNameFlaw` | the host in Unicode | those at fault |
 * | `lookalike` | how: `skeleton`, `edit`, `suffix`, `hyphen` | the imitated domain | |
 * | `embedded-domain` | the site it belongs to | the domain that it names | |
 * | `disguised` | how: `space`, `slashes`, `user-info`, `backslash`, `host` | the host as written | |
 * | `ip-obfuscated` | the address as written | the address | |
 * | `private-network` | `loopback`, `network`, `name` | | |
 * | `odd-host` | | | those at fault, if any |
 * | `hidden-characters`, `hidden-characters-encoded` | | | those found |
 * | `port` | the port | | |
 * | `shortener`, `shared-host` | the service | | |
 * | `redirector` | the service | the host it leads to, if it names only one, or the scheme that would run | |
 * | `secret` | the parameter's name | | |
 * | `long-url`, `long-host` | the number of characters | | |
 * | `odd-path` | what: `backslash`, `empty-segment`, `dots`, `control`, `space` | | |
 * | `third-party` | the site it belongs to | the requester's site, if it has one | |
 * | `idn` | the `xn--` form | the Unicode form | |
 * | `redirect` | the parameter's name | the hosts it may lead to, at most three, with commas | |
 */
export interface UrlFinding extends UrlFindingData {
  /** Code of the check. */
  readonly code: UrlFindingCode | (string & {});
  /** Severity of the finding. */
  readonly level: Exclude<UrlLevel, "ok">;
}

/** A segment of the canonical URL. All texts joined are exactly `href`. */
export interface UrlPart {
  /** Kind of the segment. */
  readonly kind:
    | "scheme"
    | "user-info"
    | "subdomain"
    | "domain"
    | "port"
    | "path"
    | "query"
    | "fragment";
  /** Text of the segment. */
  readonly text: string;
}

/** Result of `analyzeUrl`. Its strings are empty for anything but http and https URLs. */
export interface UrlVerdict {
  /** Level of the worst finding. */
  readonly level: UrlLevel;
  /** Findings, worst first. */
  readonly findings: readonly UrlFinding[];
  /** Canonical URL, which is shown, copied and opened unless the level is "blocked". */
  readonly href: string;
  /** Canonical host name in ASCII, without port. */
  readonly host: string;
  /** Host to show: in Unicode only if that is not a disguise. */
  readonly displayHost: string;
  /** Registrable domain in ASCII. The whole host if no public suffixes are loaded. */
  readonly registrableDomain: string;
  /** Part of `displayHost` before the registrable domain, with its last dot. */
  readonly subdomain: string;
  /** Registrable domain as in `displayHost`. */
  readonly displayDomain: string;
  /** Unicode form of a disguised host, which `displayHost` doesn't show. Don't use it as a name. */
  readonly unicodeHost?: string;
  /** `href` in segments. */
  readonly parts: readonly UrlPart[];
  /** The URL as written, if it differs from `href`. Invisible characters appear as `\u{202E}`. */
  readonly written?: string;
}

/** Public suffix data of a host, from `loadPublicSuffixes` or from `parse` of `tldts`. */
export interface DomainInfo {
  /** Registrable domain. `null` if the host is itself a public suffix, or no name. */
  readonly domain: string | null;
  /** Public suffix of the host. */
  readonly publicSuffix: string | null;
  /** Whether the suffix is a company's (`vercel.app`), where anyone can publish. */
  readonly isPrivate: boolean | null;
}

/** Returns the public suffix data of a canonical host name. */
export type DomainLookup = (host: string) => DomainInfo | undefined;

/** Context of an analysis: the requester, your app, and names to protect. */
export interface UrlContext {
  /** URL of the requester, from your configuration. */
  readonly requesterUrl?: string | undefined;
  /**
   * Whether the requester runs on this device.
   *
   * It may then ask to open pages on this device and its network.
   *
   * @default true without `requesterUrl`, else whether that is on this device or its network
   */
  readonly requesterLocal?: boolean | undefined;
  /** URL of the app that shows the request. */
  readonly appUrl?: string | undefined;
  /**
   * URLs or host names of your other servers, to detect imitations of them.
   *
   * Imitations are detected as strictly as those of the requester.
   *
   * @default none
   */
  readonly otherServers?: readonly string[] | undefined;
  /**
   * Well-known domains to detect imitations of. Replaces the built-in list.
   *
   * @default a built-in list of often imitated domains
   */
  readonly protectedNames?: readonly string[] | undefined;
  /**
   * Checks to run. Spread `urlChecks` to add to them, filter it to remove some.
   *
   * @default urlChecks
   */
  readonly checks?: readonly UrlCheck[] | undefined;
  /**
   * Public suffix lookup, such as `await loadPublicSuffixes()`.
   *
   * @default none: registrable domains are estimated
   */
  readonly domains?: DomainLookup | undefined;
}

/**
 * A check that can report one kind of finding.
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
  /** Code of the finding. */
  readonly code: UrlFindingCode | (string & {});
  /** Severity of the finding. */
  readonly level: Exclude<UrlLevel, "ok">;
  /**
   * Returns whether the URL has the finding, or its details.
   *
   * It should not throw. If it does, the URL has the finding.
   */
  readonly test: (subject: UrlSubject) => UrlFindingData | boolean | undefined;
}

/** A parsed host, for comparison with others. */
export interface HostFacts {
  /** Canonical host in ASCII, without a final dot. */
  readonly host: string;
  /** Labels of `host` in Unicode. */
  readonly labels: readonly string[];
  /** Domain that is compared. Without public suffixes it is an estimate, and never shown. */
  readonly site: string;
  /** Number of labels in the public suffix of `site`. */
  readonly suffixLength: number;
  /** Why the host is this computer or its network, if it is. */
  readonly privateNetwork: "loopback" | "network" | "name" | undefined;
}

/** The URL as written, before the parser normalized it. */
export interface WrittenUrl {
  /** Scheme, without colon. */
  readonly scheme: string;
  /** Slashes or backslashes after the scheme. */
  readonly slashes: string;
  /** Text up to the first slash, backslash, question mark or hash. */
  readonly authority: string;
  /** Host in the authority. */
  readonly host: string;
  /** Text after the authority. */
  readonly rest: string;
  /** Whether control characters, tabs or line breaks are around or inside of it. */
  readonly spaced: boolean;
}

/** A known name that a host contains or nearly spells, short of an imitation. */
export interface UrlMention {
  /** The known domain. */
  readonly target: string;
  /** `"name"`: the host contains the name. `"letters"`: it is one letter away. */
  readonly how: "name" | "letters";
}

/** The analyzed URL, as checks receive it. */
export interface UrlSubject extends HostFacts {
  /** The string that was passed to `analyzeUrl`. */
  readonly raw: string;
  /** The parsed URL. If it can't be parsed, only checks at level "blocked" run. */
  readonly url: URL | undefined;
  /** The URL as written. */
  readonly written: WrittenUrl;
  /** Host in Unicode. */
  readonly unicodeHost: string;
  /** IP version of a host that is an IP address. */
  readonly ipVersion: 4 | 6 | undefined;
  /** Flaw in the Unicode form of the host. */
  readonly hostNameFlaw:
    | {
        /** Kind of the flaw. */
        readonly reason: string;
        /** Characters at fault. */
        readonly characters: readonly string[];
      }
    | undefined;
  /** The known domain that the host imitates. */
  readonly imitation:
    | {
        /** The imitated domain. */
        readonly target: string;
        /** Kind of the imitation. */
        readonly how: string;
      }
    | undefined;
  /** The known domain that appears in front of the registrable one. */
  readonly embedded: string | undefined;
  /** The known domain that the host contains, or that is one letter away. */
  readonly mention: UrlMention | undefined;
  /** Link shortener that the URL belongs to. */
  readonly shortener: string | undefined;
  /** Service that redirects visitors of this URL. */
  readonly redirector: string | undefined;
  /** Host that the URL redirects to, written so that it is easily missed. */
  readonly hiddenTarget: string | undefined;
  /** Service on which anyone can publish a page like this one. */
  readonly sharedService: string | undefined;
  /** Name of a parameter that gives lasting access. */
  readonly secret: string | undefined;
  /** Host of the requester. */
  readonly requester: HostFacts | undefined;
  /** Whether the requester runs on this device or its network. */
  readonly requesterLocal: boolean;
  /** Whether both the host and the requester are on this computer or its network. */
  readonly isLocal: boolean;
  /** Host of the app. */
  readonly app: HostFacts | undefined;
  /** Public suffix data of the host. */
  readonly domainInfo: DomainInfo | undefined;
  /** Decoded parameters of query and fragment. */
  readonly parameters: readonly (readonly [name: string, value: string])[];
  /** Parameters that may redirect to another host. */
  readonly redirects: readonly {
    /** Name of the parameter. */
    readonly parameter: string;
    /** Host that it may redirect to. */
    readonly host: string;
  }[];
}
