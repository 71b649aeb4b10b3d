/** A state that is so or not: an attribute without a value (`data-invalid`), or none. */
export type Flag = boolean | undefined;

/** A state that has one of several values: `data-kind="email"`. */
export type Value = string | undefined;

/** The one look a part has. */
export type Plain = Record<string, never>;

/** The elements that all requests share: requester, message, actions, dialog. */
export interface SharedParts {
  /**
   * The outermost element of every component. Its tokens apply to everything in it.
   *
   * @story examples-form-requests--table-booking
   */
  root: {
    /** Nothing can be changed: the host says so, or the time is over. */
    readonly: Flag;
    /** `comfortable` if the host sets it. */
    density: Value;
  };
  /**
   * Around the screen of a request of any mode.
   *
   * @story examples-flows-earlier-answers--offered
   */
  elicitation: {
    /** The user has minimized the request. */
    folded: Flag;
  };
  /**
   * Above a request of a queue: how the user responded to the one before.
   *
   * @story examples-queue--next
   */
  "outcome-before": {
    /** `accept`, `decline` or `cancel`. */
    action: Value;
  };
  /**
   * The Minimize button in the line of the requester.
   *
   * @story examples-elicitation-folding--open
   */
  fold: Plain;
  /**
   * The bar of a minimized request.
   *
   * @story examples-elicitation-folding--folded
   */
  "fold-bar": Plain;
  /**
   * The button of the bar, which restores the request.
   *
   * @story examples-elicitation-folding--folded
   */
  "fold-open": Plain;
  /**
   * Its text, cut to one line.
   *
   * @story examples-elicitation-folding--folded
   */
  "fold-text": Plain;
  /**
   * Visually hidden text for screen readers.
   *
   * @story examples-consent-levels--info
   */
  heard: Plain;

  // Answers, for reading
  /**
   * Names and values: of a receipt, a review, a nested answer, the arguments of a call.
   *
   * @story examples-receipt-receipt--form
   */
  "answer-list": {
    /** It is the value of another answer. */
    nested: Flag;
    /** `arguments`: those of a call. */
    kind: Value;
  };
  /**
   * One name and its value.
   *
   * @story examples-receipt-receipt--form
   */
  "answer-item": {
    /** The value stands below the name. */
    wide: Flag;
    /** The user has edited the value. */
    changed: Flag;
  };
  /**
   * The name of a field, a row, a selected case or an argument.
   *
   * @story examples-receipt-receipt--form
   */
  "answer-name": Plain;
  /**
   * The value.
   *
   * @story examples-receipt-receipt--form
   */
  "answer-value": Plain;
  /**
   * Several values of one answer.
   *
   * @story examples-receipt-receipt--many-values
   */
  "answer-values": Plain;
  /**
   * The note in place of a hidden or missing value.
   *
   * @story examples-receipt-receipt--secrets
   */
  "answer-instead": Plain;

  // The dialog
  /**
   * Covers the page behind the dialog. It scrolls if the dialog is longer than the window.
   *
   * @story examples-elicitation-dialog--form
   */
  overlay: {
    /** As that of `root`. */
    density: Value;
  };
  /**
   * The dialog.
   *
   * @story examples-elicitation-dialog--form
   */
  dialog: Plain;

  // Requester and deadline
  /**
   * The line of the requester.
   *
   * @story examples-form-requests--table-booking
   */
  requester: Plain;
  /**
   * Their icon, or their first letter.
   *
   * @story examples-form-requests--table-booking
   */
  "requester-icon": Plain;
  /**
   * Their name, and their host after it.
   *
   * @story examples-form-requests--table-booking
   */
  "requester-text": Plain;
  /**
   * Name of the requester, from the host's configuration.
   *
   * @story examples-form-requests--table-booking
   */
  "requester-name": Plain;
  /**
   * Host of the requester.
   *
   * @story examples-form-requests--table-booking
   */
  "requester-host": Plain;
  /**
   * Its place among several requests: “1 of 3”, “2 more waiting”.
   *
   * @story examples-elicitation-elicitation--one-of-three
   */
  progress: Plain;
  /**
   * Until when it can be answered.
   *
   * @story examples-elicitation-elicitation--deadline
   */
  deadline: {
    /** Less than a minute is left. */
    soon: Flag;
  };
  /**
   * Offer to block a requester that sends too many requests.
   *
   * @story examples-elicitation-elicitation--asks-too-often
   */
  "block-offer": Plain;
  /**
   * Note about a requester that sends too many requests, or that is blocked.
   *
   * @story examples-elicitation-elicitation--asks-too-often
   */
  "block-note": Plain;
  /**
   * The servers that were stopped.
   *
   * @story examples-elicitation-blocked-requesters--blocked
   */
  "stopped-servers": Plain;
  /**
   * One of them.
   *
   * @story examples-elicitation-blocked-requesters--blocked
   */
  "stopped-server": Plain;

  // The request
  /**
   * The message, and the title and description of the form.
   *
   * @story examples-form-requests--table-booking
   */
  question: Plain;
  /**
   * The server's message.
   *
   * @story examples-form-requests--table-booking
   */
  message: {
    /** Too long to be set large. */
    long: Flag;
    /** Rendered by the host's `renderMessage`, so its line breaks are not kept. */
    rendered: Flag;
  };
  /**
   * The first paragraph of the message. It is the heading.
   *
   * @story examples-form-requests--table-booking
   */
  "message-heading": Plain;
  /**
   * The paragraphs after it.
   *
   * @story examples-form-requests--paragraphs
   */
  "message-rest": Plain;
  /**
   * The schema's title.
   *
   * @story examples-flows-review--hostile
   */
  "form-title": Plain;
  /**
   * The schema's description.
   *
   * @story examples-flows-review--hostile
   */
  "form-description": Plain;
  /**
   * Shows the rest of a truncated text or list.
   *
   * @story examples-receipt-receipt--long
   */
  unfold: Plain;
  /**
   * A text after "Show more". It gets the focus of that button.
   *
   * @story examples-form-requests--long-message
   */
  unfolded: Plain;
  /**
   * Notice that something can't be shown, or that the request has expired or was withdrawn.
   *
   * @story examples-form-secrets--refused-at-first
   */
  notice: Plain;

  /**
   * The row of a box to tick before a secret is sent, or a dangerous page opened.
   *
   * @story examples-consent-levels--danger-embedded-domain
   */
  agree: {
    /** It is ticked. */
    chosen: Flag;
  };

  // Actions
  /**
   * The buttons at the end.
   *
   * @story examples-form-requests--table-booking
   */
  actions: {
    /** It can't be clicked now. */
    locked: Flag;
  };
  /**
   * A button.
   *
   * @story examples-form-requests--table-booking
   */
  action: {
    /** Its action: `submit`, `decline`, `cancel`, `open`, `close`, `next`, `reply` and so on. */
    name: Value;
    /** ID of the option that it answers an approval with. */
    option: Value;
    /**
     * How it looks. `primary`: filled with the accent, what most users want. `strong`: filled with
     * the color of the text, what refuses a danger or sends a text. `secondary`: with a frame.
     * `quiet`: text without a frame. `link`: text like a link. `icon`: the cross at the end of the
     * first line. `reply`: a row that is an answer.
     */
    variant: Value;
    /** An answer that allows, while something is to be read or done first. */
    off: Flag;
    /** It follows the opening of a page. */
    after: Flag;
    /** It ignores clicks for now, because the request has just appeared. */
    waiting: Flag;
    /** Its response is being sent. */
    busy: Flag;
    /** The answer that was pressed. */
    chosen: Flag;
    /** The library's own answer among the server's. */
    own: Flag;
    /** The arrow behind its words: `down` or `up` where it scrolls, `enter` for the key that clicks it. */
    arrow: Value;
    /** A shortcut key clicks it, and is shown on it. */
    keyed: Flag;
  };
}
