/** The strings of a question that can be folded away, in English. They load with it. */
export const enFold = {
  /** On the button that folds a question away, so that the chat can be read. */
  fold: "Minimize",
  /** On the bar that a question is folded to. */
  folded: (name: string, message: string) =>
    message === "" ? `${name} has a question` : `${name} has a question: ${message}`,
};
