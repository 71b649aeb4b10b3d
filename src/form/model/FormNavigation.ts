import type { ElicitationContent } from "../../core/protocol.js";
import { withoutAnswers } from "../../schema/content.js";
import type { Field } from "../../schema/Field.js";
import type { NestedFieldInput } from "../../schema/NestedInput.js";
import type { Topics } from "./Topics.js";

/** The visible part of a form that has steps or a review. */
export interface FormView {
  /** Index of the first field of the step. Not a step number: the host can change the step size. */
  firstField: number;
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

const FIRST_VIEW: FormView = {
  firstField: 0,
  seen: 0,
  whole: false,
  review: undefined,
  focus: undefined,
};

/** The current step or review of a form, kept with it, so that a remounted form is unchanged. */
export class FormNavigation {
  view: FormView = FIRST_VIEW;
  /** Whether there is a place where steps and a review are shown: not in every layout of a host. */
  staged = false;
  /** Whether nested answers are shown as JSON. */
  asJson = false;
  /** The input of nested fields while answers are shown as JSON, which can't hold all of it. */
  readonly aside = new Map<Field, NestedFieldInput | string>();
  readonly #topics: Topics;

  constructor(topics: Topics) {
    this.#topics = topics;
  }

  setView(change: Partial<FormView>): void {
    this.view = { ...this.view, ...change };
    this.#topics.emit("view");
  }

  /**
   * Removes the content after the response. The review only shows that some fields were answered.
   */
  eraseAnswers(fields: readonly Field[]): void {
    const { review } = this.view;
    for (const field of fields) this.aside.delete(field);
    if (review) this.setView({ review: withoutAnswers(review, fields), focus: undefined });
  }

  setAsJson(asJson: boolean): void {
    this.asJson = asJson;
    this.#topics.emit("view");
  }

  setStaged(staged: boolean): void {
    this.staged = staged;
  }
}
