import type { Flag, Plain, Value } from "./SharedParts.js";

/** The elements of a URL consent. */
export interface ConsentParts {
  /**
   * The card around everything.
   *
   * @story examples-consent-levels--info
   */
  consent: {
    /** Level of the address: a `UrlLevel`. */
    level: Value;
    /** Where the page is: `asking`, `opening`, `opened`, `unopened`, `refused`, `done` and so on. */
    stage: Value;
    /** The answer is on its way. */
    pending: Flag;
  };
  /**
   * Where it goes.
   *
   * @story examples-consent-levels--info
   */
  address: {
    /** Its level: a `UrlLevel`. */
    level: Value;
  };
  /**
   * The name of the host; the domain in it is the largest thing on the screen.
   *
   * @story examples-consent-levels--info
   */
  host: {
    /** Number of characters in the domain, by which its size is chosen. */
    characters: Value;
  };
  /**
   * Text before the domain.
   *
   * @story examples-consent-levels--info
   */
  subdomain: Plain;
  /**
   * The registrable domain.
   *
   * @story examples-consent-levels--info
   */
  domain: Plain;
  /**
   * An international name as computers write it.
   *
   * @story examples-consent-levels--international-name
   */
  "host-ascii": Plain;
  /**
   * What a disguised name would read as.
   *
   * @story examples-consent-levels--danger-international-name
   */
  "reads-as": Plain;
  /**
   * The disguise itself.
   *
   * @story examples-consent-levels--danger-international-name
   */
  "unicode-host": Plain;
  /**
   * A look-alike letter in it.
   *
   * @story examples-consent-levels--danger-international-name
   */
  offending: Plain;
  /**
   * The box of the full address; it scrolls.
   *
   * @story examples-consent-levels--info
   */
  "full-address": Plain;
  /**
   * The full address.
   *
   * @story examples-consent-levels--info
   */
  href: Plain;
  /**
   * A piece of it.
   *
   * @story examples-consent-levels--info
   */
  "href-part": {
    /** `scheme`, `user-info`, `subdomain`, `domain`, `port`, `path`, `query` or `fragment`. */
    kind: Value;
  };
  /**
   * The URL as the server wrote it, if that is useful.
   *
   * @story examples-consent-levels--danger-international-name
   */
  written: Plain;
  /**
   * Its label, which is the accessible name of the group.
   *
   * @story examples-consent-levels--danger-international-name
   */
  "written-label": Plain;
  /**
   * The server's text in it.
   *
   * @story examples-consent-levels--danger-international-name
   */
  "written-text": Plain;
  /**
   * Copies the address.
   *
   * @story examples-consent-levels--info
   */
  copy: Plain;
  /**
   * Announcement about copying.
   *
   * @story examples-consent-levels--info
   */
  "copy-note": Plain;
  /**
   * The findings, worst first.
   *
   * @story examples-consent-levels--caution-shortener
   */
  findings: {
    /** Their worst level: a `UrlLevel`. */
    level: Value;
  };
  /**
   * One of them.
   *
   * @story examples-consent-levels--info
   */
  finding: {
    /** Its level: a `UrlLevel`. */
    level: Value;
  };
  /**
   * The domain in it.
   *
   * @story examples-consent-levels--danger-embedded-domain
   */
  "finding-domain": Plain;
  /**
   * Its level in a word.
   *
   * @story examples-consent-levels--info
   */
  level: {
    /** The same, for its colour. */
    level: Value;
  };
  /**
   * The box to tick before a dangerous page can be opened.
   *
   * @story examples-consent-levels--danger-international-name
   */
  "second-act": Plain;
  /**
   * Status of the page.
   *
   * @story examples-consent-after-opening--opened-and-waiting
   */
  outcome: Plain;
  /**
   * The address as a link, if no window opened.
   *
   * @story examples-consent-after-opening--no-page-seemed-to-open
   */
  "fallback-link": Plain;
}
