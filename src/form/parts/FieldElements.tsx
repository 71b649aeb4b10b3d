"use client";

import { forwardRef, useState } from "react";
import { countCharacters, spokenText, shortText } from "../../core/text.js";
import type { Field, FieldOption } from "../../schema/Field.js";
import type { FormStrings } from "../../strings/enForm.js";
import { part } from "../../ui/part.js";
import { UnfoldableText, UntrustedText } from "../../ui/text.js";
import { allVisible } from "../controls/Options.js";
import { useFormContext, useStore } from "../field/FormContext.js";
import { describingWords, fieldLabel, fieldNote, metaWords } from "../field/fieldText.js";
import type { FieldPartProps } from "../field/types.js";
import type { FormStore } from "../model/FormStore.js";

/** Renders the label of a field, a `<label>`. */
export const FieldLabel = forwardRef<HTMLLabelElement, FieldPartProps<"label">>(function FieldLabel(
  { field, ...props },
  ref,
) {
  const { store, strings, id } = useFormContext();
  const control = `${id}-${field.id}`;
  const text = fieldLabel(field, store.choiceOf(field), strings);
  return (
    <label {...part("label")} {...props} id={`${control}-l`} htmlFor={control} ref={ref}>
      <UntrustedText text={text} size="line" strings={strings} />
    </label>
  );
});

/**
 * Shows the server's description of a field, in a `<div>`.
 *
 * It renders nothing without one. For a long text, only its beginning describes the control, so that
 * it isn't read in full at each focus.
 */
export const FieldDescription = forwardRef<HTMLDivElement, FieldPartProps<"div">>(
  function FieldDescription({ field, ...props }, ref) {
    const { strings, id } = useFormContext();
    if (field.description === undefined) return null;
    const described = `${id}-${field.id}-d`;
    const spoken = spokenText(field.description);
    return (
      <div
        {...part("description")}
        {...props}
        id={spoken === undefined ? described : props.id}
        ref={ref}
      >
        <UnfoldableText text={field.description} strings={strings} />
        {spoken !== undefined && (
          <span id={described} hidden>
            {spoken}
          </span>
        )}
      </div>
    );
  },
);

/** Shows whether a field is optional, and its limits. Renders a `<span>`, or nothing. */
export const FieldMeta = forwardRef<HTMLSpanElement, FieldPartProps<"span">>(function FieldMeta(
  { field, ...props },
  ref,
) {
  const { store, strings, id } = useFormContext();
  const words = metaWords(field, store, strings);
  const describing = describingWords(field, words, strings);
  const described = describing.join(" · ");
  const isMarked = describing.length < words.length;
  const describedId = `${id}-${field.id}-m`;
  if (words.length === 0) return null;
  return (
    <span {...part("meta")} {...props} id={isMarked ? props.id : describedId} ref={ref}>
      {isMarked ? strings.required : described}
      {isMarked && described && (
        <>
          {" · "}
          <span id={describedId}>{described}</span>
        </>
      )}
    </span>
  );
});

/**
 * Shows the note below a field, in a `<div>`. Renders nothing for most fields.
 *
 * It says that the field seems to ask for a secret, and what only the server can check.
 */
export const FieldNote = forwardRef<HTMLDivElement, FieldPartProps<"div">>(function FieldNote(
  { field, ...props },
  ref,
) {
  const { store, strings, id } = useFormContext();
  const note = useStore(field.id, (state) => fieldNote(field, state, strings));
  if (note === undefined) return null;
  return (
    <div
      {...part("note", { secret: store.secrets.kindOf(field) })}
      {...props}
      id={`${id}-${field.id}-s`}
      ref={ref}
    >
      {note}
    </div>
  );
});

/** Share of a length limit from which characters are counted. */
const COUNTED_FROM_SHARE = 0.8;

/** Shows a live count: options selected, or characters left near a limit. Renders a `<span>`. */
export const FieldCount = forwardRef<HTMLSpanElement, FieldPartProps<"span">>(
  function FieldCount(props, ref) {
    const { kind, constraints } = props.field;
    // A JSON value is written with more characters than it has.
    const isText = kind !== "json" && constraints.maxLength !== undefined;
    const counted = kind === "multiSelect" || isText;
    return counted ? <Count {...props} ref={ref} /> : null;
  },
);

const Count = forwardRef<HTMLSpanElement, FieldPartProps<"span">>(function Count(
  { field, ...props },
  ref,
) {
  const { strings } = useFormContext();
  const number = useStore(field.id, (store) => countOf(field, store));
  const removed = useRemoved(field);
  const over = number !== undefined && number < 0;
  const words = number !== undefined && wordsOf(field, number, strings);
  return (
    <span {...part("count", { over })} role="status" {...props} ref={ref}>
      {/* The words stand alone in an element: a browser that translates the page replaces texts. */}
      {removed ? (
        <>
          <span {...part("heard")}>
            {`${strings.removed(shortText(removed.label || strings.emptyOption))} `}
          </span>
          <span>{words}</span>
        </>
      ) : (
        words
      )}
    </span>
  );
});

/** Returns the option that was removed last from a long list, until the answer changes again. */
function useRemoved(field: Field): FieldOption | undefined {
  const chosen = useStore(field.id, ({ values }) =>
    field.kind === "multiSelect" && !allVisible(field) ? (values.get(field) ?? NO_MARKS) : NO_MARKS,
  );
  const [last, setLast] = useState<{ chosen: readonly unknown[]; removed?: FieldOption }>({
    chosen,
  });
  if (last.chosen === chosen) return last.removed;
  const kept = new Set<unknown>(chosen);
  const [gone, ...more] = last.chosen.filter((value) => !kept.has(value));
  const isOne = gone !== undefined && more.length === 0 && chosen.length < last.chosen.length;
  const options = isOne && field.kind === "multiSelect" ? field.options : [];
  const removed = options.find(({ value }) => value === gone);
  setLast({ chosen, removed });
  return removed;
}

const NO_MARKS: readonly string[] = [];

function wordsOf({ kind }: Field, number: number, strings: FormStrings): string {
  if (kind === "multiSelect") return strings.chosen(number);
  return number < 0 ? strings.charactersOver(-number) : strings.charactersLeft(number);
}

/** Returns the count to show, or `undefined` while there is nothing to show. */
function countOf(field: Field, store: FormStore): number | undefined {
  if (field.kind === "multiSelect") return store.values.get(field)?.length || undefined;
  const { maxLength } = field.constraints;
  if (maxLength === undefined) return undefined;
  const value = store.values.get(field);
  if (typeof value !== "string" || value.length < maxLength * COUNTED_FROM_SHARE) return undefined;
  const left = maxLength - countCharacters(value);
  return left <= maxLength * (1 - COUNTED_FROM_SHARE) ? left : undefined;
}

/** Shows the error messages of a field, in a `<div>`. Renders nothing without errors. */
export const FieldError = forwardRef<HTMLDivElement, FieldPartProps<"div">>(function FieldError(
  { field, ...props },
  ref,
) {
  const { strings, store, id, name } = useFormContext();
  const issues = useStore(field.id, (state) => state.validation.issues(field));
  const isWithin = useStore(field.id, (state) => state.validation.showsWithin(field));
  if (issues.length === 0 || isWithin) return null;
  return (
    <div
      {...part("error")}
      // On Submit the summary speaks for all fields at once; alone, each error speaks for itself.
      role={store.validation.announces(field) ? "alert" : undefined}
      {...props}
      id={`${id}-${field.id}-e`}
      ref={ref}
    >
      {store.validation.messages(field, strings, name).join(strings.gap)}
    </div>
  );
});

/**
 * Offers earlier answers to one field, to choose or to forget. Renders a `<div>`.
 *
 * It renders nothing if there are none, or if the form doesn't remember answers.
 */
export const EarlierAnswers = forwardRef<HTMLDivElement, FieldPartProps<"div">>(
  function EarlierAnswers(props, ref) {
    const Answers = useFormContext().features.memory?.Answers;
    return Answers ? <Answers {...props} ref={ref} /> : null;
  },
);
