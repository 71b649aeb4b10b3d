"use client";

import { forwardRef } from "react";
import { MessageText } from "../../parts/MessageText.js";
import { part } from "../../parts/part.js";
import type { PartProps } from "../../parts/types.js";
import { UnfoldableText } from "../../parts/UnfoldableText.js";
import { UntrustedText } from "../../parts/UntrustedText.js";
import { heardText } from "../../text/heardText.js";
import { isLongMessage } from "../../text/isLongMessage.js";
import { visibleText } from "../../text/visibleText.js";
import { useFormContext } from "../field/FormContext.js";
import { Approval } from "./Approval.js";

/**
 * Shows the server's message, the form's title and description, and an approval. Renders a `<div>`.
 */
export const Message = forwardRef<HTMLDivElement, PartProps<"div">>(function Message(props, ref) {
  const { request, approval, store, strings, id, renderMessage } = useFormContext();
  const { description, fields } = store.reading;
  // Agents give a form the name of its only field.
  const isSaidBelow = fields.length === 1 && fields[0]?.label === store.reading.title;
  const title = isSaidBelow ? undefined : store.reading.title;
  const asked = typeof request.message === "string" ? request.message : "";
  const message = approval?.message ?? asked;
  const isEmpty = [message, title, description].every((text) => !text);
  // The beginning of the boxes is part of the description too.
  const described = [asked, title, description].filter(Boolean).join("\n");
  const beginning = heardText(described);
  // A message that the host renders may be read differently from the server's text.
  const apart = approval || renderMessage !== undefined || beginning !== undefined;
  return (
    <>
      <div
        {...part("question")}
        hidden={isEmpty || undefined}
        id={apart ? undefined : `${id}-message`}
        {...props}
        ref={ref}
      >
        <div
          {...part("message", {
            long: isLongMessage(message),
            rendered: renderMessage !== undefined,
          })}
        >
          <MessageText text={message} strings={strings} renderMessage={renderMessage} />
        </div>
        {title !== undefined && (
          <div {...part("form-title")}>
            <UntrustedText text={title} size="line" strings={strings} />
          </div>
        )}
        {description !== undefined && (
          <div {...part("form-description")}>
            <UnfoldableText text={description} strings={strings} />
          </div>
        )}
      </div>
      {approval && <Approval />}
      {apart && (
        <span id={`${id}-message`} hidden>
          {beginning ?? visibleText(described)}
        </span>
      )}
    </>
  );
});
