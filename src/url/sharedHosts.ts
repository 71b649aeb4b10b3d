import { domainsIn, listed } from "./names.js";
import * as lists from "./tables/hosts.js";
import type { DomainInfo } from "./types.js";

const suffixes = domainsIn(lists.publishingSuffixes);
const sharedSites = domainsIn(lists.publishingSites);
const companySites = domainsIn(lists.companySites);
const publishedPages = listed(lists.publishedPages);

/** Families of hosts that no list of names can cover. */
const families =
  /^(?:.+\.)?(?:s3(?:[.-][a-z\d-]+)*\.amazonaws\.com|execute-api\.[a-z\d-]+\.amazonaws\.com|lambda-url\.[a-z\d-]+\.on\.aws|[a-z]{3}\d?\.digitaloceanspaces\.com|z\d+\.web\.core\.windows\.net|byet(?:host\d+)?\.(?:com|org)|(?:blogspot|zoho(?:sites|public|creatorportal))\.[a-z.]{2,6}|objectstorage\.[a-z\d-]+\.oraclecloud\.com|(?:compute(?:-\d)?|elb)\.amazonaws\.com|form\.asana\.com|cs\.amazonlightsail\.com|hana\.ondemand\.com)\/|\.jotform\.com\/\d{6}|^[^./]+\.force\.com\/|^[^/]+\.sharepoint\.com\/:\w:\/|^(?:www\.)?notion\.so\/(?:[^/]+\/)?[^/]*-[\da-f]{32}/;

/**
 * Shared content: files, and conversations with an assistant, in which anyone can choose the text.
 */
const shares =
  /^[^/]+\/(?:[a-z]{1,4}\/)?share[ds]?\/.|\/share\/(?:c|chats?|conversations?|threads?)\/|^(?:(?:chat|copilot|assistant)\.[^/]+|(?:[^/]+\.)?[^/.]+\.chat)\/(?:s|r|threads?)\/|^[^/]+\.ai\/public\//;

/**
 * Gateways to IPFS, Arweave and Swarm, which show what anybody has stored there: by the content in a
 * name (`bafy….example`, `site.ipns.example.com`) or in a path.
 */
const distributed =
  /^(?:ba[fg][a-z2-7]{20,}|k(?:2k|51)[a-z\d]{20,}|qm[a-z\d]{44}|[a-z2-7]{52})\.|^[^/]+\.ip[fn]s\.[^./]+\.[^/]+\/|^[^/]+\/(?:ip[fn]s\/[\w-]|(?:.+\/)?(?:ip[fn]s\/[\w.-]{10}|bzz\/[\da-f]{64}))/i;

/** Pages of the owners under a customer's name: sign-in, access portals, accounts. */
const ownServices = [
  /^(?:(?:device|portal)\.sso|oidc)\.[a-z\d-]+\.amazonaws\.com\//,
  /^checkout\.square\.site\//,
  /^[^/]+\.awsapps\.com\//,
  /^[^/]+\.auth(?:-fips)?\.[a-z\d-]+\.amazoncognito\.com\//,
  /^[^/]+\.supabase\.co\/auth\//,
  /^[^/]+\.myshopify\.com\/(?:admin|account|authentication|checkouts?|\d+\/(?:checkouts|orders))\b/,
  /^[^/]+\.(?:firebaseapp\.com|web\.app)\/__\/auth\//,
  /^[^/]+\.azurewebsites\.net\/\.auth\//,
  /^[^/]+\.(?:clerk\.app|projects\.oryapis\.com)\//,
  /^(?:[^/]+\.)?zoom\.us\/[jsw]\//,
] as const;

/** Names that services give no customer. */
const ownNames =
  /^(?:www|apps?|api|auth|oauth|login|signin|sso|id|accounts?|my|dashboard|console|admin|help|support|docs|developers?|checkout|pay|payments?|billing|secure|status|platform|portal|backboard|public-api)$/;

/** Sign-in pages of office suites' customer sites, which no customer writes. */
const signIns =
  /\.my\.site\.com\/(?:[^/]+\/)?(?:(?:s\/)?login\/?$|services\/oauth2\/)|\.sharepoint\.com\/(?:.+\/)?_layouts\/(?:15\/)?(?:app(?:inv|regnew|principals)|oauthauthorize|authenticate|signout)\.aspx$|-admin\.sharepoint\.com\/|\.odoo\.com\/(?:web\/login|oauth2?\/)/;

/** Paths that such a site keeps for itself: its front page, and where its own visitors sign in and pay. */
const ownPath =
  /^\/(?:(?:(?:[a-z]{2}|users?|accounts?|auth|app)\/)?(?:log-?in|sign-?in|sign-?up|register|oauth2?|authorize|auth|sso|accounts?|settings|billing|pricing|checkout|privacy|terms)(?:\/|$)|$)/;

/** The service on which anyone can publish a page like this one. */
export function sharedService(host: string, path: string): string | undefined {
  if (signIns.test(host + path)) return undefined;
  const suffix = sharedDomain(host)?.publicSuffix;
  if (suffix) return suffix;
  const bare = host.replace(/^www\./, "");
  const tenant = parentsOf(host).find((parent) => companySites.includes(parent));
  if (tenant && !ownNames.test(host.slice(0, -tenant.length - 1))) return tenant;
  const under = parentsOf(bare).map((parent) => `.${parent}${path}`);
  const written = [bare + path, `.${bare}${path}`, ...under];
  const isWritten =
    !ownPath.test(path) &&
    publishedPages.some((start) => written.some((page) => page.startsWith(start)));
  const isKind = [families, shares, distributed].some((kind) => kind.test(host + path));
  return isWritten || isKind ? host : undefined;
}

/** Whether a page is of the owner of a shared domain, though its name is like a customer's. */
export function isOwnService(host: string, path: string): boolean {
  return ownServices.some((service) => service.test(host + path));
}

/** Returns what the public suffix list would say of a host, as far as it is known here. */
export function sharedDomain(host: string): DomainInfo | undefined {
  const parents = parentsOf(host);
  const at = parents.findIndex(
    (parent) => suffixes.includes(parent) || sharedSites.includes(parent),
  );
  const publicSuffix = parents[at];
  const domain = at > 0 ? parents[at - 1] : host;
  if (publicSuffix === undefined || domain === undefined) return undefined;
  if (sharedSites.includes(publicSuffix) && ownNames.test(domain.split(".", 1)[0]!))
    return undefined;
  return { domain, publicSuffix, isPrivate: true };
}

/** `b.example.com`, `example.com` and `com` of `a.b.example.com`. */
function parentsOf(host: string): string[] {
  const labels = host.split(".");
  return labels.slice(1).map((_, index) => labels.slice(index + 1).join("."));
}
