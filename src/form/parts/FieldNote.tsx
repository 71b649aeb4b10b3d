"use client";

import { forwardRef } from "react";
import { part } from "../../parts/part.js";
import { fieldNote } from "../field/fieldNote.js";
import { useFormContext } from "../field/FormContext.js";
import { useStore } from "../field/useStore.js";
import type { FieldPartProps } from "../field/types.js";

/**
 * The note below a question: that it looks like a request for a secret, and what of an answer only
 * the server can check. Renders a `<div>`; nothing for most questions.
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
