/** The most imitated domains. A name without a dot is under `.com`. */
export const imitatedNames = `
  adobe airbnb alibaba aliexpress amazon amazonaws americanexpress anthropic apple asana
  atlassian auth0 baidu bankofamerica binance bitbucket.org bitwarden blockchain booking canva
  chase chatgpt claude.ai cloudflare coinbase discord docker docusign dropbox ebay etsy
  facebook fedex figma github gitlab gmail godaddy google heroku hotmail hsbc hubspot
  huggingface.co icloud instagram intuit klarna kraken lastpass linear.app linkedin live
  mailchimp mastercard meta metamask.io microsoft microsoftonline netflix netlify notion.so
  npmjs office office365 okta openai outlook paypal pinterest pypi.org reddit revolut roblox
  salesforce santander sharepoint shopify skype slack snapchat spotify square steamcommunity
  steampowered stripe supabase telegram.org tiktok twitch.tv twitter uber vercel visa walmart
  wellsfargo whatsapp wikipedia.org wise wordpress yahoo yandex.ru youtube zendesk zoom.us
`;

/** Imitated names that are also common words: a name one letter away is most likely another word. */
export const ordinaryWords = `
  adobe apple asana booking canva chase claude discord docker heroku intuit kraken linear live meta
  notion office outlook revolut slack square stripe telegram wise zoom
`;

/** Words and names of good repute that are one letter away from a protected label. */
export const honestNeighbors = "goggle goggles klara papal paypay twitchy";
