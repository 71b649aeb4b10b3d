/** A state that holds or not: an attribute without a value (`data-invalid`), or none. */
type Flag = boolean | undefined;
/** A state that has one of several values: `data-kind="email"`. */
type Value = string | undefined;
/** The one look a part has. */
type Plain = Record<string, never>;

/**
 * Every part that a style sheet can name: `[data-elicit="field"]`, with its states,
 * `[data-elicit="field"][data-invalid]`. Names and states are API: hosts build their looks on them.
 * `@story` names one in which the part is on show.
 */
export interface Parts {
  /**
   * The outermost element of every component. Its tokens hold for all that is in it.
   *
   * @story form-requests--table-booking
   */
  root: {
    /** Nothing can be changed: the host says so, or it is too late. */
    readonly: Flag;
  };
  /**
   * Around the screen of a request of any mode.
   *
   * @story flows-earlier-answers--offered
   */
  elicitation: Plain;
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
  overlay: Plain;
  /**
   * The dialog.
   *
   * @story elicitation-dialog--form
   */
  dialog: Plain;
  /**
   * The cross that closes it.
   *
   * @story elicitation-dialog--form
   */
  "dialog-close": Plain;

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
   * Their name over their host.
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

  // The form
  /**
   * The form: the card around everything.
   *
   * @story form-requests--table-booking
   */
  form: {
    /** The answer is on its way. */
    pending: Flag;
    /** Its keyboard shortcuts work: nothing is locked, and no answer waits to be sent. */
    keyed: Flag;
  };
  /**
   * The questions.
   *
   * @story form-requests--table-booking
   */
  fields: Plain;
  /**
   * One question, with all that is said of it.
   *
   * @story form-requests--table-booking
   */
  field: {
    /** What kind of question it is: a `FieldKind`. */
    kind: Value;
    /** Its answer was refused. */
    invalid: Flag;
    /** It must be answered. */
    required: Flag;
  };
  /**
   * Its name, its limits and its count, in a line.
   *
   * @story form-requests--table-booking
   */
  "label-line": Plain;
  /**
   * Its name.
   *
   * @story form-requests--table-booking
   */
  label: {
    /** It must be answered: the sign after the name. */
    required: Flag;
  };
  /**
   * Its limits, and whether it must be answered.
   *
   * @story form-requests--table-booking
   */
  meta: Plain;
  /**
   * How many characters are left, or how many answers are chosen.
   *
   * @story form-requests--table-booking
   */
  count: {
    /** More than are allowed. */
    over: Flag;
  };
  /**
   * What the server says of it.
   *
   * @story form-secrets--marked
   */
  description: Plain;
  /**
   * A line beneath a control or an address: what will be sent, what only the server can check.
   *
   * @story form-secrets--marked
   */
  note: {
    /** It says that a secret is asked for, and of which kind: a `SecretKind`. */
    secret: Value;
  };
  /**
   * Why the answer was refused.
   *
   * @story form-requests--many-errors
   */
  error: Plain;

  // Controls
  /**
   * A text box.
   *
   * @story form-requests--table-booking
   */
  input: {
    /** The kind of its question, or `combobox` for the box that searches options. */
    kind: Value;
  };
  /**
   * Options on show, one a row.
   *
   * @story form-requests--table-booking
   */
  options: {
    /** Where its keys work: `anywhere` in the form, or `here`, while the focus is in it. */
    keys: Value;
  };
  /**
   * One row of them; the whole of it can be pressed.
   *
   * @story form-requests--table-booking
   */
  option: {
    /** It is chosen. */
    chosen: Flag;
    /** The library's own answer among the server's: “No answer”, “Other…”. */
    own: Flag;
  };
  /**
   * The words of an option.
   *
   * @story form-requests--table-booking
   */
  "option-text": Plain;
  /**
   * Its name.
   *
   * @story form-requests--table-booking
   */
  "option-label": Plain;
  /**
   * What the server says of it.
   *
   * @story form-requests--table-booking
   */
  "option-description": Plain;
  /**
   * The mark of an option of which one can be chosen. Radix gives it `data-state`.
   *
   * @story form-requests--table-booking
   */
  radio: Plain;
  /**
   * The mark of an option that can be ticked.
   *
   * @story form-requests--table-booking
   */
  checkbox: {
    /** `checked`, `unchecked` or `indeterminate`; Radix's own where the part is Radix's. */
    state: Value;
  };
  /**
   * Yes and No side by side.
   *
   * @story form-requests--table-booking
   */
  segments: {
    /** Where its keys work, as of `options`. */
    keys: Value;
  };
  /**
   * One of them.
   *
   * @story form-requests--table-booking
   */
  segment: {
    /** It is chosen. */
    chosen: Flag;
    /** It takes the answer back. */
    none: Flag;
  };
  /**
   * Its radio, which is drawn over the whole of it.
   *
   * @story form-requests--table-booking
   */
  "segment-radio": Plain;
  /**
   * A yes or no with a default: one box to tick, and what follows it.
   *
   * @story kinds-yes-or-no-with-a-default--default
   */
  check: {
    /** Where its keys work, as of `options`. */
    keys: Value;
  };
  /**
   * Takes the answer of such a box back.
   *
   * @story kinds-yes-or-no-with-a-default--default
   */
  skip: Plain;
  /**
   * A key that answers, as it is drawn beside what it does.
   *
   * @story flows-shortcuts--drawn
   */
  key: {
    /** The button it is drawn on: `reply` or `segment`. */
    on: Value;
  };
  /**
   * The slider beside a number of a small range.
   *
   * @story form-requests--table-booking
   */
  slider: {
    /** Nothing is chosen yet. */
    unset: Flag;
    /** Nothing can be changed now. */
    locked: Flag;
  };
  /**
   * What its thumb moves along.
   *
   * @story form-requests--table-booking
   */
  "slider-track": Plain;
  /**
   * The part of it that is behind the thumb.
   *
   * @story form-requests--table-booking
   */
  "slider-range": Plain;
  /**
   * What is moved.
   *
   * @story form-requests--table-booking
   */
  "slider-thumb": {
    /** Nothing is chosen yet. */
    unset: Flag;
  };
  /**
   * In place of a control where no answer can be valid.
   *
   * @story kinds-outside-the-subset--left-out
   */
  unanswerable: Plain;
  /**
   * A text box that searches many options, with its list.
   *
   * @story kinds-one-of-many--open
   */
  combobox: {
    /** The list is open. */
    open: Flag;
  };
  /**
   * Such a box, and the button that clears it.
   *
   * @story kinds-one-of-many--open
   */
  "combobox-row": Plain;
  /**
   * Clears it.
   *
   * @story kinds-one-of-many--default
   */
  clear: Plain;
  /**
   * The list that opens over the page.
   *
   * @story kinds-one-of-many--open
   */
  popup: Plain;
  /**
   * Its options; it scrolls.
   *
   * @story kinds-one-of-many--open
   */
  listbox: Plain;
  /**
   * As high as all of them, though only those in view are drawn.
   *
   * @story kinds-one-of-many--open
   */
  "listbox-space": Plain;
  /**
   * One of them.
   *
   * @story kinds-one-of-many--open
   */
  "listbox-option": {
    /** It is chosen. */
    chosen: Flag;
    /** Enter would choose it. */
    active: Flag;
  };
  /**
   * How many options match what was typed, or that none does.
   *
   * @story kinds-one-of-many--open
   */
  "popup-note": Plain;
  /**
   * The chosen ones of many options.
   *
   * @story kinds-several-of-many--filled
   */
  chips: Plain;
  /**
   * One of them, or how many more there are.
   *
   * @story kinds-several-of-many--filled
   */
  chip: Plain;
  /**
   * Takes it back.
   *
   * @story kinds-several-of-many--filled
   */
  "chip-remove": Plain;

  // What is said after Submit
  /**
   * What needs another look.
   *
   * @story form-requests--many-errors
   */
  summary: Plain;
  /**
   * How many answers do.
   *
   * @story form-requests--many-errors
   */
  "summary-title": Plain;
  /**
   * The first of them.
   *
   * @story form-requests--many-errors
   */
  "summary-list": Plain;
  /**
   * One of them.
   *
   * @story form-requests--many-errors
   */
  "summary-item": Plain;
  /**
   * Leads to its question.
   *
   * @story form-requests--many-errors
   */
  "summary-link": Plain;
  /**
   * Why it was refused.
   *
   * @story form-requests--many-errors
   */
  "summary-reason": Plain;
  /**
   * How things stand: what is sent, what was answered, what is asked once more.
   *
   * @story form-requests--table-booking
   */
  status: Plain;
  /**
   * That an answer could not be sent.
   *
   * @story kinds-text--failed
   */
  failure: Plain;
  /**
   * The first line of it.
   *
   * @story kinds-text--failed
   */
  "failure-title": Plain;
  /**
   * What the host says of it, and that nothing is lost.
   *
   * @story kinds-text--failed
   */
  "failure-text": Plain;

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
  };

  // Secrets
  /**
   * That a form seems to ask for secrets.
   *
   * @story form-secrets--marked
   */
  secrets: Plain;
  /**
   * The first line of it.
   *
   * @story form-secrets--marked
   */
  "secrets-title": Plain;
  /**
   * What is advised.
   *
   * @story form-secrets--marked
   */
  "secrets-hint": Plain;
  /**
   * The box to tick before a secret is sent, beside Submit.
   *
   * @story form-secrets--held-back
   */
  "secret-act": Plain;
  /**
   * That nothing was sent, since it is not ticked.
   *
   * @story form-secrets--held-back
   */
  "secret-error": Plain;

  // What is kept between visits
  /**
   * The button of a question's earlier answers, and their list.
   *
   * @story flows-earlier-answers--offered
   */
  earlier: {
    /** The list is open. */
    open: Flag;
  };
  /**
   * The earlier answers.
   *
   * @story flows-earlier-answers--offered
   */
  "earlier-list": Plain;
  /**
   * One of them, with what forgets it.
   *
   * @story flows-earlier-answers--offered
   */
  "earlier-item": Plain;
  /**
   * What is announced of them.
   *
   * @story flows-earlier-answers--offered
   */
  "earlier-status": Plain;
  /**
   * That a draft was restored, with a way to start over.
   *
   * @story flows-kept-drafts--restored
   */
  draft: Plain;
  /**
   * The words of that.
   *
   * @story flows-kept-drafts--restored
   */
  "draft-text": Plain;

  // One press that answers, and keys
  /**
   * The answers as buttons.
   *
   * @story flows-quick-replies--choice
   */
  replies: {
    /** Where its keys work, as of `options`. */
    keys: Value;
  };
  /**
   * One button with what is said of it.
   *
   * @story flows-quick-replies--choice
   */
  reply: Plain;
  /**
   * What is said of it.
   *
   * @story flows-quick-replies--suggestion
   */
  "reply-notes": Plain;
  /**
   * The moment in which an answer can be taken back.
   *
   * @story flows-quick-replies--resting-pointer
   */
  undo: {
    /** The countdown stands still. */
    waiting: Flag;
  };
  /**
   * What will be sent, and when.
   *
   * @story flows-quick-replies--resting-pointer
   */
  "undo-note": Plain;
  /**
   * The keys of the form, at its end.
   *
   * @story flows-shortcuts--drawn
   */
  shortcuts: Plain;
  /**
   * One of them, and what it does.
   *
   * @story flows-shortcuts--drawn
   */
  shortcut: Plain;
  /**
   * The keys of such a line.
   *
   * @story flows-shortcuts--drawn
   */
  "shortcut-keys": Plain;

  // Steps and review
  /**
   * The heading of a step, or of the review.
   *
   * @story flows-review--looked-over
   */
  "flow-title": Plain;
  /**
   * Where one stands in a form of several steps.
   *
   * @story flows-steps--all-steps
   */
  steps: Plain;
  /**
   * “Step 1 of 3”.
   *
   * @story flows-steps--all-steps
   */
  "step-place": Plain;
  /**
   * Which questions these are.
   *
   * @story flows-steps--all-steps
   */
  "step-range": Plain;
  /**
   * The same as a bar.
   *
   * @story flows-steps--all-steps
   */
  "step-progress": Plain;
  /**
   * All steps, behind a summary.
   *
   * @story flows-steps--all-steps
   */
  "step-details": Plain;
  /**
   * Opens the list of all steps.
   *
   * @story flows-steps--all-steps
   */
  "step-summary": Plain;
  /**
   * All steps.
   *
   * @story flows-steps--all-steps
   */
  "step-list": Plain;
  /**
   * One of them.
   *
   * @story flows-steps--all-steps
   */
  "step-item": {
    /** It is on show. */
    current: Flag;
  };
  /**
   * Leads to it, where it can be reached.
   *
   * @story flows-steps--all-steps
   */
  "step-link": Plain;
  /**
   * Its questions.
   *
   * @story flows-steps--all-steps
   */
  "step-questions": Plain;
  /**
   * How far it is answered.
   *
   * @story flows-steps--all-steps
   */
  "step-state": {
    /** Something in it needs another look. */
    problems: Flag;
  };
  /**
   * What holds the questions; hidden while they are looked over.
   *
   * @story flows-steps--all-steps
   */
  stage: Plain;
  /**
   * The questions of one step; hidden while another is on show.
   *
   * @story flows-steps--all-steps
   */
  step: Plain;
  /**
   * What will be sent, before it is.
   *
   * @story flows-review--looked-over
   */
  review: Plain;
  /**
   * That nothing is sent yet.
   *
   * @story flows-review--looked-over
   */
  "review-note": Plain;
  /**
   * The answers.
   *
   * @story flows-review--looked-over
   */
  "review-list": Plain;
  /**
   * In their place where there are none.
   *
   * @story flows-review--nothing-answered
   */
  "review-empty": Plain;
  /**
   * One question and its answer.
   *
   * @story flows-review--looked-over
   */
  "review-item": Plain;
  /**
   * The question.
   *
   * @story flows-review--looked-over
   */
  "review-label": Plain;
  /**
   * The answer.
   *
   * @story flows-review--looked-over
   */
  "review-answer": {
    /** What kind of question it is: a `FieldKind`. */
    kind: Value;
  };
  /**
   * What is said of an answer: that it is the person's own, or the server's suggestion.
   *
   * @story flows-review--looked-over
   */
  "review-remark": Plain;
  /**
   * Leads back to the question.
   *
   * @story flows-review--looked-over
   */
  "review-change": Plain;
  /**
   * In place of a secret.
   *
   * @story flows-review--every-kind
   */
  "review-hidden": Plain;
  /**
   * An answer given as JSON.
   *
   * @story flows-review--every-kind
   */
  "review-json": Plain;
  /**
   * The answers of a question that takes several.
   *
   * @story flows-review--every-kind
   */
  "review-values": Plain;
  /**
   * The questions that were left out.
   *
   * @story flows-review--looked-over
   */
  "left-out": Plain;
  /**
   * Their heading.
   *
   * @story flows-review--looked-over
   */
  "left-out-title": Plain;
  /**
   * Their names.
   *
   * @story flows-review--looked-over
   */
  "left-out-list": Plain;

  // The consent to open a page
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
  domain: Plain;
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
   * @story consent-levels--info
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

  // The receipt
  /**
   * What was asked and answered, in a history.
   *
   * @story receipt-receipt--form
   */
  receipt: {
    /** What became of it: `answered`, `confirmed`, `opened`, `declined`, `cancelled`, `unknown`. */
    outcome: Value;
  };
  /**
   * Who asked, and what became of it.
   *
   * @story receipt-receipt--form
   */
  "receipt-head": Plain;
  /**
   * Who asked.
   *
   * @story receipt-receipt--form
   */
  "receipt-requester": Plain;
  /**
   * What became of it.
   *
   * @story receipt-receipt--form
   */
  "receipt-outcome": Plain;
  /**
   * What was asked.
   *
   * @story receipt-receipt--form
   */
  "receipt-message": Plain;
  /**
   * The answers.
   *
   * @story receipt-receipt--form
   */
  "receipt-answers": Plain;
  /**
   * One of them.
   *
   * @story receipt-receipt--form
   */
  "receipt-answer": Plain;
  /**
   * The question.
   *
   * @story receipt-receipt--form
   */
  "receipt-label": Plain;
  /**
   * The answer.
   *
   * @story receipt-receipt--form
   */
  "receipt-value": Plain;
  /**
   * The host of the page that was asked about.
   *
   * @story receipt-receipt--page
   */
  "receipt-page": Plain;
  /**
   * In place of a secret.
   *
   * @story receipt-receipt--secrets
   */
  "receipt-hidden": Plain;
  /**
   * More answers, or the questions that were left out, behind a summary.
   *
   * @story receipt-receipt--long
   */
  "receipt-more": Plain;
  /**
   * Opens it.
   *
   * @story receipt-receipt--long
   */
  "receipt-unfold": Plain;
  /**
   * A list in a receipt.
   *
   * @story receipt-receipt--form
   */
  "receipt-list": Plain;
  /**
   * One line of it.
   *
   * @story receipt-receipt--form
   */
  "receipt-item": Plain;
}
