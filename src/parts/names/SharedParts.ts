import type { Flag, Plain, Value } from "./states.js";

/** The parts of every screen: who asks, what they ask, the actions, the dialog around them. */
export interface SharedParts {
  /**
   * The outermost element of every component. Its tokens apply to all that is in it.
   *
   * @story examples-form-requests--table-booking
   */
  root: {
    /** Nothing can be changed: the host says so, or it is too late. */
    readonly: Flag;
    /** `comfortable` where the host asks for the room of a page. */
    density: Value;
  };
  /**
   * Around the screen of a request of any mode.
   *
   * @story examples-flows-earlier-answers--offered
   */
  elicitation: {
    /** The person has folded the question away. */
    folded: Flag;
  };
  /**
   * The button, in the line of who asks, that folds a question away.
   *
   * @story examples-elicitation-folding--open
   */
  fold: Plain;
  /**
   * The bar that a question is folded to.
   *
   * @story examples-elicitation-folding--folded
   */
  "fold-bar": Plain;
  /**
   * The button of the bar, which unfolds the question.
   *
   * @story examples-elicitation-folding--folded
   */
  "fold-open": Plain;
  /**
   * What is heard and not seen: words for screen readers alone.
   *
   * @story examples-consent-levels--info
   */
  heard: Plain;

  // An answer with parts, for reading
  /**
   * The parts of an answer, in a review or a receipt.
   *
   * @story examples-flows-review--parts
   */
  outline: Plain;
  /**
   * One of them.
   *
   * @story examples-flows-review--parts
   */
  "outline-item": {
    /** It has parts itself. */
    parts: Flag;
  };
  /**
   * What was asked: a part, a row, a case that was chosen, an entry that the person named.
   *
   * @story examples-flows-review--parts
   */
  "outline-label": Plain;
  /**
   * What was answered.
   *
   * @story examples-flows-review--parts
   */
  "outline-answer": Plain;
  /**
   * One value of it.
   *
   * @story examples-flows-review--parts
   */
  "outline-value": {
    /** It is a secret, and not shown. */
    hidden: Flag;
  };
  /**
   * In place of an answer, where there is none.
   *
   * @story examples-flows-review--parts
   */
  "outline-none": Plain;

  // The dialog
  /**
   * Over the page, behind the dialog; it scrolls where the dialog is longer than the window.
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

  // Who asks, and how it stands
  /**
   * The line of who asks.
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
   * Their name, by the host's own configuration: the heading of the screen.
   *
   * @story examples-form-requests--table-booking
   */
  "requester-name": Plain;
  /**
   * The host that asks.
   *
   * @story examples-form-requests--table-booking
   */
  "requester-host": Plain;
  /**
   * Which one it is of several requests: “1 of 3”.
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
   * That a server asks very often, with a way to stop it.
   *
   * @story examples-elicitation-elicitation--asks-too-often
   */
  "stop-offer": Plain;
  /**
   * What is said of a server that asks often, or that was stopped.
   *
   * @story examples-elicitation-elicitation--asks-too-often
   */
  "stop-note": Plain;
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

  // What is asked
  /**
   * The message, and what the schema says of the whole form.
   *
   * @story examples-form-requests--table-booking
   */
  question: Plain;
  /**
   * What the server asks, in its own words.
   *
   * @story examples-form-requests--table-booking
   */
  message: {
    /** Too long to be set large. */
    long: Flag;
    /** Drawn by the host's `renderMessage`, so its lines are not to be broken as they were written. */
    rendered: Flag;
  };
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
   * Shows the rest of a text or a list that was folded.
   *
   * @story examples-receipt-receipt--long
   */
  unfold: Plain;
  /**
   * A text of which more was asked for: it takes the focus of what showed it.
   *
   * @story examples-form-requests--long-message
   */
  unfolded: Plain;
  /**
   * What of a request cannot be drawn; that it has expired or was withdrawn.
   *
   * @story examples-form-requests--unreadable
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
    /** Nothing can be pressed now. */
    locked: Flag;
  };
  /**
   * A button.
   *
   * @story examples-form-requests--table-booking
   */
  action: {
    /** What it does: `submit`, `decline`, `cancel`, `open`, `close`, `next`, `reply` and so on. */
    name: Value;
    /** The one proposed, where it is not the first of its kind. */
    primary: Flag;
    /** One that is not proposed, though it leads on: Open where there is danger, Send now beside Undo. */
    secondary: Flag;
    /** It follows the opening of a page. */
    after: Flag;
    /** Open while it is too soon to act on a press. */
    waiting: Flag;
    /** The answer that the server suggests. */
    chosen: Flag;
    /** The library's own answer among the server's. */
    own: Flag;
    /** A key presses it, drawn on it. */
    keyed: Flag;
    /** Cancel with words of the host's, in place of a cross. */
    worded: Flag;
  };
}
