/** The words of keyboard shortcuts, in English. They load with them. */
export const enShortcuts = {
  /** The letters that answer a yes or no, as they are drawn. */
  yesKey: "Y",
  noKey: "N",
  // The names that keyboards have for keys
  controlKey: "Ctrl",
  commandKey: "⌘",
  enterKey: "Enter",
  escapeKey: "Esc",
  // What they do
  shortcuts: "Keys",
  chooseByKey: "Choose",
  answerByKey: "Yes or no",
  submitByKey: "Submit",
  cancelByKey: "Cancel",
};

export type ShortcutsStrings = typeof enShortcuts;
