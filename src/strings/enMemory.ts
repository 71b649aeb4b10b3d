/** The words of what is kept between visits, in English. They load with it, and a host may give its own. */
export const enMemory = {
  // Earlier answers, below a question
  earlierAnswers: "Earlier answers",
  forget: "Forget",
  forgetAnswer: (answer: string) => `Forget ${answer}`,
  forgetAll: "Forget all",
  forgotten: "Forgotten.",
  /** After an earlier answer took the place of what the person had typed. */
  putBackTyped: "Put back what you typed",

  // Drafts
  draftRestored: "Restored what you entered before.",
  startOver: "Start over",
  startedOver: "Started over.",
  undoStartOver: "Undo",
};

export type MemoryStrings = typeof enMemory;
