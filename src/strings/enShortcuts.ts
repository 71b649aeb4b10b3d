/** The words of keyboard shortcuts, in English. They load with them, and a host may give its own. */
export const enShortcuts = {
  /** The letter that answers yes, as it is drawn. */
  yesKey: "Y",
  /** The letter that answers no, as it is drawn. */
  noKey: "N",
  // The names that keyboards have for keys
  /** The name that keyboards have for the key that Enter is pressed with to submit. */
  controlKey: "Ctrl",
  /** The name that keyboards have for Enter. */
  enterKey: "Enter",
  /** The name that keyboards have for Escape. */
  escapeKey: "Esc",
  // What they do
  /** Heard as the name of the list of keys. */
  shortcuts: "Keys",
  /** In the list of keys: what the digits do. */
  chooseByKey: "Choose",
  /** In the list of keys: what the letters do. */
  answerByKey: "Yes or no",
};

export type ShortcutsStrings = typeof enShortcuts;
