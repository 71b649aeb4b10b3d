import type { Flag, Plain, Value } from "./states.js";

/** The parts of every screen: who asks, what they ask, the actions, the dialog around them. */
export interface SharedParts {
  /**
   * The outermost element of every component. Its tokens apply to all that is in it.
   *
   * @story form-requests--table-booking
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
   * @story flows-earlier-answers--offered
   */
  elicitation: {
    /** The person has folded the question away. */
    folded: Flag;
  };
  /**
   * The button, in the line of who asks, that folds a question away.
   *
   * @story elicitation-folding--open
   */
  fold: Plain;
  /**
   * The bar that a question is folded to.
   *
   * @story elicitation-folding--folded
   */
  "fold-bar": Plain;
  /**
   * The button of the bar, which unfolds the question.
   *
   * @story elicitation-folding--folded
   */
  "fold-open": Plain;
  /**
   * What is heard and not seen: words for screen readers alone.
   *
   * @story consent-levels--info
   */
  heard: Plain;

  // The dialog
  /**
   * Over the page, behind the dialog; it scrolls where the dialog is longer than the window.
   *
   * @story elicitation-dialog--form
   */
  overlay: {
    /** As that of `root`. */
    density: Value;
  };
  /**
   * The dialog.
   *
   * @story elicitation-dialog--form
   */
  dialog: Plain;

  // Who asks, and how it stands
  /**
   * The line of who asks.
   *
   * @story form-requests--table-booking
   */
  requester: Plain;
  /**
   * Their icon, or their first letter.
   *
   * @story form-requests--table-booking
   */
  "requester-icon": Plain;
  /**
   * Their name, and their host after it.
   *
   * @story form-requests--table-booking
   */
  "requester-text": Plain;
  /**
   * Their name, by the host's own configuration: the heading of the screen.
   *
   * @story form-requests--table-booking
   */
  "requester-name": Plain;
  /**
   * The host that asks.
   *
   * @story form-requests--table-booking
   */
  "requester-host": Plain;
  /**
   * Which one it is of several requests: “1 of 3”.
   *
   * @story elicitation-elicitation--one-of-three
   */
  progress: Plain;
  /**
   * Until when it can be answered.
   *
   * @story elicitation-elicitation--deadline
   */
  deadline: {
    /** Less than a minute is left. */
    soon: Flag;
  };
  /**
   * That a server asks very often, with a way to stop it.
   *
   * @story elicitation-elicitation--asks-too-often
   */
  "stop-offer": Plain;
  /**
   * What is said of a server that asks often, or that was stopped.
   *
   * @story elicitation-elicitation--asks-too-often
   */
  "stop-note": Plain;
  /**
   * The servers that were stopped.
   *
   * @story elicitation-stopped-servers--stopped
   */
  "stopped-servers": Plain;
  /**
   * One of them.
   *
   * @story elicitation-stopped-servers--stopped
   */
  "stopped-server": Plain;

  // What is asked
  /**
   * The message, and what the schema says of the whole form.
   *
   * @story form-requests--table-booking
   */
  question: Plain;
  /**
   * What the server asks, in its own words.
   *
   * @story form-requests--table-booking
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
   * @story elicitation-one-button-per-option--confirmation
   */
  "form-title": Plain;
  /**
   * The schema's description.
   *
   * @story flows-review--hostile
   */
  "form-description": Plain;
  /**
   * Shows the rest of a text or a list that was folded.
   *
   * @story receipt-receipt--long
   */
  unfold: Plain;
  /**
   * What of a request cannot be drawn; that it has expired.
   *
   * @story form-requests--unreadable
   */
  notice: Plain;

  /**
   * The row of a box to tick before a secret is sent, or a dangerous page opened.
   *
   * @story consent-levels--danger-embedded-domain
   */
  agree: {
    /** It is ticked. */
    chosen: Flag;
  };

  // Actions
  /**
   * The buttons at the end.
   *
   * @story form-requests--table-booking
   */
  actions: {
    /** Nothing can be pressed now. */
    locked: Flag;
  };
  /**
   * A button.
   *
   * @story form-requests--table-booking
   */
  action: {
    /** What it does: `submit`, `decline`, `cancel`, `open`, `close`, `next`, `reply` and so on. */
    name: Value;
    /** The one proposed, where it is not the first of its kind. */
    primary: Flag;
    /** One that is not proposed, though it leads on: Open, where there is danger. */
    secondary: Flag;
    /** It follows the opening of a page. */
    after: Flag;
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
