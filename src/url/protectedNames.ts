/** Without a dot: under `.com`. */
const imitated =
  "google gmail youtube github gitlab bitbucket.org microsoft microsoftonline office " +
  "office365 live outlook sharepoint linkedin apple icloud amazon amazonaws facebook " +
  "instagram whatsapp meta twitter tiktok reddit discord telegram.org twitch.tv netflix " +
  "spotify wikipedia.org yahoo paypal stripe square revolut wise americanexpress chase " +
  "wellsfargo bankofamerica intuit coinbase binance metamask.io ebay etsy shopify airbnb " +
  "booking fedex dropbox adobe docusign salesforce hubspot mailchimp slack zoom.us notion.so " +
  "figma canva asana atlassian linear.app openai chatgpt anthropic claude.ai huggingface.co " +
  "cloudflare vercel netlify heroku supabase docker npmjs pypi.org wordpress godaddy okta " +
  "auth0 lastpass bitwarden steampowered steamcommunity roblox hotmail yandex.ru baidu " +
  "alibaba aliexpress walmart pinterest snapchat skype uber visa mastercard hsbc santander " +
  "klarna kraken blockchain zendesk";

/**
 * Domains that are imitated most: where people sign in, pay, and keep their work. The default of
 * `UrlContext.protectedNames`; a host adds its own by spreading this list.
 */
export const protectedNames: readonly string[] = /* @__PURE__ */ imitated
  .split(" ")
  .map((name) => (name.includes(".") ? name : `${name}.com`));

/** Protected labels that are words of a language too: a name one letter away is most likely another word. */
const ordinaryWords =
  " adobe apple asana booking canva chase claude discord docker heroku intuit kraken linear live meta " +
  "notion office outlook revolut slack square stripe telegram wise zoom ";

/** Words and names of good repute that are one letter away from a protected label. */
const honestNeighbours = " goggle goggles klara papal paypay twitchy ";

export function isOrdinaryWord(label: string): boolean {
  return ordinaryWords.includes(` ${label} `);
}

export function isHonestNeighbour(label: string): boolean {
  return honestNeighbours.includes(` ${label} `);
}
