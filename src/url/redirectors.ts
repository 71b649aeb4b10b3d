import { hostFacts, isLocalPlace, isTooLong } from "./hosts.js";
import { isIpv4, parseUrl } from "./parseUrl.js";
import type { DomainLookup, HostFacts, UrlSubject } from "./types.js";
import { domainsIn } from "./names.js";
import { shortLinks } from "./tables/hosts.js";

/** Open redirects of well-known services. */
const redirectors =
  /^(?:(?:www\.)?google\.[a-z.]+\/(?:url|amp\/|aclk)|lm?\.(?:facebook|instagram|messenger|threads)\.(?:com|net)\/|www\.facebook\.com\/(?:l\.php|flx\/warn)|(?:www\.|m\.)?youtube\.com\/redirect|(?:www\.)?linkedin\.com\/(?:redir|safety\/go)|(?:out\.reddit|www\.bing|duckduckgo|steamcommunity|vk|away\.vk)\.com\/(?:t3|ck\/a|l\/|linkfilter|away)|(?:slack-redir\.net|href\.li|anonym\.to|anon\.to|dereferer\.me|nullrefer\.com|exit\.sc|disq\.us|urldefense\.(?:com|us|proofpoint\.com)|t\.umblr\.com|go\.redirectingat\.com|click\.linksynergy\.com|clicktime\.symantec\.com|secure-web\.cisco\.com|linkprotect\.cudasvc\.com|link\.(?:zhihu|csdn)\.(?:com|net)|link\.juejin\.cn|c\.pc\.qq\.com)\/|r\.search\.yahoo\.com\/|medium\.com\/r\/|(?:www\.)?pinterest\.[a-z.]+\/offsite|(?:www\.)?quora\.com\/_\/redirect|(?:www\.)?tiktok\.com\/link\/|(?:t|telegram)\.me\/iv$|weibo\.cn\/sinaurl|app\.adjust\.com\/|cdn\.ampproject\.org\/[cv]\/|translate\.google\.[a-z.]+\/translate|mandrillapp\.com\/track\/|[^/]+\.(?:safelinks\.protection\.outlook\.com|doubleclick\.net|googleadservices\.com|list-manage\.com|hubspotlinks\.com|awstrack\.me|rs6\.net|mimecast\.com\/s|sendgrid\.net\/ls)\/)/;

/** The service that sends visitors of this page on. */
export function redirector(host: string, path: string): string | undefined {
  return redirectors.test(host + path) ? host : undefined;
}

/** Names of parameters that say where a visitor goes next. */
const leadingName =
  /^(?:(?:next|return|redirect|redir|forward|fwd|jump|continue|dest|destination|target|success|final|fallback|landing|exit|load|navigate|outgoing|callback|page|view|visit)(?:[_-]?(?:to|url|uri|page|path|link|site|host|address))?|(?:[\w-]*[_-])?(?:url|uri|href|link)|(?:go|back)[_-]?(?:to|url)?|[a-z]*[a-z](?:Url|URL|Uri|URI)|r?url|u|r|to|rd|out|location|relaystate)$/i;

/** Names of parameters that a sign-in returns unchanged: values, not targets. */
const returnedName = /^(?:state|nonce|code|sig(?:nature)?|.*token)$/i;

/** The last part of a name: `url` of `target[url]` and of `form.url`. */
const lastPart = /[^.[\]]+(?=[\].]*$)/;

function isLeading(name: string): boolean {
  return leadingName.test(lastPart.exec(name.slice(0, mostOfName))?.[0] ?? name);
}

/** How much of a parameter's name is read. */
const mostOfName = 200;

/** Addresses that are no page but run or show what is written in them; an image is none. */
const runs =
  /^(?:javascript|vbscript|file|blob|view-source|data(?!:image\/(?:png|jpe?g|gif|webp)[;,])):/i;

/**
 * Path segments without meaning of their own. A scheme may precede the address that a proxy shows.
 */
const leadingStep =
  /^(?:go|goto|out|outgoing|away|exit|leave|external|redir|redirect|r|url|link|jump|forward|proxy|click|https?)$/i;

/** Endings of hosts that are also endings of files: they count only where a path follows. */
const fileEnding = /\.(?:ai|cs|do|go|gz|js|md|pl|ps|py|rb|rs|sh|so|ts)$/i;

/** A host without a scheme: its suffix is a country's, or one that many use. */
const bareHost =
  /^\s*((?:[\p{L}\d](?:[\p{L}\p{M}\w-]*[\p{L}\p{M}\d])?\.)+(?:[a-z]{2}|xn--[a-z\d-]+|[^\0-\x7f]{2,63}|agency|app|biz|blog|cash|click|cloud|club|com|dev|digital|email|fun|help|host|icu|info|life|link|live|net|network|one|online|org|page|party|pro|pw|rest|review|sbs|services|shop|site|space|store|support|tech|today|top|vip|website|win|work|world|xyz|zip)|\d+\.\d+\.\d+\.\d+)(?::\d+)?([/?#\\]|$)/iu;

/** A step that leads on is one of the first of its path. */
const mostLeadingSteps = 3;

/** How much of an address is looked through for another one. */
const mostLookedThrough = 4_096;

/** Context of the search for a hidden target. */
interface Surroundings {
  url: URL;
  parameters: UrlSubject["parameters"];
  domains: DomainLookup | undefined;
  /** Whether a visitor would stay on a known site. */
  isKnown: (site: string) => boolean;
  /** Whether it is a well-known name. In a path it is text, not a target. */
  isWellKnown: (site: string) => boolean;
}

/**
 * Returns the host that an address redirects to outside of an ordinary parameter.
 *
 * Such as in the path, after a semicolon or a `#`, without a scheme, encoded twice or in base64. A
 * script that would run in place of a page is named by its scheme: `javascript:`.
 */
export function hiddenTarget(surroundings: Surroundings): string | undefined {
  const { url, parameters, domains, isKnown, isWellKnown } = surroundings;
  const find = (host: string | undefined, inPath: boolean): HostFacts | undefined => {
    if (host === undefined) return undefined;
    const facts = hostFacts(host, domains);
    // A program on this device that waits for an answer is no stranger.
    if (isLocalPlace(facts.privateNetwork) || isKnown(facts.site)) return undefined;
    return inPath && isWellKnown(facts.site) ? undefined : facts;
  };
  for (const [name, value] of parameters) {
    const [scheme] = (isLeading(name) && runs.exec(tidied(fullyDecoded(value)))) || [];
    if (scheme) return scheme.toLowerCase();
  }
  // `#https://evil.io`, which a page's own script follows.
  const fragment = targetHost(fullyDecoded(url.hash.slice(1)));
  const inParameters = parameters.flatMap(([name, value]) => hostsOf(name, value));
  const found = [...inParameters, fragment].map((host) => find(host, false)).find(Boolean);
  if (found) return found.host;
  const path = fullyDecoded(url.pathname.slice(0, mostLookedThrough));
  return hostsInPath(path)
    .map((host) => find(host, true))
    .find(Boolean)?.host;
}

/** The hosts that a parameter leads to without saying so plainly. */
function hostsOf(name: string, value: string): (string | undefined)[] {
  if (returnedName.test(name)) return [];
  const leads = isLeading(name);
  const plain = leads ? tidied(fullyDecoded(value)) : fullyDecoded(value);
  const code = uncoded(plain) ?? "";
  // Backslashes, and more slashes than two, which browsers read as two.
  const isOdd = plain !== value || /^\s*(?:https?:)?(?:[\\/]*\\|\/{3})/i.test(plain);
  // Some programs take a semicolon for an ampersand.
  const others = value.split(";").slice(1).map(pairOf);
  return [
    // `?https://evil.io`, and nothing else.
    value === "" ? targetHost(fullyDecoded(name)) : undefined,
    isOdd ? targetHost(plain) : undefined,
    targetHost(code),
    ...(leads ? [plain, code].map(bareHostOf) : []),
    ...others.map(([key, text]) => hostOfPair(key, text)),
  ];
}

/** The hosts that a path leads to: as its end, its steps or its parameters. */
function hostsInPath(path: string): (string | undefined)[] {
  const [, whole] = /[/;,=:|(](https?:[\\/]+[^\\/].*)$/is.exec(path) ?? [];
  const steps = path.split("/").filter(Boolean);
  return [
    whole && targetHost(whole.replace(/^(https?:)[\\/]+/i, "$1//")),
    ...path
      .split(/[;,&]/)
      .slice(1)
      .map(pairOf)
      .map(([key, text]) => hostOfPair(key, text)),
    ...steps.map((step) => targetHost(uncoded(step) ?? "")),
    ...steps.flatMap((step, at) =>
      at < mostLeadingSteps && leadingStep.test(step)
        ? [bareHostOf(steps.slice(at + 1).join("/"))]
        : [],
    ),
  ];
}

function pairOf(text: string): [name: string, value: string] {
  const [name = "", ...value] = text.split("=");
  return [name.trim(), value.join("=")];
}

function hostOfPair(name: string, value: string): string | undefined {
  return targetHost(value) ?? (isLeading(name) ? bareHostOf(value) : undefined);
}

/** The host of a text that is a web address, with or without its scheme. */
function targetHost(text: string): string | undefined {
  if (!/^\s*(?:https?:[\\/]*|[\\/]{2,})[^\s\\/]/i.test(text)) return undefined;
  const url = parseUrl(/^\s*[\\/]/.test(text) ? `https:${text.trim()}` : text);
  return url && !isTooLong(url) && /[.\]]/.test(url.hostname) ? url.hostname : undefined;
}

/** The host that a text begins with, where it has no scheme. */
function bareHostOf(text: string): string | undefined {
  const [, host, next] = bareHost.exec(text) ?? [];
  if (host === undefined || (next === "" && fileEnding.test(host))) return undefined;
  const url = parseUrl(`https://${host}`);
  // Four numbers may be a version.
  return url && (next !== "" || !isIpv4(url.hostname)) ? url.hostname : undefined;
}

/** A text without its percent signs, however often they were encoded. */
function fullyDecoded(text: string): string {
  let plain = text.slice(0, mostLookedThrough);
  for (let times = 0; times < 3 && /%[\da-f]{2}/i.test(plain); times += 1) {
    try {
      plain = decodeURIComponent(plain);
    } catch {
      break;
    }
  }
  return plain;
}

/** A text as a browser reads it for an address: without tabs and line breaks, and what cannot be seen before it. */
function tidied(text: string): string {
  return text.replace(/^\p{Cc}+|[\t\n\r]+/gu, "");
}

/** Decodes base64 or hexadecimal digits, if the result begins like an address. */
function uncoded(text: string): string | undefined {
  const digits = text.trim();
  if (!/^[\w+/-]{8,}={0,2}$/.test(digits) || digits.length > mostLookedThrough) return undefined;
  const plain = /^(?:[\da-f]{2})+$/i.test(digits)
    ? digits.replace(/../g, (pair) => String.fromCharCode(Number.parseInt(pair, 16)))
    : fromBase64(digits.replace(/=+$/, ""));
  return plain && /^[\x20-\x7e]+$/.test(plain) ? plain : undefined;
}

function fromBase64(digits: string): string | undefined {
  try {
    return atob(digits.replaceAll("-", "+").replaceAll("_", "/"));
  } catch {
    return undefined;
  }
}

const shorteners = new Set(domainsIn(shortLinks));

/** The owner's own short link to where devices are signed in. */
const ownLink = /^(?:aka\.ms|g\.co)\/device/;

/** The short-link service of a page. */
export function shortener(host: string, path: string): string | undefined {
  if (ownLink.test(host + path)) return undefined;
  const isKnown = shorteners.has(host.replace(/^www\./, ""));
  // Services give customers names of their own: `shop.app.link`.
  const isCustomer = shorteners.has(host.replace(/^[^.]+\./, "")) && host.split(".").length > 2;
  return isKnown || isCustomer ? host : undefined;
}
