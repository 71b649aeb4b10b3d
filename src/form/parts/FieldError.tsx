"use client";

import { forwardRef } from "react";
import { part } from "../../parts/part.js";
import { useFormContext } from "../field/FormContext.js";
import { useStore } from "../field/useStore.js";
import type { FieldPartProps } from "../field/types.js";

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
