/** The words of keyboard shortcuts, in English. They load with them, and a host may give its own. */
export const enShortcuts = {
  /** The letters that answer a yes or no, as they are drawn. */
  yesKey: "Y",
  noKey: "N",
  // The names that keyboards have for keys
  controlKey: "Ctrl",
  enterKey: "Enter",
  escapeKey: "Esc",
  // What they do
  shortcuts: "Keys",
  chooseByKey: "Choose",
  answerByKey: "Yes or no",
};

export type ShortcutsStrings = typeof enShortcuts;
