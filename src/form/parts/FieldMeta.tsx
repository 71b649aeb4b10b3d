"use client";

import { forwardRef } from "react";
import { part } from "../../parts/part.js";
import { useFormContext } from "../field/FormContext.js";
import { metaWords } from "../field/metaWords.js";
import type { FieldPartProps } from "../field/FieldPartProps.js";

/** Whether a question must be answered, and within which limits. Renders a `<span>`. */
export const FieldMeta = forwardRef<HTMLSpanElement, FieldPartProps<"span">>(function FieldMeta(
  { field, ...props },
  ref,
) {
  const { strings, id } = useFormContext();
  const [first, ...limits] = metaWords(field, strings);
  const said = [first, ...limits].slice(field.required ? 1 : 0).join(" · ");
  return (
    <span {...part("meta")} {...props} id={`${id}-${field.id}-m`} ref={ref}>
      {/* It is heard as a state of the control. */}
      {field.required && (
        <span aria-hidden="true">
          {first}
          {said !== "" && " · "}
        </span>
      )}
      {said}
    </span>
  );
});
