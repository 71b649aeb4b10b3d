"use client";

import { forwardRef } from "react";
import { part } from "../../parts/part.js";
import type { Constraints } from "../../schema/Field.js";
import { fieldNote } from "../fieldNote.js";
import { useFormContext } from "../FormContext.js";
import { useStore } from "../useStore.js";
import type { FieldPartProps } from "./FieldPartProps.js";

/** What of an answer only the server can check. Renders a `<p>`; nothing where all is checked here. */
export const FieldNote = forwardRef<HTMLParagraphElement, FieldPartProps<"p">>(
  function FieldNote(props, ref) {
    const { unchecked, constraints } = props.field;
    const checkable = !unchecked && !hasPattern(constraints) && !hasPattern(constraints.items);
    return checkable ? null : <Note {...props} ref={ref} />;
  },
);

function hasPattern(constraints: Pick<Constraints, "pattern"> | undefined): boolean {
  return constraints?.pattern !== undefined;
}

const Note = forwardRef<HTMLParagraphElement, FieldPartProps<"p">>(function Note(
  { field, ...props },
  ref,
) {
  const { strings, id } = useFormContext();
  const note = useStore(field.id, (store) => fieldNote(field, store, strings));
  if (note === undefined) return null;
  return (
    <p {...part("note")} {...props} id={`${id}-${field.id}-s`} ref={ref}>
      {note}
    </p>
  );
});
