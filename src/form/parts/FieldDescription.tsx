"use client";

import { forwardRef } from "react";
import { part } from "../../parts/part.js";
import { UnfoldableText } from "../../parts/UnfoldableText.js";
import { useFormContext } from "../field/FormContext.js";
import type { FieldPartProps } from "../field/types.js";
import { heardText } from "../../text/heardText.js";

/**
 * What the server says of a question. Renders a `<div>`; nothing where it says nothing. Of a long text
 * the control is described by the beginning alone: the rest is read where it stands, not at each focus.
 */
export const FieldDescription = forwardRef<HTMLDivElement, FieldPartProps<"div">>(
  function FieldDescription({ field, ...props }, ref) {
    const { strings, id } = useFormContext();
    if (field.description === undefined) return null;
    const described = `${id}-${field.id}-d`;
    const heard = heardText(field.description);
    return (
      <div
        {...part("description")}
        id={heard === undefined ? described : undefined}
        {...props}
        ref={ref}
      >
        <UnfoldableText text={field.description} strings={strings} />
        {heard !== undefined && (
          <span id={described} hidden>
            {heard}
          </span>
        )}
      </div>
    );
  },
);
