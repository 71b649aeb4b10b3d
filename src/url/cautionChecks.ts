import { addressesInName } from "./hosts.js";
import { foundCharacters } from "./characters.js";
import { mostTargets } from "./firstChecks.js";
import { hiddenCharacters, mostRead, visible } from "./parseUrl.js";
import type { UrlCheck, UrlFindingData, UrlSubject } from "./types.js";

/** A URL of this many characters is still read to its end by servers and tools. */
const longestUrl = 2048;
/** The hosts of cloud services, the longest honest ones, stay below both. */
const longHost = 80;
const manyLabels = 8;
/** A registered label of more letters than this is broken in a narrow column; honest ones are hardly as long. */
const longLabel = 24;

/**
 * Names that read as a file: any under the suffixes that are files above all, and those that
 * scripts and notes have in every project.
 */
const fileName =
  /\.(?:zip|mov)$|^(?:build|configure|deploy|get|install(?:er)?|run|setup|start|uninstall|update)\.(?:sh|py)$|^(?:app|main|manage|__init__|index)\.py$|^(?:changelog|contributing|license|notes|readme|todo)\.md$|^(?:build|lib|main)\.rs$/;

/**
 * Checks for what might be honest; the gravest of each kind are among `firstChecks`. In a consent
 * they load with the tables that find cautions.
 */
export const cautionChecks: readonly UrlCheck[] = [
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
    // A name that contains an IP address says no more about its owner than the address.
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
    code: "file-name",
    level: "caution",
    test: ({ host, requester }) => requester?.host !== host && fileName.test(host),
  },
  {
    code: "shortener",
    level: "caution",
    test: ({ shortener }) => named(shortener),
  },
  {
    code: "redirector",
    level: "caution",
    test: ({ host, redirector, hiddenTarget, redirects }) => {
      const hosts = new Set(redirects.map((each) => each.host));
      // `redirect` doesn't name them all, so this says that the page can redirect anywhere.
      const service = redirector ?? (hosts.size > mostTargets ? host : undefined);
      if (hiddenTarget) hosts.add(hiddenTarget);
      // One of several targets can be a decoy, so none is named.
      const isOne = hiddenTarget?.endsWith(":") || hosts.size === 1;
      const target = isOne ? (hiddenTarget ?? [...hosts][0]) : undefined;
      return service !== undefined && { value: service, target };
    },
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
      requester?.host !== host &&
      requester?.site !== site &&
      // Under a government's suffix it is its offices that publish.
      !/\bgov\.\w+$/.test(sharedService ?? "") &&
      named(sharedService),
  },
  {
    code: "long-url",
    level: "caution",
    test: ({ url }) => named(longer(url?.href, longestUrl)),
  },
  {
    code: "long-host",
    level: "caution",
    test: ({ host, site, labels, suffixLength, ipVersion, sharedService, requester }) => {
      if (ipVersion) return undefined;
      // The last line could read as the name of another site. Names of customers can be as long.
      const isBroken =
        !sharedService &&
        requester?.site !== site &&
        (labels.at(-suffixLength - 1) ?? "").length > longLabel;
      return named(longer(host, isBroken || labels.length > manyLabels ? 0 : longHost));
    },
  },
  { code: "odd-path", level: "caution", test: oddPath },
  {
    code: "hidden-characters-encoded",
    level: "caution",
    test: ({ url, raw }) => {
      // Characters that were written as such are the graver finding above.
      const encoded = url && /%[c-f]/i.test(raw) ? hiddenCharacters(decoded(raw)) : [];
      const open = new Set(encoded.length > 0 ? hiddenCharacters(raw) : []);
      return foundCharacters(encoded.filter((character) => !open.has(character)));
    },
  },
];

function named(value: string | null | undefined): UrlFindingData | undefined {
  return value ? { value } : undefined;
}

function longer(text = "", most: number): string | undefined {
  return text.length > most ? `${text.length}` : undefined;
}

/** A path that programs read differently. */
function oddPath({ url, written }: UrlSubject): UrlFindingData | undefined {
  const path = /^[^?#]*/.exec(beginning(written.rest))?.[0] ?? "";
  const how = path.slice(1).includes("\\")
    ? "backslash"
    : url?.pathname.startsWith("//")
      ? "empty-segment"
      : /(?:^|[\\/])(?:\.|%2e){1,2}(?:[\\/]|$)/i.test(path)
        ? "dots"
        : /%(?:[01][\da-f]|7f)/i.test(beginning(url?.pathname)) ||
            /%00/.test(beginning(url?.search))
          ? "control"
          : /[\t\n\r]/.test(beginning(written.rest.trimEnd())) || isPadded(url)
            ? "space"
            : undefined;
  return how && { value: how };
}

/** Room that pushes what follows away from the host, so that it reads as one: in a path, and in a query. */
const pathPadding =
  /(?:(?:%20|%09|%c2%a0|%e2%80%8[\da]|%e2%80%af|%e2%a0%80|%e3%80%80|%e3%85%a4)[._-]?){3}|([._~-])\1{15}/i;
const queryPadding =
  /(?:\+|%20|%09|%c2%a0|%e2%80%8[\da]|%e2%80%af|%e2%a0%80|%e3%80%80|%e3%85%a4){16}/i;

function isPadded(url: URL | undefined): boolean {
  return (
    pathPadding.test(beginning(url?.pathname)) ||
    queryPadding.test(beginning(url?.search)) ||
    queryPadding.test(beginning(url?.hash))
  );
}

function beginning(text = ""): string {
  return text.slice(0, mostRead);
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
