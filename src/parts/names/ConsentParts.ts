import type { Flag, Plain, Value } from "./states.js";

/** The parts of the consent to open a page. */
export interface ConsentParts {
  /**
   * The card around everything.
   *
   * @story consent-levels--info
   */
  consent: {
    /** The verdict on the address: a `UrlLevel`. */
    level: Value;
    /** Where the page is: `asking`, `opening`, `opened`, `unopened`, `refused`, `done` and so on. */
    stage: Value;
    /** The answer is on its way. */
    pending: Flag;
  };
  /**
   * Where it goes.
   *
   * @story consent-levels--info
   */
  address: {
    /** The verdict on it: a `UrlLevel`. */
    level: Value;
  };
  /**
   * The name of the host; the domain in it is the largest thing on the screen.
   *
   * @story consent-levels--info
   */
  host: Plain;
  /**
   * What stands before the domain.
   *
   * @story consent-levels--info
   */
  subdomain: Plain;
  /**
   * The registrable domain: whose page it is.
   *
   * @story consent-levels--info
   */
  domain: {
    /** How many characters it has, by which it is made to fit. */
    characters: Value;
  };
  /**
   * An international name as computers write it.
   *
   * @story consent-levels--international-name
   */
  "host-ascii": Plain;
  /**
   * What a disguise would read as.
   *
   * @story consent-levels--danger-international-name
   */
  "reads-as": Plain;
  /**
   * The disguise itself.
   *
   * @story consent-levels--danger-international-name
   */
  "unicode-host": Plain;
  /**
   * A letter in it that is not what it looks like.
   *
   * @story consent-levels--danger-international-name
   */
  offending: Plain;
  /**
   * The box of the full address; it scrolls.
   *
   * @story consent-levels--info
   */
  "full-address": Plain;
  /**
   * The full address.
   *
   * @story consent-levels--info
   */
  href: Plain;
  /**
   * A piece of it.
   *
   * @story consent-levels--info
   */
  "href-part": {
    /** `scheme`, `user-info`, `subdomain`, `domain`, `port`, `path`, `query` or `fragment`. */
    kind: Value;
  };
  /**
   * What the server wrote, where that tells something.
   *
   * @story consent-levels--danger-international-name
   */
  written: Plain;
  /**
   * The words of the server in it.
   *
   * @story consent-levels--danger-international-name
   */
  "written-text": Plain;
  /**
   * Copies the address.
   *
   * @story consent-levels--info
   */
  copy: Plain;
  /**
   * What is announced of copying.
   *
   * @story consent-levels--info
   */
  "copy-note": Plain;
  /**
   * What was found, the worst first.
   *
   * @story consent-levels--caution-shortener
   */
  findings: {
    /** The worst level of them: a `UrlLevel`. */
    level: Value;
  };
  /**
   * One of them.
   *
   * @story consent-levels--info
   */
  finding: {
    /** Its level: a `UrlLevel`. */
    level: Value;
  };
  /**
   * Its level in a word.
   *
   * @story consent-levels--info
   */
  level: {
    /** The same, for its colour. */
    level: Value;
  };
  /**
   * The box to tick before a dangerous page can be opened.
   *
   * @story consent-levels--danger-international-name
   */
  "second-act": Plain;
  /**
   * What became of the page.
   *
   * @story consent-after-opening--opened-and-waiting
   */
  outcome: Plain;
  /**
   * The address as a link, where no window opened.
   *
   * @story consent-after-opening--no-page-seemed-to-open
   */
  "fallback-link": Plain;
}
