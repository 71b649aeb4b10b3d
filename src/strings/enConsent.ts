import { enShared } from "./enShared.js";
import { LOCALE, scriptName } from "./format.js";

const scripts = scriptName(LOCALE);

/** The strings of the consent to open a page, in English. */
export const enConsent = {
  ...enShared,

  // The verdict; the level is the first thing that is read out
  /** The level of a finding, in a word. */
  levels: { info: "Note", caution: "Caution", danger: "Danger", blocked: "Blocked" },
  /** A finding after its level; with an empty finding the level alone. */
  levelled: (level: string, finding: string) => `${level}: ${finding}`,
  /** Findings about an address, by their codes. */
  findings: {
    unparseable: () => "this isn’t a valid web address",
    unchecked: () => "this address couldn’t be checked for look-alike letters",
    "empty-host": () => "this address doesn’t contain a site name",
    scheme: (scheme: string) => `“${scheme}:” links don’t open web pages`,
    credentials: (_name: string, host: string) =>
      `the part before the “@” isn’t the site. This link goes to ${host}`,
    "idn-suspicious": () => "this name contains look-alike letters",
    lookalike: (_how: string, target: string) => `this looks like ${target}, but isn’t`,
    "embedded-domain": (site: string, target: string) =>
      `this isn’t ${target}. The page belongs to ${site}`,
    disguised: () => "this address is disguised to look like another one",
    "ip-obfuscated": (written: string, address: string) =>
      `“${written}” is a disguised way to write ${address}`,
    "private-network": (place: string): string =>
      place === "loopback"
        ? "this address points to your own device"
        : "this address points to a device on your local network",
    insecure: () => "this connection isn’t secure. Others could see or change what you send",
    "odd-host": () => "the site’s name contains unusual characters",
    "hidden-characters": () => "this address contains invisible characters",
    "third-party": (site: string, requester: string) =>
      `this page belongs to ${site}, not to ${requester}. The chat can’t see what you do there`,
    idn: (ascii: string) => `this name uses non-English characters. Its technical form is ${ascii}`,
    redirect: (_name: string, target: string) => `this page may redirect you to ${target}`,
    local: (place: string): string =>
      place === "loopback"
        ? "this page is on your own device"
        : "this page is on your local network",
  } satisfies Record<string, (value: string, target: string) => string>,
  /**
   * Around a finding: how a sentence ends.
   *
   * @story examples-consent-levels--caution-shortener
   */
  sentence: (finding: string) => `${finding}.`,
  /** For a finding of a check of the host's own. */
  otherFinding: (code: string) => `this app flagged this address: ${code}`,
  /** Before what a disguised name would read as. */
  readsAs: "Looks like",
  /**
   * Before the address as the server wrote it, where that tells something.
   *
   * @story examples-consent-levels--blocked-scheme
   */
  writtenAs: "The server sent",
  /** One character that is not what it looks like, with its code and its script. */
  characterNamed: (character: string, codePoint: string, script: string | undefined) =>
    script ? `“${character}” (${codePoint}, ${scripts(script)})` : `“${character}” (${codePoint})`,
  /** Around the characters of a finding that are not what they look like. */
  charactersNamed: (names: string) => `Suspicious characters: ${names}.`,
  /** Heard as the name of the box of the full address. */
  fullAddress: "Full address",

  // Actions
  /** On the button that opens the page. */
  open: (domain: string) => (domain === "" ? "Open page" : `Open ${domain}`),
  /** On the same button while the host opens the page. */
  openingNow: "Opening…",
  /** On the button that copies the address. */
  copy: "Copy link",
  /** Heard in place of the address, in which a name in front of the dot would come first. */
  goesTo: (domain: string) => `goes to ${domain}`,
  /** Beside the box to tick before a dangerous page can be opened. */
  checked: (host: string) => `I understand that this goes to ${host}`,
  /**
   * Under the actions until that box is ticked.
   *
   * @story examples-consent-levels--danger-embedded-domain
   */
  checkFirst: "Select the checkbox to continue.",
  /** Under the actions after a press that came too soon. */
  openTooSoon: "Check the address, then click Open again.",

  /** Under an address that nobody may open. */
  blockedHint: "This address can’t be opened from here.",
  /** Under a dangerous address in a frame of another site, where it can't be opened. */
  dangerInFrame:
    "This address can’t be opened here, because this page is shown inside another website. You can copy the link, or decline.",
};

export type ConsentStrings = typeof enConsent;
