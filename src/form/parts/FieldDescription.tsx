"use client";

import { forwardRef } from "react";
import { part } from "../../parts/part.js";
import { UntrustedText } from "../../parts/UntrustedText.js";
import { useFormContext } from "../field/FormContext.js";
import type { FieldPartProps } from "../field/FieldPartProps.js";

/** What the server says of a question. Renders a `<div>`; nothing where it says nothing. */
export const FieldDescription = forwardRef<HTMLDivElement, FieldPartProps<"div">>(
  function FieldDescription({ field, ...props }, ref) {
    const { strings, id } = useFormContext();
    if (field.description === undefined) return null;
    return (
      <div {...part("description")} {...props} id={`${id}-${field.id}-d`} ref={ref}>
        <UntrustedText text={field.description} strings={strings} unfold />
      </div>
    );
  },
);
