/** The words of asking back before one answers, in English. They load with it. */
export const enAskBack = {
  /**
   * On the button that opens it.
   *
   * @story examples-elicitation-asking-back--closed
   */
  askBack: "Ask about this request",
  /** Above the box for what one wants to know. */
  askBackText: "What do you want to know?",
  /** Above the list of the questions of the form. */
  askBackAbout: "About",
  /** In that list: none of them by itself. */
  askBackWhole: "The whole request",
  /** Beneath the box. */
  askBackNote: "What you ask here isn’t sent as your answer.",
  /** On the button that asks. */
  askBackSend: "Ask",
  /** On the same button, while the reply comes. */
  askBackStop: "Stop the reply",
  /** Heard as the name of what was asked and said. */
  askBackLog: "Questions and replies",
  /** Before what the person asked. */
  askBackAsked: "You asked",
  /** Before what was said. */
  askBackReply: "Reply",
  /** Until a reply comes. */
  askBackWaiting: "Waiting for a reply…",
  /** Where the reply comes elsewhere. */
  askBackElsewhere: "Your question was sent.",
  /** After a reply that the person stopped. */
  askBackStopped: "You stopped the reply.",
  /** After a reply that was too long. */
  askBackCut: "The rest of the reply is too long to be shown.",
  /** Where there is no reply, or no more of it. */
  askBackFailed: "The reply couldn’t be loaded. Ask again.",
};

export type AskBackStrings = typeof enAskBack;
