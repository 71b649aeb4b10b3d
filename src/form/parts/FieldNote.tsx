"use client";

import { forwardRef } from "react";
import { part } from "../../parts/part.js";
import { fieldNote } from "../field/fieldNote.js";
import { useFormContext } from "../field/FormContext.js";
import { useStore } from "../field/useStore.js";
import type { FieldPartProps } from "../field/types.js";

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
