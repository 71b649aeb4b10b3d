"use client";

import { forwardRef } from "react";
import { part } from "../../parts/part.js";
import { fieldNote } from "../field/fieldNote.js";
import { useFormContext } from "../field/FormContext.js";
import { useStore } from "../field/useStore.js";
import type { FieldPartProps } from "../field/FieldPartProps.js";

/**
 * The note below a question: that it looks like a request for a secret, and what of an answer only
 * the server can check. Renders a `<p>`; nothing for most questions.
 */
export const FieldNote = forwardRef<HTMLParagraphElement, FieldPartProps<"p">>(function FieldNote(
  { field, ...props },
  ref,
) {
  const { store, strings, id } = useFormContext();
  const note = useStore(field.id, (state) => fieldNote(field, state, strings));
  if (note === undefined) return null;
  return (
    <p
      {...part("note", { secret: store.secrets.kindOf(field) })}
      {...props}
      id={`${id}-${field.id}-s`}
      ref={ref}
    >
      {note}
    </p>
  );
});
