"use client";

import { useMemo } from "react";
import type { ContentValue, ElicitationContent } from "../../../core/protocol.js";
import { shortText } from "../../../core/text.js";
import { allFields, type Field, isNested } from "../../../schema/Field.js";
import { answerIn } from "../../../schema/content.js";
import { writeValue } from "../../../schema/writeValue.js";
import { ActionButton } from "../../../ui/ActionButton.js";
import { AnswerItem, AnswerList, AnswerValues } from "../../../ui/AnswerList.js";
import { part } from "../../../ui/part.js";
import { UntrustedText } from "../../../ui/text.js";
import { useFormContext, useWholeStore } from "../../field/FormContext.js";
import { fieldLabel } from "../../field/fieldText.js";
import { useFlowStrings } from "./StepHeader.js";

/** A field that is answered: by its control, by its "Other…" field, or both. */
interface ReviewedAnswer {
  field: Field;
  /** Each answer with the field that it belongs to: a choice, and its companion ("Other…"). */
  answers: readonly { of: Field; value: ContentValue }[];
}

/** The answered and the unanswered fields, in the server's order. */
interface Reviewed {
  sent: readonly ReviewedAnswer[];
  leftOut: readonly Field[];
}

/** Splits the fields by what is in `content`, which is what is sent. */
export function reviewOf(fields: readonly Field[], content: ElicitationContent): Reviewed {
  const sent: ReviewedAnswer[] = [];
  const leftOut: Field[] = [];
  for (const field of fields) {
    const answers = allFields([field]).flatMap((of) => {
      const value = answerIn(content, of);
      return value === undefined ? [] : [{ of, value }];
    });
    if (answers.length > 0) sent.push({ field, answers });
    else leftOut.push(field);
  }
  return { sent, leftOut };
}

/**
 * The content to be sent, by field, and the unanswered fields. Its heading takes focus.
 *
 * Renders a `<div role="region">` with a list.
 */
export function Review({ content }: { content: ElicitationContent }) {
  const { fields, id, headingLevel } = useFormContext();
  const strings = useFlowStrings();
  const { session } = useWholeStore();
  // It stays while the response is sent, so that nothing moves.
  const open = session.sent === undefined;
  const title = `${id}-review`;
  const { sent, leftOut } = useMemo(() => reviewOf(fields, content), [fields, content]);
  return (
    <div role="region" {...part("review")} aria-labelledby={title}>
      <div
        role="heading"
        aria-level={headingLevel + 1}
        {...part("flow-title")}
        id={title}
        tabIndex={-1}
      >
        {strings.reviewTitle}
      </div>
      {open && <div {...part("review-note")}>{strings.reviewNote}</div>}
      {sent.length > 0 ? (
        <AnswerList>
          {sent.map((answer) => (
            <ReviewItem key={answer.field.id} {...answer} />
          ))}
        </AnswerList>
      ) : (
        <div {...part("review-empty")}>{strings.reviewEmpty}</div>
      )}
      {leftOut.length > 0 && <LeftOut fields={leftOut} />}
    </div>
  );
}

function ReviewItem({ field, answers }: ReviewedAnswer) {
  const { store, readOnly } = useFormContext();
  const strings = useFlowStrings();
  const { locked } = useWholeStore().session;
  const label = fieldLabel(field, undefined, strings);
  const change = (
    <div {...part("review-change")}>
      <ActionButton
        name="change"
        variant="link"
        locked={locked}
        aria-label={strings.changeAnswer(shortText(label))}
        act={() => store.elements.focus(field)}
      >
        {strings.change}
      </ActionButton>
    </div>
  );
  return (
    <AnswerItem
      name={<UntrustedText text={label} size="line" strings={strings} />}
      wide
      action={!readOnly && change}
    >
      {answers.map(({ of, value }) => (
        <div key={of.id}>
          <ReviewAnswer field={of} value={value} />
          {of !== field && <span {...part("review-remark")}>{strings.ownAnswer}</span>}
          {of.default !== undefined && !store.values.changed(of) && (
            <span {...part("review-remark")}>{strings.suggested}</span>
          )}
        </div>
      ))}
    </AnswerItem>
  );
}

function ReviewAnswer({ field, value }: { field: Field; value: ContentValue }) {
  const { store, settings, features } = useFormContext();
  const strings = useFlowStrings();
  // While it is not known whether this is a secret, it is hidden.
  const secret = store.secrets.kinds?.has(field) ?? true;
  if (isNested(field) && features.nested) {
    const { NestedAnswer } = features.nested;
    return <NestedAnswer {...{ field, value, secret, strings }} />;
  }
  const values: unknown[] =
    field.kind === "multiSelect" && Array.isArray(value) && !secret ? value : [value];
  if (values.length === 0) return strings.noneOfThese;
  const write = (each: unknown) =>
    secret ? undefined : writeValue(each, field, settings, strings);
  return <AnswerValues values={values} write={write} strings={strings} />;
}

function LeftOut({ fields }: { fields: readonly Field[] }) {
  const strings = useFlowStrings();
  const title = `${useFormContext().id}-left-out`;
  return (
    <div {...part("left-out")}>
      <div {...part("left-out-title")} id={title}>
        {strings.leftOutTitle}
      </div>
      <AnswerValues
        values={fields}
        write={(field) => fieldLabel(field, undefined, strings)}
        size="brief"
        labelledBy={title}
        strings={strings}
      />
    </div>
  );
}
