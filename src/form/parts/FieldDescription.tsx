"use client";

import { forwardRef } from "react";
import { part } from "../../parts/part.js";
import { UnfoldableText } from "../../parts/UnfoldableText.js";
import { useFormContext } from "../field/FormContext.js";
import type { FieldPartProps } from "../field/types.js";
import { heardText } from "../../text/heardText.js";

/**
 * Shows the server's description of a field, in a `<div>`.
 *
 * It renders nothing without one. For a long text, only its beginning describes the control, so that
 * it isn't read in full at each focus.
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
