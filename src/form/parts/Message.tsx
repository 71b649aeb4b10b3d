"use client";

import { forwardRef } from "react";
import { MessageText } from "../../parts/MessageText.js";
import { part } from "../../parts/part.js";
import type { PartProps } from "../../parts/types.js";
import { UnfoldableText } from "../../parts/UnfoldableText.js";
import { UntrustedText } from "../../parts/UntrustedText.js";
import { heardText, splitMessage } from "../../text/heardText.js";
import { isLongMessage } from "../../text/isLongMessage.js";
import { visibleText } from "../../text/visibleText.js";
import { type FormContextValue, useFormContext } from "../field/FormContext.js";
import { Approval } from "./Approval.js";

/** Returns the message that a form shows. Untrusted. */
export function messageOf({ approval, request }: FormContextValue): string {
  return approval?.message ?? (typeof request.message === "string" ? request.message : "");
}

/** Returns what is said of the question: the rest of the message, and the form's description. */
export function describedBy(form: FormContextValue): string {
  const [, rest] = splitMessage(messageOf(form));
  return [rest, form.store.reading.description].filter(Boolean).join("\n");
}

/**
 * Shows the server's message, the form's title and description, and an approval. Renders a `<div>`.
 *
 * The first paragraph of the message is the heading.
 */
export const Message = forwardRef<HTMLDivElement, PartProps<"div">>(function Message(props, ref) {
  const form = useFormContext();
  const { approval, store, strings, id, renderMessage, headingLevel } = form;
  const { description, fields } = store.reading;
  // Agents give a form the name of its only field.
  const isSaidBelow = fields.length === 1 && fields[0]?.label === store.reading.title;
  const title = isSaidBelow ? undefined : store.reading.title;
  const message = messageOf(form);
  const isEmpty = [message, title, description].every((text) => !text);
  const described = describedBy(form);
  // Screen readers announce only the beginning of a long description.
  const heard = described === description ? heardText(described) : described;
  return (
    <>
      <div {...part("question")} hidden={isEmpty || undefined} {...props} ref={ref}>
        <div
          {...part("message", {
            long: isLongMessage(splitMessage(message)[0]),
            rendered: renderMessage !== undefined,
          })}
        >
          <MessageText text={message} {...{ strings, renderMessage, headingLevel }} />
        </div>
        {title !== undefined && (
          <div
            {...part("form-title")}
            {...(message === "" && { role: "heading", "aria-level": headingLevel })}
          >
            <UntrustedText text={title} size="line" strings={strings} />
          </div>
        )}
        {description !== undefined && (
          <div {...part("form-description")} id={heard ? undefined : `${id}-message`}>
            <UnfoldableText text={description} strings={strings} />
          </div>
        )}
      </div>
      {approval && <Approval />}
      {heard && (
        <span id={`${id}-message`} hidden>
          {heardText(heard) ?? visibleText(heard)}
        </span>
      )}
    </>
  );
});
