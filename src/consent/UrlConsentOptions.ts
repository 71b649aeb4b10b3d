import type { UrlContext } from "../url/types.js";

/** How a consent judges an address, and opens it: the part of `<UrlConsent>` that no form has. */
export interface UrlConsentOptions extends Omit<UrlContext, "requesterUrl" | "requesterLocal"> {
  /**
   * Opens the page in place of `window.open`, for Electron, web views and extensions. Called in the
   * person's click. When it answers `false` or throws, nothing is sent, and the person gets a link.
   */
  openUrl?: ((href: string) => void | boolean | Promise<void | boolean>) | undefined;
  /**
   * Whether the host trusts every page that this one can be framed by. In a frame of another origin,
   * a dangerous address can't be opened otherwise, because the page around it could trick the user
   * into clicking. Limit who can frame the page with `frame-ancestors` before you set this.
   *
   * @default false
   */
  trustAncestors?: boolean | undefined;
}
