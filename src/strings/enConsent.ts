import { enShared } from "./enShared.js";
import { number } from "./number.js";
import { scriptName } from "./scriptName.js";

const LOCALE = "en";
const n = number(LOCALE);
const scripts = scriptName(LOCALE);

/** One word of a finding that tells how: the code of the finding, then the way. */
const disguises: Record<string, string> = {
  space: "with spaces or control characters in it",
  slashes: "without the two slashes",
  backslash: "with a backslash",
  "user-info": "with an “@”",
};

/** The words of the consent to open a page, in English. */
export const enConsent = {
  ...enShared,

  // The verdict; the level is the first thing that is read out
  /** The level of a finding, in a word. */
  levels: { info: "Note", caution: "Caution", danger: "Danger", blocked: "Blocked" },
  /** A finding after its level; with an empty finding the level alone. */
  levelled: (level: string, finding: string) => `${level}: ${finding}`,
  /** What was found of an address, by the code of the finding. */
  findings: {
    unparseable: () => "this is not a web address",
    unchecked: () => "what checks the letters of this address could not be loaded",
    "empty-host": () => "this address names no site",
    scheme: (scheme: string) => `“${scheme}:” does not open a web page`,
    credentials: (_name: string, host: string) =>
      `what stands before the “@” is not the site. It leads to ${host}`,
    "idn-suspicious": () => "letters in this name are made to look like others",
    lookalike: (_how: string, target: string) => `this is made to look like ${target}`,
    "embedded-domain": (site: string, target: string) =>
      `it only mentions ${target}. The page belongs to ${site}`,
    disguised: (how: string, written: string) =>
      `the address was written ${disguises[how] ?? `as “${written}”`}, so that it reads as another one`,
    "ip-obfuscated": (written: string, address: string) =>
      `“${written}” is a disguised way to write ${address}`,
    "private-network": (place: string): string =>
      place === "loopback" ? "it leads into your own device" : "it leads into your own network",
    insecure: () => "the connection is not encrypted. Others can read and change what you do there",
    "odd-host": () => "the name of the site has signs that such names do not have",
    "hidden-characters": () => "it has characters in it that cannot be seen",
    "ip-host": () => "the site has a number in place of a name, so nobody can tell whose it is",
    port: (port: string) => `it uses an unusual port (${port})`,
    "trailing-dot": () => "the name of the site ends with a dot",
    shortener: (service: string) => `${service} leads on to a page that cannot be seen from here`,
    redirector: (service: string, target: string) =>
      target ? `${service} leads on to ${target}` : `${service} can lead on to any page`,
    secret: (name: string) =>
      name
        ? `it carries what looks like a key or a password (“${name}”)`
        : "it carries what looks like a key or a password",
    "shared-host": (service: string) => `anyone can publish pages at ${service}`,
    "long-url": (length: string) => `it is very long (${n(Number(length))} characters)`,
    "long-host": () => "the name of the site is very long",
    "odd-path": () => "its path can be read in more than one way",
    "hidden-characters-encoded": () => "it has encoded characters in it that cannot be seen",
    "third-party": (site: string, requester: string) =>
      `this page belongs to ${site}, not to ${requester}. What you do there is not seen by this chat`,
    idn: (ascii: string) => `this is an international name. Computers write it ${ascii}`,
    redirect: (_name: string, target: string) => `it may send you on to ${target}`,
    local: (place: string): string =>
      place === "loopback" ? "this page is on your own device" : "this page is on your own network",
  } satisfies Record<string, (value: string, target: string) => string>,
  /**
   * Around a finding: how a sentence ends.
   *
   * @story consent-levels--caution-shortener
   */
  sentence: (finding: string) => `${finding}.`,
  /** For a finding of a check of the host's own. */
  otherFinding: (code: string) => `a check of this application found: ${code}`,
  /** Before what a disguised name would read as. */
  readsAs: "It would read as",
  /**
   * Before the address as the server wrote it, where that tells something.
   *
   * @story consent-levels--blocked-scheme
   */
  writtenAs: "The server wrote",
  /** One character that is not what it looks like, with its code and its script. */
  characterNamed: (character: string, codePoint: string, script: string | undefined) =>
    script ? `“${character}” (${codePoint}, ${scripts(script)})` : `“${character}” (${codePoint})`,
  /** Around the characters of a finding that are not what they look like. */
  charactersNamed: (names: string) => `The signs to look at: ${names}.`,
  /** Heard as the name of the box of the full address. */
  fullAddress: "The full address",

  // Actions
  /** On the button that opens the page. */
  open: "Open in new window",
  /** On the button that copies the address. */
  copy: "Copy link",
  /** Heard in place of the address, in which a name in front of the dot would come first. */
  goesTo: (domain: string) => `goes to ${domain}`,
  /** Beside the box to tick before a dangerous page can be opened. */
  checked: (host: string) => `I checked that this goes to ${host}`,
  /**
   * Under the actions until that box is ticked.
   *
   * @story consent-levels--danger-embedded-domain
   */
  checkFirst: "First confirm above that you checked where it goes.",
  /** Under the actions while Open does not act yet. */
  arming: "Look at the address first. The button works in a moment.",
  /** Under the actions after a press that came too soon. */
  armingEarly: "That was too soon. Look at the address, then press again.",
  /** Heard when Open acts. */
  armed: "You can open it now.",

  /** Under an address that nobody may open. */
  blockedHint: "It cannot be opened from here.",
};

export type ConsentStrings = typeof enConsent;
