import type { ElicitationContent } from "../../protocol/types.js";
import type { Field } from "../../schema/Field.js";

/** What of a form is on show, where it is asked in steps or looked over before it is sent. */
export interface FormView {
  /** The first question of the step on show. By question, since a host can change the size of a step. */
  question: number;
  /** How many questions were on show so far. */
  seen: number;
  /** Whether Submit was pressed once, with every question seen: from then on each step has a Submit. */
  whole: boolean;
  /** What will be sent, while it is looked over. */
  review: ElicitationContent | undefined;
  /** What takes the focus now that this is on show: a heading, what had it before, or a question. */
  focus: "heading" | "before" | Field | undefined;
}

export const FIRST_VIEW: FormView = {
  question: 0,
  seen: 0,
  whole: false,
  review: undefined,
  focus: undefined,
};
