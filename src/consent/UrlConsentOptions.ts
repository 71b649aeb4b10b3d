import type { UrlContext } from "../url/types.js";

/** Options of a URL consent: how an address is analyzed and opened. */
export interface UrlConsentOptions extends Omit<UrlContext, "requesterUrl" | "requesterLocal"> {
  /**
   * Opens the page in place of `window.open`, for Electron, web views and extensions.
   *
   * Called in the user's click. If it returns `false` or throws, nothing is sent, and the user gets
   * a link.
   *
   * @default window.open
   */
  openUrl?: ((href: string) => void | boolean | Promise<void | boolean>) | undefined;
  /**
   * Whether you trust every page that can embed this one in a frame.
   *
   * Without it, a dangerous address can't be opened in a frame of another origin, because the page
   * around it could trick the user into clicking. Limit who can embed the page with
   * `frame-ancestors` before you set this.
   *
   * @default false
   */
  trustAncestors?: boolean | undefined;
}
