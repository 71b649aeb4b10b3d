"use client";

import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { part } from "../../parts/part.js";
import { UnfoldableText } from "../../parts/UnfoldableText.js";
import type { Field } from "../../schema/Field.js";
import { shortText } from "../../text/heardText.js";
import { useFormContext } from "../field/FormContext.js";
import { useFieldState } from "../field/useFieldState.js";
import { useStore } from "../field/useStore.js";

interface LongTextProps {
  field: Field;
  /** The text box, for the user's own answer. */
  box: ReactNode;
}

/**
 * Shows a default that is too long for a text box.
 *
 * The user can read it page by page, and it is sent unchanged unless they clear it, which shows the
 * text box. Renders a `<div role="group">` with the text and a `<button>`.
 */
export function LongText({ field, box }: LongTextProps) {
  const untouched = useStore(field.id, (store) => !store.values.changed(field));
  return untouched ? <Folded field={field} /> : box;
}

function Folded({ field }: Pick<LongTextProps, "field">) {
  const form = useFormContext();
  const { strings, store } = form;
  const { value, onChange, id, labelId, describedBy, focusRef, locked } = useFieldState(
    form,
    field,
    true,
    false,
  );
  return (
    <div {...part("combobox-row")}>
      <div
        {...part("input", { kind: field.kind })}
        id={id}
        role="group"
        aria-labelledby={labelId}
        aria-describedby={describedBy}
        tabIndex={-1}
        ref={focusRef}
      >
        <UnfoldableText text={String(value)} size="brief" strings={strings} />
      </div>
      {!locked && (
        <button
          type="button"
          {...part("clear")}
          aria-label={strings.clear(shortText(field.label || strings.unnamed))}
          onClick={() => {
            flushSync(() => onChange(""));
            // The button is gone with what it cleared.
            store.elements.focus(field);
          }}
        />
      )}
    </div>
  );
}
