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
  /** The outermost element of every component. Its tokens hold for all that is in it. */
  root: {
    /** Nothing can be changed: the host says so, or it is too late. */
    readonly: Flag;
  };
  /** Around the screen of a request of any mode. */
  elicitation: Plain;
  /** What is heard and not seen: words for screen readers alone. */
  heard: Plain;

  // The dialog
  /** Over the page, behind the dialog; it scrolls where the dialog is longer than the window. */
  overlay: Plain;
  /** The dialog. */
  dialog: Plain;
  /** The cross that closes it. */
  "dialog-close": Plain;

  // Who asks, and how it stands
  /** The line of who asks. */
  requester: Plain;
  /** Their icon, or their first letter. */
  "requester-icon": Plain;
  /** Their name over their host. */
  "requester-text": Plain;
  /** Their name, by the host's own configuration: the heading of the screen. */
  "requester-name": Plain;
  /** The host that asks. */
  "requester-host": Plain;
  /** Which one it is of several requests: “1 of 3”. */
  progress: Plain;
  /** Until when it can be answered. */
  deadline: {
    /** Less than a minute is left. */
    soon: Flag;
  };
  /** That a server asks very often, with a way to stop it. */
  "stop-offer": Plain;
  /** What is said of a server that asks often, or that was stopped. */
  "stop-note": Plain;
  /** The servers that were stopped. */
  "stopped-servers": Plain;
  /** One of them. */
  "stopped-server": Plain;

  // What is asked
  /** The message, and what the schema says of the whole form. */
  question: Plain;
  /** What the server asks, in its own words. */
  message: {
    /** Too long to be set large. */
    long: Flag;
  };
  /** The schema's title. */
  "form-title": Plain;
  /** The schema's description. */
  "form-description": Plain;
  /** Shows the rest of a text or a list that was folded. */
  unfold: Plain;
  /** What of a request cannot be drawn; that it has expired. */
  notice: Plain;

  // The form
  /** The form: the card around everything. */
  form: {
    /** The answer is on its way. */
    pending: Flag;
    /** Its keyboard shortcuts work: nothing is locked, and no answer waits to be sent. */
    keyed: Flag;
  };
  /** The questions. */
  fields: Plain;
  /** One question, with all that is said of it. */
  field: {
    /** What kind of question it is: a `FieldKind`. */
    kind: Value;
    /** Its answer was refused. */
    invalid: Flag;
    /** It must be answered. */
    required: Flag;
  };
  /** Its name, its limits and its count, in a line. */
  "label-line": Plain;
  /** Its name. */
  label: {
    /** It must be answered: the sign after the name. */
    required: Flag;
  };
  /** Its limits, and whether it must be answered. */
  meta: Plain;
  /** How many characters are left, or how many answers are chosen. */
  count: {
    /** More than are allowed. */
    over: Flag;
  };
  /** What the server says of it. */
  description: Plain;
  /** A line beneath a control or an address: what will be sent, what only the server can check. */
  note: {
    /** It says that a secret is asked for, and of which kind: a `SecretKind`. */
    secret: Value;
  };
  /** Why the answer was refused. */
  error: Plain;

  // Controls
  /** A text box. */
  input: {
    /** The kind of its question, or `combobox` for the box that searches options. */
    kind: Value;
  };
  /** Options on show, one a row. */
  options: {
    /** Where its keys work: `anywhere` in the form, or `here`, while the focus is in it. */
    keys: Value;
  };
  /** One row of them; the whole of it can be pressed. */
  option: {
    /** It is chosen. */
    chosen: Flag;
    /** The library's own answer among the server's: “No answer”, “Other…”. */
    own: Flag;
  };
  /** The words of an option. */
  "option-text": Plain;
  /** Its name. */
  "option-label": Plain;
  /** What the server says of it. */
  "option-description": Plain;
  /** The mark of an option of which one can be chosen. Radix gives it `data-state`. */
  radio: Plain;
  /** The mark of an option that can be ticked. */
  checkbox: {
    /** `checked`, `unchecked` or `indeterminate`; Radix's own where the part is Radix's. */
    state: Value;
  };
  /** Yes and No side by side. */
  segments: {
    /** Where its keys work, as of `options`. */
    keys: Value;
  };
  /** One of them. */
  segment: {
    /** It is chosen. */
    chosen: Flag;
    /** It takes the answer back. */
    none: Flag;
  };
  /** Its radio, which is drawn over the whole of it. */
  "segment-radio": Plain;
  /** A yes or no with a default: one box to tick, and what follows it. */
  check: {
    /** Where its keys work, as of `options`. */
    keys: Value;
  };
  /** Takes the answer of such a box back. */
  skip: Plain;
  /** A key that answers, as it is drawn beside what it does. */
  key: {
    /** The button it is drawn on: `reply` or `segment`. */
    on: Value;
  };
  /** The slider beside a number of a small range. */
  slider: {
    /** Nothing is chosen yet. */
    unset: Flag;
    /** Nothing can be changed now. */
    locked: Flag;
  };
  /** What its thumb moves along. */
  "slider-track": Plain;
  /** The part of it that is behind the thumb. */
  "slider-range": Plain;
  /** What is moved. */
  "slider-thumb": {
    /** Nothing is chosen yet. */
    unset: Flag;
  };
  /** In place of a control where no answer can be valid. */
  unanswerable: Plain;
  /** A text box that searches many options, with its list. */
  combobox: {
    /** The list is open. */
    open: Flag;
  };
  /** Such a box, and the button that clears it. */
  "combobox-row": Plain;
  /** Clears it. */
  clear: Plain;
  /** The list that opens over the page. */
  popup: Plain;
  /** Its options; it scrolls. */
  listbox: Plain;
  /** As high as all of them, though only those in view are drawn. */
  "listbox-space": Plain;
  /** One of them. */
  "listbox-option": {
    /** It is chosen. */
    chosen: Flag;
    /** Enter would choose it. */
    active: Flag;
  };
  /** How many options match what was typed, or that none does. */
  "popup-note": Plain;
  /** The chosen ones of many options. */
  chips: Plain;
  /** One of them, or how many more there are. */
  chip: Plain;
  /** Takes it back. */
  "chip-remove": Plain;

  // What is said after Submit
  /** What needs another look. */
  summary: Plain;
  /** How many answers do. */
  "summary-title": Plain;
  /** The first of them. */
  "summary-list": Plain;
  /** One of them. */
  "summary-item": Plain;
  /** Leads to its question. */
  "summary-link": Plain;
  /** Why it was refused. */
  "summary-reason": Plain;
  /** How things stand: what is sent, what was answered, what is asked once more. */
  status: Plain;
  /** That an answer could not be sent. */
  failure: Plain;
  /** The first line of it. */
  "failure-title": Plain;
  /** What the host says of it, and that nothing is lost. */
  "failure-text": Plain;

  // Actions
  /** The buttons at the end. */
  actions: {
    /** Nothing can be pressed now. */
    locked: Flag;
  };
  /** A button. */
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
  /** That a form seems to ask for secrets. */
  secrets: Plain;
  /** The first line of it. */
  "secrets-title": Plain;
  /** What is advised. */
  "secrets-hint": Plain;
  /** The box to tick before a secret is sent, beside Submit. */
  "secret-act": Plain;
  /** That nothing was sent, since it is not ticked. */
  "secret-error": Plain;

  // What is kept between visits
  /** The button of a question's earlier answers, and their list. */
  earlier: {
    /** The list is open. */
    open: Flag;
  };
  /** The earlier answers. */
  "earlier-list": Plain;
  /** One of them, with what forgets it. */
  "earlier-item": Plain;
  /** What is announced of them. */
  "earlier-status": Plain;
  /** That a draft was restored, with a way to start over. */
  draft: Plain;
  /** The words of that. */
  "draft-text": Plain;

  // One press that answers, and keys
  /** The answers as buttons. */
  replies: {
    /** Where its keys work, as of `options`. */
    keys: Value;
  };
  /** One button with what is said of it. */
  reply: Plain;
  /** What is said of it. */
  "reply-notes": Plain;
  /** The moment in which an answer can be taken back. */
  undo: {
    /** The countdown stands still. */
    waiting: Flag;
  };
  /** What will be sent, and when. */
  "undo-note": Plain;
  /** The keys of the form, at its end. */
  shortcuts: Plain;
  /** One of them, and what it does. */
  shortcut: Plain;
  /** The keys of such a line. */
  "shortcut-keys": Plain;

  // Steps and review
  /** The heading of a step, or of the review. */
  "flow-title": Plain;
  /** Where one stands in a form of several steps. */
  steps: Plain;
  /** “Step 1 of 3”. */
  "step-place": Plain;
  /** Which questions these are. */
  "step-range": Plain;
  /** The same as a bar. */
  "step-progress": Plain;
  /** All steps, behind a summary. */
  "step-details": Plain;
  /** Opens the list of all steps. */
  "step-summary": Plain;
  /** All steps. */
  "step-list": Plain;
  /** One of them. */
  "step-item": {
    /** It is on show. */
    current: Flag;
  };
  /** Leads to it, where it can be reached. */
  "step-link": Plain;
  /** Its questions. */
  "step-questions": Plain;
  /** How far it is answered. */
  "step-state": {
    /** Something in it needs another look. */
    problems: Flag;
  };
  /** What holds the questions; hidden while they are looked over. */
  stage: Plain;
  /** The questions of one step; hidden while another is on show. */
  step: Plain;
  /** What will be sent, before it is. */
  review: Plain;
  /** That nothing is sent yet. */
  "review-note": Plain;
  /** The answers. */
  "review-list": Plain;
  /** In their place where there are none. */
  "review-empty": Plain;
  /** One question and its answer. */
  "review-item": Plain;
  /** The question. */
  "review-label": Plain;
  /** The answer. */
  "review-answer": {
    /** What kind of question it is: a `FieldKind`. */
    kind: Value;
  };
  /** What is said of an answer: that it is the person's own, or the server's suggestion. */
  "review-remark": Plain;
  /** Leads back to the question. */
  "review-change": Plain;
  /** In place of a secret. */
  "review-hidden": Plain;
  /** An answer given as JSON. */
  "review-json": Plain;
  /** The answers of a question that takes several. */
  "review-values": Plain;
  /** The questions that were left out. */
  "left-out": Plain;
  /** Their heading. */
  "left-out-title": Plain;
  /** Their names. */
  "left-out-list": Plain;

  // The consent to open a page
  /** The card around everything. */
  consent: {
    /** The verdict on the address: a `UrlLevel`. */
    level: Value;
    /** Where the page is: `asking`, `opening`, `opened`, `unopened`, `refused`, `done` and so on. */
    stage: Value;
    /** The answer is on its way. */
    pending: Flag;
  };
  /** Where it goes. */
  address: {
    /** The verdict on it: a `UrlLevel`. */
    level: Value;
  };
  /** The name of the host; the domain in it is the largest thing on the screen. */
  host: Plain;
  /** What stands before the domain. */
  subdomain: Plain;
  /** The registrable domain: whose page it is. */
  domain: Plain;
  /** An international name as computers write it. */
  "host-ascii": Plain;
  /** What a disguise would read as. */
  "reads-as": Plain;
  /** The disguise itself. */
  "unicode-host": Plain;
  /** A letter in it that is not what it looks like. */
  offending: Plain;
  /** The box of the full address; it scrolls. */
  "full-address": Plain;
  /** The full address. */
  href: Plain;
  /** A piece of it. */
  "href-part": {
    /** `scheme`, `user-info`, `subdomain`, `domain`, `port`, `path`, `query` or `fragment`. */
    kind: Value;
  };
  /** What the server wrote, where that tells something. */
  written: Plain;
  /** The words of the server in it. */
  "written-text": Plain;
  /** Copies the address. */
  copy: Plain;
  /** What is announced of copying. */
  "copy-note": Plain;
  /** What was found, the worst first. */
  findings: {
    /** The worst level of them: a `UrlLevel`. */
    level: Value;
  };
  /** One of them. */
  finding: {
    /** Its level: a `UrlLevel`. */
    level: Value;
  };
  /** Its level in a word. */
  level: {
    /** The same, for its colour. */
    level: Value;
  };
  /** The box to tick before a dangerous page can be opened. */
  "second-act": Plain;
  /** What became of the page. */
  outcome: Plain;
  /** The address as a link, where no window opened. */
  "fallback-link": Plain;

  // The receipt
  /** What was asked and answered, in a history. */
  receipt: {
    /** What became of it: `answered`, `confirmed`, `opened`, `declined`, `cancelled`, `unknown`. */
    outcome: Value;
  };
  /** Who asked, and what became of it. */
  "receipt-head": Plain;
  /** Who asked. */
  "receipt-requester": Plain;
  /** What became of it. */
  "receipt-outcome": Plain;
  /** What was asked. */
  "receipt-message": Plain;
  /** The answers. */
  "receipt-answers": Plain;
  /** One of them. */
  "receipt-answer": Plain;
  /** The question. */
  "receipt-label": Plain;
  /** The answer. */
  "receipt-value": Plain;
  /** The host of the page that was asked about. */
  "receipt-page": Plain;
  /** In place of a secret. */
  "receipt-hidden": Plain;
  /** More answers, or the questions that were left out, behind a summary. */
  "receipt-more": Plain;
  /** Opens it. */
  "receipt-unfold": Plain;
  /** A list in a receipt. */
  "receipt-list": Plain;
  /** One line of it. */
  "receipt-item": Plain;
}
