/** Domains under which anyone can publish: a few of the public suffix list's private section, for as long as it is absent. */
const suffixes =
  /\.((?:vercel|netlify|web|run|repl|replit|lovable|bolt|framer|ngrok|ngrok-free)\.(?:app|co|dev|host|io)|(?:pages|workers|github|fly|deno|r2)\.dev|(?:github|gitlab|webflow|ipfs)\.io|(?:firebaseapp|herokuapp|onrender|appspot|blogspot|wordpress|wixsite|weebly|trycloudflare|amplifyapp|myshopify)\.com|(?:azurewebsites|azurestaticapps|cloudfront)\.net|(?:blob|web)\.core\.windows\.net|s3(?:[.-][a-z\d-]+)*\.amazonaws\.com|translate\.goog|surge\.sh|glitch\.me|notion\.site|hf\.space|loca\.lt|carrd\.co)$/;

/** Addresses on the domain of a known service whose pages are written by anyone: forms, documents, sites, scripts. */
const pages =
  /^(?:docs\.google\.com\/(?:forms|document|presentation|spreadsheets)\/|(?:sites|script)\.google\.com\/|forms\.(?:gle|office\.com|microsoft\.com|cloud\.microsoft)\/|(?:firebase)?storage\.googleapis\.com\/|s3[.-](?:[a-z\d-]+\.)?amazonaws\.com\/|(?:gist\.github|(?:raw|gist)\.githubusercontent)\.com\/|(?:[^/]+\.)?(?:typeform|jotform|surveymonkey|formstack)\.com\/.|tally\.so\/r\/|airtable\.com\/(?:app|shr))/;

/** The suffix under which anyone can get a host name, by the built-in list. */
export function sharedSuffix(host: string): string | undefined {
  return suffixes.exec(host)?.[1];
}

/** The host of a service on which anyone can publish a page like this one. */
export function sharedPage(host: string, path: string): string | undefined {
  return pages.test(host + path) ? host : undefined;
}
