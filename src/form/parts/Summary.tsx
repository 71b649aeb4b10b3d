"use client";

import { forwardRef } from "react";
import { part } from "../../parts/part.js";
import type { PartProps } from "../../parts/types.js";
import { UntrustedText } from "../../parts/UntrustedText.js";
import type { Field } from "../../schema/Field.js";
import { fieldLabel } from "../field/fieldLabel.js";
import { useFormContext } from "../field/FormContext.js";
import { focusFirstProblem, useRefused } from "../field/useRefused.js";
import { useFormState } from "../field/useFormState.js";
import { useStore } from "../field/useStore.js";

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
  const store = useFormState();
  const fields = store.validation.problems;
  useRefused(store.validation.refusals, () => focusFirstProblem(store));

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
