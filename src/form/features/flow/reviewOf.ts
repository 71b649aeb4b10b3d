import type { ContentValue, ElicitationContent } from "../../../protocol/types.js";
import { answerIn } from "../../../schema/answerIn.js";
import type { Field } from "../../../schema/Field.js";

/** A question that is answered: by its own control, by the person's own answer beside it, or both. */
export interface ReviewedAnswer {
  field: Field;
  /** Each answer with the field that it belongs to: a choice, and its companion ("Other…"). */
  answers: readonly { of: Field; value: ContentValue }[];
}

/** What will be sent and what will not, by question, in the server's order. */
export interface Reviewed {
  sent: readonly ReviewedAnswer[];
  leftOut: readonly Field[];
}

/** Parts the questions by what is in `content`, which is what is sent. */
export function reviewOf(fields: readonly Field[], content: ElicitationContent): Reviewed {
  const sent: ReviewedAnswer[] = [];
  const leftOut: Field[] = [];
  for (const field of fields) {
    const asked = "other" in field && field.other ? [field, field.other] : [field];
    const answers = asked.flatMap((of) => {
      const value = answerIn(content, of);
      return value === undefined ? [] : [{ of, value }];
    });
    if (answers.length > 0) sent.push({ field, answers });
    else leftOut.push(field);
  }
  return { sent, leftOut };
}
