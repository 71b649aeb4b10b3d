"use client";

import { useMemo, useRef, useState } from "react";
import type { ContentValue, ElicitationContent } from "../../../core/protocol.js";
import { shortText } from "../../../core/text.js";
import { allFields, type Field, isNested } from "../../../schema/Field.js";
import { answerIn } from "../../../schema/content.js";
import { writeValue } from "../../../schema/writeValue.js";
import { ActionButton } from "../../../ui/ActionButton.js";
import { part } from "../../../ui/part.js";
import { UnfoldableText, UnfoldButton, UntrustedText } from "../../../ui/text.js";
import { useFormContext, useFormState } from "../../field/FormContext.js";
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

/** How many values of one answer, and how many unanswered fields, are shown at first. */
const SHOWN_ITEMS = 20;

/**
 * The content to be sent, by field, and the unanswered fields. Its heading takes focus.
 *
 * Renders a `<div role="region">` with a list.
 */
export function Review({ content }: { content: ElicitationContent }) {
  const { fields, id, headingLevel } = useFormContext();
  const strings = useFlowStrings();
  const { session } = useFormState();
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
        <div role="list" {...part("review-list")}>
          {sent.map((answer) => (
            <ReviewItem key={answer.field.id} {...answer} />
          ))}
        </div>
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
  const { locked } = useFormState().session;
  const label = fieldLabel(field, undefined, strings);
  return (
    <div role="listitem" {...part("review-item")}>
      <div role="term" {...part("review-label")}>
        <UntrustedText text={label} size="line" strings={strings} />
      </div>
      {answers.map(({ of, value }) => (
        <div role="definition" {...part("review-answer", { kind: of.kind })} key={of.id}>
          <ReviewAnswer field={of} value={value} />
          {of !== field && <span {...part("review-remark")}>{strings.ownAnswer}</span>}
          {of.default !== undefined && !store.values.changed(of) && (
            <span {...part("review-remark")}>{strings.suggested}</span>
          )}
        </div>
      ))}
      {!readOnly && (
        <div {...part("review-change")}>
          <ActionButton
            name="change"
            locked={locked}
            aria-label={strings.changeAnswer(shortText(label))}
            act={() => store.elements.focus(field)}
          >
            {strings.change}
          </ActionButton>
        </div>
      )}
    </div>
  );
}

function ReviewAnswer({ field, value }: { field: Field; value: ContentValue }) {
  const { store, settings, features } = useFormContext();
  const strings = useFlowStrings();
  const [all, setAll] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  // While it is not known whether this is a secret, it is hidden.
  const secret = store.secrets.kinds?.has(field) ?? true;
  if (isNested(field) && features.nested) {
    const { NestedAnswer } = features.nested;
    return <NestedAnswer {...{ field, value, secret, strings }} />;
  }
  if (secret) return <span {...part("review-hidden")}>{strings.hidden}</span>;
  const write = (each: unknown) => writeValue(each, field, settings, strings);
  if (field.kind !== "multiSelect" || !Array.isArray(value)) {
    return <UnfoldableText text={write(value)} strings={strings} />;
  }
  if (value.length === 0) return strings.noneOfThese;
  const hidden = all ? 0 : Math.max(0, value.length - SHOWN_ITEMS);
  return (
    <>
      <div role="list" {...part("review-values")} ref={list} tabIndex={all ? -1 : undefined}>
        {value.slice(0, value.length - hidden).map((each, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a value may be there twice, and none changes its place
          <div role="listitem" key={index}>
            <UntrustedText text={write(each)} size="line" strings={strings} />
          </div>
        ))}
      </div>
      {hidden > 0 && (
        <UnfoldButton box={list} unfold={() => setAll(true)}>
          {strings.andMore(hidden)}
        </UnfoldButton>
      )}
    </>
  );
}

function LeftOut({ fields }: { fields: readonly Field[] }) {
  const strings = useFlowStrings();
  const title = `${useFormContext().id}-left-out`;
  return (
    <div {...part("left-out")}>
      <div {...part("left-out-title")} id={title}>
        {strings.leftOutTitle}
      </div>
      <div role="list" {...part("left-out-list")} aria-labelledby={title}>
        {fields.slice(0, SHOWN_ITEMS).map((field) => (
          <div role="listitem" key={field.id}>
            <UntrustedText
              text={fieldLabel(field, undefined, strings)}
              size="line"
              strings={strings}
            />
          </div>
        ))}
        {fields.length > SHOWN_ITEMS && (
          <div role="listitem">{strings.andMore(fields.length - SHOWN_ITEMS)}</div>
        )}
      </div>
    </div>
  );
}
