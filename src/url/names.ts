/** Without a dot: under `.com`. */
const imitated =
  "adobe airbnb alibaba aliexpress amazon amazonaws americanexpress anthropic apple asana " +
  "atlassian auth0 baidu bankofamerica binance bitbucket.org bitwarden blockchain booking canva " +
  "chase chatgpt claude.ai cloudflare coinbase discord docker docusign dropbox ebay etsy " +
  "facebook fedex figma github gitlab gmail godaddy google heroku hotmail hsbc hubspot " +
  "huggingface.co icloud instagram intuit klarna kraken lastpass linear.app linkedin live " +
  "mailchimp mastercard meta metamask.io microsoft microsoftonline netflix netlify notion.so " +
  "npmjs office office365 okta openai outlook paypal pinterest pypi.org reddit revolut roblox " +
  "salesforce santander sharepoint shopify skype slack snapchat spotify square steamcommunity " +
  "steampowered stripe supabase telegram.org tiktok twitch.tv twitter uber vercel visa walmart " +
  "wellsfargo whatsapp wikipedia.org wise wordpress yahoo yandex.ru youtube zendesk zoom.us";

/**
 * The most imitated domains: sign-in, payment, work. The default of `UrlContext.protectedNames`.
 *
 * To add your own, spread this list.
 */
export const protectedNames: readonly string[] = /* @__PURE__ */ imitated
  .split(" ")
  .map((name) => (name.includes(".") ? name : `${name}.com`));

/**
 * Protected labels that are also common words: a name one letter away is most likely another word.
 */
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

/** Whether two different texts become equal by one letter more, less, other, or two neighbours swapped. */
export function isOneEditAway(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let endA = a.length;
  let endB = b.length;
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA--;
    endB--;
  }
  if (endA - start <= 1 && endB - start <= 1) return true;
  return (
    endA - start === 2 &&
    endB - start === 2 &&
    a[start] === b[start + 1] &&
    a[start + 1] === b[start]
  );
}

/**
 * Reads a list of domains grouped by their suffix, which is a sixth smaller when compressed.
 *
 * @example domainsIn(".app canva my.lovable .io github"); // ["canva.app", "my.lovable.app",
 *   "github.io"]
 */
export function domainsIn(text: string): readonly string[] {
  let suffix = "";
  return text
    .trim()
    .split(/\s+/)
    .flatMap((word) => {
      if (!word.startsWith(".")) return word + suffix;
      suffix = word;
      return [];
    });
}
