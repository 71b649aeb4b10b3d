import type { ContentValue, ElicitationContent } from "../../../protocol/types.js";
import { answerIn } from "../../../schema/answerIn.js";
import type { Field } from "../../../schema/Field.js";

/** A field that is answered: by its control, by its "Other…" field, or both. */
export interface ReviewedAnswer {
  field: Field;
  /** Each answer with the field that it belongs to: a choice, and its companion ("Other…"). */
  answers: readonly { of: Field; value: ContentValue }[];
}

/** The answered and the unanswered fields, in the server's order. */
export interface Reviewed {
  sent: readonly ReviewedAnswer[];
  leftOut: readonly Field[];
}

/** Splits the fields by what is in `content`, which is what is sent. */
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
