/** Short links: where they lead, only the service knows. */
const shorteners =
  /^(?:www\.)?(?:(?:bit|ow|t|cutt|buff|rebrand|snip|trib|adf)\.ly|(?:t|x|a|g)\.co|goo\.gl|(?:is|v|soo)\.gd|tinyurl\.com|tiny\.(?:cc|one)|rb\.gy|short\.(?:gy|io)|shorturl\.at|s\.id|bit\.do|bl\.ink|lnkd\.in|dlvr\.it|db\.tt|fb\.me|amzn\.(?:to|eu)|aka\.ms|1drv\.ms|wp\.me|git\.io|dub\.sh|tr\.im|clck\.ru|vk\.cc|qrco\.de|urlz\.fr|linktr\.ee)$/;

/** Addresses of well-known services that send a visitor on to whatever they are told. */
const redirectors =
  /^(?:(?:www\.)?google\.[a-z.]+\/(?:url|amp\/|aclk)|lm?\.(?:facebook|instagram|messenger)\.com\/|www\.facebook\.com\/(?:l\.php|flx\/warn)|(?:www\.|m\.)?youtube\.com\/redirect|(?:www\.)?linkedin\.com\/(?:redir|safety\/go)|(?:out\.reddit|www\.bing|duckduckgo|steamcommunity|vk)\.com\/(?:t3|ck\/a|l\/|linkfilter|away)|(?:slack-redir\.net|href\.li|anonym\.to|disq\.us|urldefense\.(?:com|proofpoint\.com)|t\.umblr\.com)\/|[^/]+\.(?:safelinks\.protection\.outlook\.com|doubleclick\.net|googleadservices\.com|list-manage\.com)\/)/;

/** The short-link service of a host. */
export function shortener(host: string): string | undefined {
  return shorteners.test(host) ? host : undefined;
}

/** The service that sends visitors of this page on. */
export function redirector(host: string, path: string): string | undefined {
  return redirectors.test(host + path) ? host : undefined;
}
