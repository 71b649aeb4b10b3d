/** Domains under which anyone can publish: the well-known ones of the public suffix list's private section. */
const suffixes =
  /(?:^|\.)(vercel\.app|netlify\.app|(?:github|gitlab|bitbucket)\.io|github\.dev|pages\.dev|workers\.dev|web\.app|firebaseapp\.com|herokuapp\.com|onrender\.com|fly\.dev|railway\.app|deno\.dev|surge\.sh|glitch\.me|repl\.co|replit\.(?:app|dev)|render\.com|blogspot\.com|wordpress\.com|wixsite\.com|weebly\.com|webflow\.io|framer\.(?:app|website)|carrd\.co|azurewebsites\.net|azurestaticapps\.net|(?:blob|web)\.core\.windows\.net|cloudfront\.net|amplifyapp\.com|s3(?:[.-][a-z0-9-]+)*\.amazonaws\.com|run\.app|appspot\.com|translate\.goog|r2\.dev|ipfs\.io|dweb\.link|ngrok\.(?:io|app|dev)|ngrok-free\.(?:app|dev)|trycloudflare\.com|loca\.lt|lovable\.app|bolt\.host|v0\.build|hf\.space|streamlit\.app|notion\.site|myshopify\.com)$/;

/** Pages on the domain of a known company that are written by anyone: forms, documents, sites, scripts. */
const pages: readonly (readonly [host: RegExp, path: RegExp])[] = [
  [/^docs\.google\.com$/, /^\/(?:forms|document|presentation|spreadsheets)\//],
  [/^(?:sites|script)\.google\.com$/, /^/],
  [/^forms\.(?:gle|office\.com|microsoft\.com|cloud\.microsoft)$/, /^/],
  [/^(?:storage|firebasestorage)\.googleapis\.com$|^s3[.-](?:[a-z0-9-]+\.)?amazonaws\.com$/, /^/],
  [/(?:^|\.)(?:typeform|jotform|surveymonkey|wufoo|formstack|cognitoforms|smartsheet)\.com$/, /^\/./],
  [/(?:^|\.)(?:tally\.so|fillout\.com|paperform\.co|formspree\.io|airtable\.com)$/, /^\/(?:app|shr|r\/|f\/|forms?\/)/],
  [/^(?:raw|gist)\.githubusercontent\.com$|^gist\.github\.com$/, /^/],
];

/** The suffix under which anyone can get a host name, by the built-in list. */
export function sharedSuffix(host: string): string | undefined {
  const suffix = suffixes.exec(host)?.[1];
  return suffix === host ? undefined : suffix;
}

/** The service on which anyone can publish a page like this one. */
export function sharedPage(host: string, path: string): string | undefined {
  return pages.some(([hosts, paths]) => hosts.test(host) && paths.test(path)) ? host : undefined;
}
