/** Addresses of well-known services that send a visitor on to whatever they are told. */
const redirectors =
  /^(?:(?:www\.)?google\.[a-z.]+\/(?:url|amp\/|aclk)|lm?\.(?:facebook|instagram|messenger)\.com\/|www\.facebook\.com\/(?:l\.php|flx\/warn)|(?:www\.|m\.)?youtube\.com\/redirect|(?:www\.)?linkedin\.com\/(?:redir|safety\/go)|(?:out\.reddit|www\.bing|duckduckgo|steamcommunity|vk)\.com\/(?:t3|ck\/a|l\/|linkfilter|away)|(?:slack-redir\.net|href\.li|anonym\.to|disq\.us|urldefense\.(?:com|proofpoint\.com)|t\.umblr\.com)\/|[^/]+\.(?:safelinks\.protection\.outlook\.com|doubleclick\.net|googleadservices\.com|list-manage\.com)\/)/;

/** The service that sends visitors of this page on. */
export function redirector(host: string, path: string): string | undefined {
  return redirectors.test(host + path) ? host : undefined;
}
