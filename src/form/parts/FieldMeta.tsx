"use client";

import { forwardRef } from "react";
import { part } from "../../parts/part.js";
import { useFormContext } from "../field/FormContext.js";
import { metaWords } from "../field/metaWords.js";
import type { FieldPartProps } from "../field/types.js";

/** Shows whether a field is optional, and its limits. Renders a `<span>`, or nothing. */
export const FieldMeta = forwardRef<HTMLSpanElement, FieldPartProps<"span">>(function FieldMeta(
  { field, ...props },
  ref,
) {
  const { store, strings, id } = useFormContext();
  const words = metaWords(field, store, strings);
  if (words.length === 0) return null;
  return (
    <span {...part("meta")} {...props} id={`${id}-${field.id}-m`} ref={ref}>
      {words.join(" · ")}
    </span>
  );
});
