import { n } from "./format.js";

/** The strings of questions with parts of their own, in English. They load with what draws them. */
export const enNested = {
  /** On the button that adds a row to a list: the server's title of an item. */
  addRow: (title: string) => `Add ${title}`,
  /** On the same button, where an item has no title: the label of the list. */
  addTo: (label: string) => `Add to ${label}`,
  /** In place of a list with nothing in it. */
  emptyList: "None",
  /** Name of a row of a list. */
  rowName: (label: string, place: number) => `${label} ${n(place)}`,
  /** Heard as the name of the button that moves a row before the one above. */
  moveUp: (name: string) => `Move ${name} up`,
  /** Heard as the name of the button that moves a row after the one below. */
  moveDown: (name: string) => `Move ${name} down`,
  /** Heard after a row was added. */
  rowAdded: (name: string) => `${name} added.`,
  /** Heard after a row was moved: what it is called by now. */
  rowMoved: (name: string) => `Moved. This is now ${name}.`,
  /** On what takes an answer back, and in place of one that a part of an answer has not. */
  unanswered: "No answer",
  /** On the button that takes an answer back. */
  clearAnswer: "Clear",
  /** In place of a secret. */
  hidden: "Hidden",
  /** On the button that opens a field with nested fields that may be left out. */
  answerParts: "Add",
  /** On the button that shows the answers with nested fields as JSON. */
  asJson: "Edit as JSON",
  /** On the button that leads back from there. */
  asForm: "Edit as form",
  /** On the box for the name of an entry that the user names. */
  entryName: "Name",
  /** On what its value is entered in. */
  entryValue: "Value",
  /** Name of a case of a field, if the server names only its type. */
  typeNames: {
    string: "Text",
    number: "Number",
    integer: "Whole number",
    boolean: "Yes or no",
    array: "List",
    object: "Details",
    null: "None",
  },
  /** The same, for an option without a title. */
  branchName: (place: number) => `Option ${n(place)}`,
};

export type NestedStrings = typeof enNested;
