import { count } from "./count.js";
import { number } from "./number.js";

const LOCALE = "en";
const n = number(LOCALE);

/** The words of a form that is asked in steps or looked over before it is sent, in English. */
export const enFlow = {
  back: "Back",

  // Steps
  next: "Next",
  step: (step: number, steps: number) => `Step ${n(step)} of ${n(steps)}`,
  stepRange: (first: number, last: number, total: number) =>
    first === last ? `${n(first)} of ${n(total)}` : `${n(first)} to ${n(last)} of ${n(total)}`,
  allSteps: "All steps",
  stepQuestions: (first: number, last: number) =>
    first === last ? `Question ${n(first)}` : `Questions ${n(first)} to ${n(last)}`,
  stepAnswered: (answered: number, questions: number) =>
    `${n(answered)} of ${n(questions)} answered`,
  stepProblems: count(LOCALE, {
    one: "{count} needs another look",
    other: "{count} need another look",
  }),
  stepUnseen: "Not seen yet",

  // Review
  reviewTitle: "Check your answers",
  reviewNote: "Nothing is sent before you press Send.",
  reviewEmpty: "You answered none of the questions. That is what will be sent.",
  send: "Send",
  change: "Change",
  changeAnswer: (label: string) => `Change ${label}`,
  ownAnswer: "Your own answer",
  suggested: "Suggested by the server",
  hidden: "Hidden",
  leftOutTitle: "Left out",
};

export type FlowStrings = typeof enFlow;
