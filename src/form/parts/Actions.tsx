"use client";

import { forwardRef } from "react";
import { part } from "../../parts/part.js";
import type { PartProps } from "../../parts/types.js";
import { useFormContext } from "../field/FormContext.js";
import { useFormState } from "../field/useFormState.js";
import { Cancel, Close, Decline, Submit } from "./ActionButtons.js";

/**
 * Renders Submit (or a button for each answer), Decline and Cancel, in a `<div>`.
 *
 * If nothing can be answered any more, it renders Close. It renders nothing if there is no action.
 */
export const Actions = forwardRef<HTMLDivElement, PartProps<"div">>(function Actions(props, ref) {
  const { close, readOnly, expired, withdrawn } = useFormContext();
  const { locked } = useFormState().status;
  // A response that is being sent was given in time. It may take forever, so the form can be closed.
  const isOver = readOnly && !(expired && !withdrawn);
  if (isOver && !(withdrawn && close)) return null;
  return (
    <div {...part("actions", { locked })} {...props} ref={ref}>
      {isOver ? (
        <Close />
      ) : (
        (props.children ?? (
          <>
            <Submit />
            <Decline />
            {!expired && <Cancel />}
          </>
        ))
      )}
      {expired && !isOver && close && <Close />}
    </div>
  );
});
