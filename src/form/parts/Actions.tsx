"use client";

import { forwardRef } from "react";
import { part } from "../../parts/part.js";
import type { PartProps } from "../../parts/PartProps.js";
import { useFormContext } from "../field/FormContext.js";
import { markedQuestion } from "../features/replies/markedQuestion.js";
import { useFormState } from "../field/useFormState.js";
import { Cancel, Close, Decline, Submit } from "./ActionButtons.js";
import { MarkedReplies } from "../features/replies/MarkedReplies.js";

/**
 * Submit, or a button for each answer, Decline and Cancel. Where nothing can be answered any more,
 * Close. Renders a `<div>`; nothing where there is nothing to do.
 */
export const Actions = forwardRef<HTMLDivElement, PartProps<"div">>(function Actions(props, ref) {
  const { request, fields, close, readOnly, expired, replies } = useFormContext();
  const locked = useFormState((held) => held.locked);
  const reviewing = useFormState((held) => held.view.review !== undefined);
  const question = replies || reviewing ? undefined : markedQuestion(request, fields);
  if (readOnly && !(expired && close)) return null;
  return (
    <div {...part("actions", { locked })} {...props} ref={ref}>
      {props.children ??
        (readOnly ? (
          <Close />
        ) : (
          <>
            {question ? <MarkedReplies field={question} /> : <Submit />}
            <Decline />
            <Cancel />
          </>
        ))}
    </div>
  );
});
