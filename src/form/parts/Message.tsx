"use client";

import { forwardRef } from "react";
import { part } from "../../parts/part.js";
import type { PartProps } from "../../parts/PartProps.js";
import { UntrustedText } from "../../parts/UntrustedText.js";
import { useFormContext } from "../field/FormContext.js";

/** Above this many characters a message is a text to read, not a question to see at once. */
const LONG = 160;

/** What is asked, in the words of the server, with the title and description of its form. Renders a `<div>`. */
export const Message = forwardRef<HTMLDivElement, PartProps<"div">>(function Message(props, ref) {
  const { request, store, strings, id } = useFormContext();
  const { title, description } = store.reading;
  const message = typeof request.message === "string" ? request.message : "";
  return (
    <div {...part("question")} {...props} id={`${id}-message`} ref={ref}>
      <div {...part("message", { long: message.length > LONG || message.includes("\n") })}>
        <UntrustedText text={message} strings={strings} unfold />
      </div>
      {title !== undefined && (
        <div {...part("form-title")}>
          <UntrustedText text={title} size="line" strings={strings} />
        </div>
      )}
      {description !== undefined && (
        <div {...part("form-description")}>
          <UntrustedText text={description} strings={strings} unfold />
        </div>
      )}
    </div>
  );
});
