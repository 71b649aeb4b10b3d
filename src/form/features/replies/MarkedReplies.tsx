"use client";

import { ActionButton } from "../../../parts/ActionButton.js";
import { part } from "../../../parts/part.js";
import { UntrustedText } from "../../../parts/UntrustedText.js";
import type { FieldOf } from "../../../schema/Field.js";
import { useFormContext } from "../../field/FormContext.js";
import { useArmed } from "../../field/useArmed.js";
import { useFormState } from "../../field/useFormState.js";

/**
 * A button for each option of the only field, if the request asks for that: one click answers it.
 *
 * None is the primary button, because the server decides what they are. Renders a
 * `<div role="group">` of `<button>`s.
 */
export function MarkedReplies({ field }: { field: FieldOf<"singleSelect"> }) {
  const { store, strings, id, submit, approval } = useFormContext();
  const armed = useArmed();
  const locked = useFormState().status.locked || !armed || Boolean(approval?.hidden);
  return (
    <div
      {...part("replies")}
      role="group"
      id={`${id}-${field.id}`}
      aria-labelledby={`${id}-message`}
    >
      {field.options.map(({ value, label, description }) => (
        <ActionButton
          key={`${typeof value} ${String(value)}`}
          name="reply"
          locked={locked}
          act={() => {
            if (!approval?.hidden) store.change(field, value);
            void submit();
          }}
        >
          <UntrustedText text={label || strings.emptyOption} size="line" strings={strings} />
          {description !== undefined && (
            <span {...part("option-description")}>
              <UntrustedText text={description} size="line" strings={strings} />
            </span>
          )}
        </ActionButton>
      ))}
    </div>
  );
}
