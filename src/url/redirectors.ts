/** Short links: where they lead, only the service knows. */
const shorteners = new RegExp(
  "^(?:www\\.)?(?:" +
    "(?:bit|ow|t|cutt|buff|rebrand|snip|trib|bitly|adf|j)\\.ly|(?:t|x|a|g)\\.co|goo\\.gl|is\\.gd|v\\.gd|soo\\.gd|tinyurl\\.com|" +
    "tiny\\.(?:cc|one)|rb\\.gy|short\\.(?:gy|io)|shorturl\\.at|s\\.id|bit\\.do|bl\\.ink|lnkd\\.in|dlvr\\.it|db\\.tt|fb\\.me|" +
    "amzn\\.(?:to|eu)|aka\\.ms|1drv\\.ms|wp\\.me|git\\.io|dub\\.sh|tr\\.im|cli\\.gs|clck\\.ru|vk\\.cc|qrco\\.de|urlz\\.fr|" +
    "shorte\\.st|adfoc\\.us|po\\.st|t2m\\.io|u\\.nu|lc\\.cx|tny\\.im|kutt\\.it|link\\.tl|mcaf\\.ee|linktr\\.ee" +
    ")$",
);

/** Addresses on well-known domains that send a visitor on to whatever they are told. */
const redirectors: readonly (readonly [host: RegExp, path: RegExp])[] = [
  [/(?:^|\.)google\.[a-z.]+$/, /^\/(?:url|imgres|amp\/|aclk)/],
  [/^(?:lm?|www)\.(?:facebook|instagram|messenger)\.com$/, /^\/(?:l\.php|flx\/warn|$)/],
  [/(?:^|\.)youtube\.com$/, /^\/(?:redirect|attribution_link)/],
  [/(?:^|\.)linkedin\.com$/, /^\/(?:redir|safety\/go)/],
  [/^out\.reddit\.com$|^slack-redir\.net$|^href\.li$|^anonym\.to$|^nullrefer\.com$|^disq\.us$|^exit\.sc$/, /^/],
  [/(?:^|\.)(?:vk\.com|steamcommunity\.com)$/, /^\/(?:away|linkfilter)/],
  [/(?:^|\.)(?:bing|duckduckgo|yahoo)\.com$/, /^\/(?:ck\/a|l\/|.*\/RU=)/],
  [/^t\.umblr\.com$/, /^\/redirect/],
  [/(?:^|\.)(?:doubleclick\.net|googleadservices\.com)$/, /^\/(?:pagead\/aclk|pcs\/click|ddm\/)/],
  [/(?:^|\.)safelinks\.protection\.outlook\.com$|^urldefense\.(?:com|proofpoint\.com)$/, /^/],
  [/(?:^|\.)(?:sendgrid\.net|list-manage\.com|mailchi\.mp|mandrillapp\.com|hubspotlinks\.com)$/, /^\/(?:ls\/click|track\/click|click)/],
];

/** The short-link service of a host. */
export function shortener(host: string): string | undefined {
  return shorteners.test(host) ? host : undefined;
}

/** The service that sends visitors of this page on. */
export function redirector(host: string, path: string): string | undefined {
  return redirectors.some(([hosts, paths]) => hosts.test(host) && paths.test(path)) ? host : undefined;
}
