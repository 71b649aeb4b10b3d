"use client";

import { announcementText } from "../../core/text.js";
import { forwardRef, useImperativeHandle, useMemo, useRef } from "react";
import { continuesAfter } from "../../core/protocol.js";
import type { Field } from "../../schema/Field.js";
import { Failure } from "../../ui/header.js";
import { DeadlineNote } from "../../ui/notes.js";
import { part, type PartProps } from "../../ui/part.js";
import { endText, UntrustedText } from "../../ui/text.js";
import { useFormContext, useWholeStore, useStore } from "../field/FormContext.js";
import { fieldLabel, noticeText, secretsNotice } from "../field/fieldText.js";
import { useFailedSubmit } from "../field/useFailedSubmit.js";

/**
 * Shows what prevents a complete answer, in a `<div>`. Renders nothing if all is well.
 *
 * That is: fields that can't be shown, secrets that the host refuses, and a withdrawn request. It takes focus if Submit could send nothing because of it.
 */
export const Notice = forwardRef<HTMLDivElement, PartProps<"div">>(function Notice(props, ref) {
  const { strings, withdrawn, requester } = useFormContext();
  const store = useWholeStore();
  const { locked } = store.session;
  const { refused } = store.secrets;
  const notice = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => notice.current!);
  useFailedSubmit(store, store.validation.failedSubmits, () => {
    if (!store.submittable) notice.current?.focus();
  });

  // An answer on its way was given in time.
  const end = locked ? undefined : endText({ withdrawn, requester, strings });
  const text =
    end ?? (refused ? secretsNotice(refused, strings) : noticeText(store.reading, strings));
  if (text === undefined) return null;
  return (
    <div
      {...part("notice")}
      // A notice that comes late is announced; one that is there from the start is read in its
      // place.
      role={end || refused ? "alert" : undefined}
      tabIndex={-1}
      {...props}
      ref={notice}
    >
      {text}
    </div>
  );
});

/** Maximum number of fields that are listed. A form can have hundreds. */
const MAX_NAMED_FIELDS = 20;

/**
 * Shows how many fields need attention after Submit, with a link to each. Renders a `<div>`.
 *
 * Only the number is announced, because focus moves to the first field, which has its own error
 * message. It lists fields if there are at least two.
 */
export const Summary = forwardRef<HTMLDivElement, PartProps<"div">>(function Summary(props, ref) {
  const { strings } = useFormContext();
  const store = useWholeStore();
  const fields = store.validation.problems;

  // A single invalid field has the focus and says what is wrong, so it needs no summary.
  if (fields.length < 2) return null;
  return (
    <div {...part("summary")} {...props} ref={ref}>
      <div {...part("summary-title")} role="alert">
        {strings.problems(fields.length)}
      </div>
      <div role="list" {...part("summary-list")}>
        {fields.slice(0, MAX_NAMED_FIELDS).map((field) => (
          <SummaryItem key={field.id} field={field} />
        ))}
        {fields.length > MAX_NAMED_FIELDS && (
          <div role="listitem">{strings.andMore(fields.length - MAX_NAMED_FIELDS)}</div>
        )}
      </div>
    </div>
  );
});

function SummaryItem({ field }: { field: Field }) {
  const { store, strings } = useFormContext();
  // Renders again when they change.
  useStore(field.id, (state) => state.validation.issues(field));
  const isWithin = useStore(field.id, (state) => state.validation.showsWithin(field));
  return (
    <div role="listitem" {...part("summary-item")}>
      <button
        type="button"
        role="link"
        {...part("summary-link")}
        onClick={() => store.elements.focus(field)}
      >
        <UntrustedText
          text={fieldLabel(field, store.choiceOf(field), strings)}
          size="line"
          strings={strings}
        />
      </button>
      {!isWithin && (
        <span {...part("summary-reason")}>
          {store.validation.messages(field, strings, "").join(strings.gap)}
        </span>
      )}
    </div>
  );
}

/**
 * Shows why a click did nothing yet, and what the next one does. Renders a `<div role="status">`.
 *
 * It also says that earlier answers of the same call are filled in.
 */
export const Status = forwardRef<HTMLDivElement, PartProps<"div">>(function Status(props, ref) {
  const { strings } = useFormContext();
  const { session, status, hasEarlierAnswers } = useWholeStore();
  const { dismissing, announcement: said, repeats } = status;
  const earlier = hasEarlierAnswers && !session.locked && strings.answersKept;
  const again = dismissing === "outside" ? strings.outsideAgain : dismissing && strings.escapeAgain;
  const text = again || said || earlier;
  // One text, which replaces the last one whole: of several texts React takes out one, and a browser
  // that translates the page has put another in its place.
  return (
    <div {...part("status")} role="status" {...props} ref={ref}>
      {text && announcementText(text, repeats)}
    </div>
  );
});

/** Says that the response could not be sent. Renders a `<div role="alert">`, or nothing. */
export const SendFailure = forwardRef<HTMLDivElement, PartProps<"div">>(
  function SendFailure(props, ref) {
    const { strings, withdrawn } = useFormContext();
    const { failed, failure } = useWholeStore().session;
    if (!failed || withdrawn) return null;
    const hint = failure?.unloaded ? strings.unloadedHint : undefined;
    return <Failure hint={hint} strings={strings} {...props} ref={ref} />;
  },
);

/**
 * Says that a draft was restored, and offers to start over. Renders a `<div role="status">`.
 *
 * It renders nothing unless the form saves drafts.
 */
export const Draft = forwardRef<HTMLDivElement, PartProps<"div">>(function Draft(props, ref) {
  const Note = useFormContext().features.memory?.Draft;
  return Note ? <Note {...props} ref={ref} /> : null;
});

/**
 * Shows when the time to respond ends, in a `<div>`.
 *
 * It also says whether the requester continues without a response. It renders nothing without a
 * deadline.
 */
export const Deadline = forwardRef<HTMLDivElement, PartProps<"div">>(function Deadline(props, ref) {
  const { request, time, settings, strings } = useFormContext();
  const words = useMemo(() => {
    if (continuesAfter(request) === undefined) return strings;
    const { answerBy, soonOver, gap, goesOn } = strings;
    return {
      ...strings,
      answerBy: (end: string) => answerBy(end) + gap + goesOn,
      soonOver: soonOver + gap + goesOn,
    };
  }, [request, strings]);
  return <DeadlineNote {...time} {...settings} strings={words} {...props} ref={ref} />;
});
