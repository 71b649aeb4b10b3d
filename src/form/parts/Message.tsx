"use client";

import { forwardRef } from "react";
import { isLongMessage, splitMessage, spokenText, visibleText } from "../../core/text.js";
import { RequesterHeader } from "../../ui/header.js";
import { part, type PartProps } from "../../ui/part.js";
import { MessageText, UnfoldableText, UntrustedText } from "../../ui/text.js";
import { type FormContextValue, useFormContext } from "../field/FormContext.js";
import { messageOf } from "../field/fieldText.js";

/** Shows the requester, and the position of the request ("1 of 3"). Renders a `<div>`. */
export const Requester = forwardRef<HTMLDivElement, PartProps<"div">>(
  function Requester(props, ref) {
    const { requester, strings, progress, waiting } = useFormContext();
    return <RequesterHeader {...{ requester, strings, progress, waiting }} {...props} ref={ref} />;
  },
);

/** Returns the description: the rest of the message, and the schema's description. */
export function descriptionOf(form: FormContextValue): string {
  const [, rest] = splitMessage(messageOf(form));
  return [rest, form.store.reading.description].filter(Boolean).join("\n");
}

/**
 * Shows the server's message, and the form's title and description. Renders a `<div>`.
 *
 * The first paragraph of the message is the heading.
 */
export const Message = forwardRef<HTMLDivElement, PartProps<"div">>(function Message(props, ref) {
  const form = useFormContext();
  const { store, strings, id, renderMessage, headingLevel } = form;
  const { description, fields } = store.reading;
  // Agents give a form the name of its only field.
  const isSaidBelow = fields.length === 1 && fields[0]?.label === store.reading.title;
  const title = isSaidBelow ? undefined : store.reading.title;
  const message = messageOf(form);
  const isEmpty = [message, title, description].every((text) => !text);
  const described = descriptionOf(form);
  // Screen readers announce only the beginning of a long description.
  const beginning = spokenText(described);
  const spoken = beginning ?? (described === description ? "" : visibleText(described));
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
          <div {...part("form-description")} id={spoken ? undefined : `${id}-message`}>
            <UnfoldableText text={description} strings={strings} />
          </div>
        )}
      </div>
      {spoken && (
        <span id={`${id}-message`} hidden>
          {spoken}
        </span>
      )}
    </>
  );
});
