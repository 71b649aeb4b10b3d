/** The strings of what is kept between visits, in English. They load with it, and a host may give its own. */
export const enMemory = {
  // Earlier answers, below a question
  /** On the button that shows what was answered before to the same question. */
  rememberAnswers: "Previous answers",
  /** On the button that forgets one of those answers. */
  forget: "Remove",
  /** Heard as the name of that button. */
  forgetAnswer: (answer: string) => `Remove ${answer}`,
  /** On the button that forgets all of them. */
  forgetAll: "Remove all",
  /** After earlier answers were forgotten. */
  forgotten: "Removed.",
  /** On the button that undoes the choice of an earlier answer that took the place of what was typed. */
  putBackTyped: "Restore what you typed",

  // Drafts
  /** At the top of a form in which a draft was found. */
  draftRestored: "Your draft was restored.",
  /** On the button that empties such a form. */
  startOver: "Start over",
  /** After the form was emptied. */
  startedOver: "Form cleared.",
  /** On the button that fills it in again. */
  undoStartOver: "Undo",
};
