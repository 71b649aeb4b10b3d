/**
 * Domains that are imitated most: where people sign in, pay, and keep their work. The default of
 * `UrlContext.protectedNames`; a host adds its own by spreading this list.
 */
export const protectedNames: readonly string[] = [
  "google.com",
  "gmail.com",
  "youtube.com",
  "github.com",
  "gitlab.com",
  "bitbucket.org",
  "microsoft.com",
  "microsoftonline.com",
  "office.com",
  "office365.com",
  "live.com",
  "outlook.com",
  "sharepoint.com",
  "linkedin.com",
  "apple.com",
  "icloud.com",
  "amazon.com",
  "amazonaws.com",
  "facebook.com",
  "instagram.com",
  "whatsapp.com",
  "meta.com",
  "twitter.com",
  "tiktok.com",
  "reddit.com",
  "discord.com",
  "telegram.org",
  "twitch.tv",
  "netflix.com",
  "spotify.com",
  "wikipedia.org",
  "yahoo.com",
  "paypal.com",
  "stripe.com",
  "square.com",
  "revolut.com",
  "wise.com",
  "americanexpress.com",
  "chase.com",
  "wellsfargo.com",
  "bankofamerica.com",
  "intuit.com",
  "coinbase.com",
  "binance.com",
  "metamask.io",
  "ebay.com",
  "etsy.com",
  "shopify.com",
  "airbnb.com",
  "booking.com",
  "fedex.com",
  "dropbox.com",
  "adobe.com",
  "docusign.com",
  "salesforce.com",
  "hubspot.com",
  "mailchimp.com",
  "slack.com",
  "zoom.us",
  "notion.so",
  "figma.com",
  "canva.com",
  "asana.com",
  "atlassian.com",
  "linear.app",
  "openai.com",
  "chatgpt.com",
  "anthropic.com",
  "claude.ai",
  "huggingface.co",
  "cloudflare.com",
  "vercel.com",
  "netlify.com",
  "heroku.com",
  "supabase.com",
  "docker.com",
  "npmjs.com",
  "pypi.org",
  "wordpress.com",
  "godaddy.com",
  "okta.com",
  "auth0.com",
  "lastpass.com",
  "bitwarden.com",
  "steampowered.com",
  "steamcommunity.com",
  "roblox.com",
];

/** Protected labels that are words of a language too: a name one letter away is most likely another word. */
const ordinaryWords =
  " adobe apple asana booking canva chase claude discord docker heroku intuit linear live meta " +
  "notion office outlook revolut slack square stripe telegram wise zoom ";

/** Words and names of good repute that are one letter away from a protected label. */
const honestNeighbours = " goggle goggles papal paypay twitchy ";

export function isOrdinaryWord(label: string): boolean {
  return ordinaryWords.includes(` ${label} `);
}

export function isHonestNeighbour(label: string): boolean {
  return honestNeighbours.includes(` ${label} `);
}
