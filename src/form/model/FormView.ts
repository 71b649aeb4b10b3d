import type { ElicitationContent } from "../../core/protocol.js";
import type { Field } from "../../schema/Field.js";

/** The visible part of a form that has steps or a review. */
export interface FormView {
  /** First field of the current step. By field, because a host can change the size of a step. */
  question: number;
  /** Number of fields shown so far. */
  seen: number;
  /** Whether Submit was clicked once with every field seen. From then on, each step has Submit. */
  whole: boolean;
  /** The content to be sent, while it is reviewed. */
  review: ElicitationContent | undefined;
  /**
   * The element that gets focus in this view: a heading, the one that had it before, or a field.
   */
  focus: "heading" | "before" | Field | undefined;
}

export const FIRST_VIEW: FormView = {
  question: 0,
  seen: 0,
  whole: false,
  review: undefined,
  focus: undefined,
};
