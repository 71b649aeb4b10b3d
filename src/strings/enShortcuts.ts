/** The words of keyboard shortcuts, in English. They load with them, and a host may give its own. */
export const enShortcuts = {
  /** The letter that answers yes, as it is drawn. */
  yesKey: "Y",
  /**
   * The letter that answers no, as it is drawn.
   *
   * @story examples-flows-shortcuts--drawn
   */
  noKey: "N",
  // The names that keyboards have for keys
  /**
   * The name that keyboards have for the key that Enter is pressed with to submit.
   *
   * @story examples-flows-shortcuts--drawn
   */
  controlKey: "Ctrl",
  /**
   * The name that keyboards have for Enter.
   *
   * @story examples-flows-shortcuts--drawn
   */
  enterKey: "Enter",
  /**
   * The name that keyboards have for Escape.
   *
   * @story examples-flows-shortcuts--drawn
   */
  escapeKey: "Esc",
  // What they do
  /** Heard as the name of the list of keys. */
  shortcuts: "Keyboard shortcuts",
  /**
   * In the list of keys: what the digits do.
   *
   * @story examples-flows-shortcuts--drawn
   */
  chooseByKey: "Select",
  /**
   * In the list of keys: what the letters do.
   *
   * @story examples-flows-shortcuts--drawn
   */
  answerByKey: "Yes or no",
};

export type ShortcutsStrings = typeof enShortcuts;
