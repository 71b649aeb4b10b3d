import type { Flag, Plain, Value } from "./SharedParts.js";

/** The elements of a form's controls. */
export interface ControlParts {
  /**
   * A text box.
   *
   * @story examples-form-requests--table-booking
   */
  input: {
    /** Kind of its field, or `combobox` for the box that searches options. */
    kind: Value;
    /** A box for a date or a time that holds none yet. */
    empty: Flag;
    /** It stands in for nested fields until their code is loaded. */
    waiting: Flag;
    /** Its text is hidden: a secret in a box of several lines. */
    masked: Flag;
    /** A number whose limits fit in a short box, which stands in the line of the label. */
    short: Flag;
  };
  /**
   * Shows what is typed in a masked box, or hides it again.
   *
   * @story examples-form-secrets--shown
   */
  reveal: Plain;
  /**
   * Visible options: one per row, or several per row if all are short.
   *
   * @story examples-form-requests--table-booking
   */
  options: {
    /** They are so short that they share rows. */
    short: Flag;
  };
  /**
   * One option. All of it can be clicked.
   *
   * @story examples-form-requests--table-booking
   */
  option: {
    /** It is chosen. */
    chosen: Flag;
    /** The library's own answer among the server's: “Other…”, “None of these”. */
    own: Flag;
    /** It shares its row with others. */
    short: Flag;
  };
  /**
   * Around the text box of “Other…”.
   *
   * @story examples-fields-other-answer--filled
   */
  "other-answer": Plain;
  /**
   * Label of an option.
   *
   * @story examples-form-requests--table-booking
   */
  "option-text": Plain;
  /**
   * Its name.
   *
   * @story examples-form-requests--table-booking
   */
  "option-label": Plain;
  /**
   * The server's description of it.
   *
   * @story examples-form-requests--table-booking
   */
  "option-description": Plain;
  /**
   * Preview of the current option's effect, below the options.
   *
   * @story examples-form-agents-of-today--claude
   */
  preview: Plain;
  /**
   * Label of that option.
   *
   * @story examples-form-agents-of-today--claude
   */
  "preview-title": Plain;
  /**
   * The text of it, line by line; it scrolls.
   *
   * @story examples-form-agents-of-today--claude
   */
  "preview-text": Plain;
  /**
   * The mark of an option of which one can be chosen. Radix gives it `data-state`.
   *
   * @story examples-form-requests--table-booking
   */
  radio: Plain;
  /**
   * The mark of an option that can be ticked.
   *
   * @story examples-form-requests--table-booking
   */
  checkbox: {
    /** `checked`, `unchecked` or `indeterminate`, as Radix sets it. */
    state: Value;
  };
  /**
   * Yes and No side by side.
   *
   * @story examples-form-requests--table-booking
   */
  segments: Plain;
  /**
   * One of them.
   *
   * @story examples-form-requests--table-booking
   */
  segment: {
    /** It is chosen. */
    chosen: Flag;
  };
  /**
   * Its radio button, which covers all of it.
   *
   * @story examples-form-requests--table-booking
   */
  "segment-radio": Plain;
  /**
   * A yes or no with a default: one box to tick, and what follows it.
   *
   * @story examples-fields-yes-or-no-with-a-default--default
   */
  check: Plain;
  /**
   * Takes the answer to an optional choice back, or leaves a required text empty.
   *
   * @story examples-fields-yes-or-no-with-a-default--default
   */
  skip: {
    /** A text was left empty by it. */
    chosen: Flag;
  };
  /**
   * Note that such a box is unanswered.
   *
   * @story examples-fields-yes-or-no-with-a-default--left-out
   */
  skipped: Plain;
  /**
   * Around the box of a number with a few values, and its two buttons.
   *
   * @story examples-form-requests--table-booking
   */
  stepper: Plain;
  /**
   * One of these buttons.
   *
   * @story examples-form-requests--table-booking
   */
  "step-button": {
    /** `less` or `more`. */
    name: Value;
    /** The number is at its limit, or nothing can be changed now. */
    disabled: Flag;
  };
  /**
   * In place of a control, if no answer can be valid.
   *
   * @story examples-fields-outside-the-subset--unanswerable
   */
  unanswerable: Plain;
  /**
   * A field with nested fields.
   *
   * @story examples-fields-with-parts--invalid
   */
  parts: {
    /** `group` of named fields, `list` of rows, `choice` of several cases, or its single field. */
    kind: Value;
    /** It is in a row, or in the selected case. */
    framed: Flag;
  };
  /**
   * The nested fields of one group, row or case.
   *
   * @story examples-fields-with-parts--invalid
   */
  "parts-group": Plain;
  /**
   * Buttons in a row below a field, or below all fields.
   *
   * @story examples-fields-with-parts--invalid
   */
  "parts-actions": Plain;
  /**
   * The rows of a list, or the entries that the user names.
   *
   * @story examples-fields-with-parts--invalid
   */
  rows: Plain;
  /**
   * One row.
   *
   * @story examples-fields-with-parts--invalid
   */
  row: {
    /** Its name is taken. */
    invalid: Flag;
  };
  /**
   * Name of a row.
   *
   * @story examples-fields-with-parts--invalid
   */
  "row-name": Plain;
  /**
   * Buttons of a row, after its fields.
   *
   * @story examples-fields-with-parts--on-the-way
   */
  "row-actions": Plain;
  /**
   * A button of a row.
   *
   * @story examples-fields-with-parts--on-the-way
   */
  "row-action": {
    /** `up`, `down` or `remove`. */
    name: Value;
  };
  /**
   * Adds a row, or answers "none".
   *
   * @story examples-fields-with-parts--invalid
   */
  add: {
    /** Its action: `open` opens the field, `row` adds a row or an entry, `none` answers "none". */
    name: Value;
    /** A list of nothing is the answer. */
    chosen: Flag;
  };
  /**
   * A text box that searches many options, with its list.
   *
   * @story examples-fields-one-of-many--open
   */
  combobox: {
    /** The list is open. */
    open: Flag;
  };
  /**
   * Such a box, and the button that clears it.
   *
   * @story examples-fields-one-of-many--open
   */
  "combobox-row": Plain;
  /**
   * Clears it.
   *
   * @story examples-fields-one-of-many--default
   */
  clear: Plain;
  /**
   * The list that opens over the page.
   *
   * @story examples-fields-one-of-many--open
   */
  popup: Plain;
  /**
   * Its options; it scrolls.
   *
   * @story examples-fields-one-of-many--open
   */
  listbox: {
    /** Nothing matches what is searched for. */
    empty: Flag;
  };
  /**
   * As high as all options, though only those in view are rendered.
   *
   * @story examples-fields-one-of-many--open
   */
  "listbox-space": Plain;
  /**
   * One of them.
   *
   * @story examples-fields-one-of-many--open
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
   * @story examples-fields-one-of-many--open
   */
  "popup-note": Plain;
  /**
   * The chosen ones of many options.
   *
   * @story examples-fields-several-of-many--filled
   */
  chips: Plain;
  /**
   * One of them, or how manymore there are.
   *
   * @story examples-fields-several-of-many--filled
   */
  chip: Plain;
  /**
   * Takes it back.
   *
   * @story examples-fields-several-of-many--filled
   */
  "chip-remove": Plain;
}
