import { count, LOCALE, n } from "./format.js";

/** The strings of a form that is asked in steps or looked over before it is sent, in English. */
export const enFlow = {
  /** On the button that leads to the step before, or from the review to the questions. */
  back: "Back",

  // Steps
  /** On the button that leads to the next step. */
  next: "Next",
  /**
   * At the head of a step.
   *
   * @story examples-flows-steps--all-steps
   */
  step: (step: number, steps: number) => `Step ${n(step)} of ${n(steps)}`,
  /**
   * Beside it: which of the questions these are.
   *
   * @story examples-flows-steps--all-steps
   */
  stepRange: (first: number, last: number, total: number) =>
    first === last
      ? `Field ${n(first)} of ${n(total)}`
      : `Fields ${n(first)}–${n(last)} of ${n(total)}`,
  /** On what opens the list of the steps. */
  allSteps: "All steps",
  /**
   * In that list: the questions of a step.
   *
   * @story examples-flows-steps--all-steps
   */
  stepQuestions: (first: number, last: number) =>
    first === last ? `Field ${n(first)}` : `Fields ${n(first)} to ${n(last)}`,
  /**
   * In that list: how far it is answered.
   *
   * @story examples-flows-steps--all-steps
   */
  stepAnswered: (answered: number, questions: number) =>
    `${n(answered)} of ${n(questions)} answered`,
  /** In that list, once Submit was refused: how many answers need another look. */
  stepProblems: count(LOCALE, {
    one: "Check {count} answer",
    other: "Check {count} answers",
  }),
  /** In that list: of a step that was not on show yet. */
  stepUnseen: "Not started",

  // Review
  /** At the head of the review. */
  reviewTitle: "Check your answers",
  /**
   * Beneath the head of the review: that nothing is sent yet.
   *
   * @story examples-flows-review--looked-over
   */
  reviewNote: "Nothing is sent until you choose Send.",
  /** In the review, where nothing was answered. */
  reviewEmpty: "You skipped every field. An empty answer will be sent.",
  /** On the button that sends what was looked over. */
  send: "Send",
  /**
   * On the button that leads back to one question.
   *
   * @story examples-flows-review--looked-over
   */
  change: "Change",
  /** Heard as the name of that button. */
  changeAnswer: (label: string) => `Change ${label}`,
  /** In the review, beside an answer that is none of the options. */
  ownAnswer: "Your own answer",
  /** Beside an answer that is the server's default: its wish, not the application's advice. */
  suggested: "Suggested by the server",
  /** In place of a secret. */
  hidden: "Hidden",
  /** In the review, before the questions that were left out. */
  leftOutTitle: "Skipped",
};

export type FlowStrings = typeof enFlow;
