import { domainsIn } from "./names.js";
import { shortLinks } from "./tables/hosts.js";

const shorteners = new Set(domainsIn(shortLinks));

/** The owner's own short link to where devices are signed in. */
const ownLink = /^(?:aka\.ms|g\.co)\/device/;

/** The short-link service of a page. */
export function shortener(host: string, path: string): string | undefined {
  if (ownLink.test(host + path)) return undefined;
  const isKnown = shorteners.has(host.replace(/^www\./, ""));
  // Services give customers names of their own: `shop.app.link`.
  const isCustomer = shorteners.has(host.replace(/^[^.]+\./, "")) && host.split(".").length > 2;
  return isKnown || isCustomer ? host : undefined;
}
