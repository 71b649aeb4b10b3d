import type { UrlContext } from "../url/types.js";

/** How a consent judges an address, and opens it: the part of `<UrlConsent>` that no form has. */
export interface UrlConsentOptions extends Omit<UrlContext, "requesterUrl"> {
  /**
   * Opens the page in place of `window.open`, for Electron, web views and extensions. Called in the
   * person's click. When it answers `false` or throws, nothing is sent, and the person gets a link.
   */
  openUrl?: ((href: string) => void | boolean | Promise<void | boolean>) | undefined;
}
