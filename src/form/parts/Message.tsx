"use client";

import { forwardRef } from "react";
import { MessageText } from "../../parts/MessageText.js";
import { part } from "../../parts/part.js";
import type { PartProps } from "../../parts/PartProps.js";
import { UntrustedText } from "../../parts/UntrustedText.js";
import { foldText } from "../../text/foldText.js";
import { isLongMessage } from "../../text/isLongMessage.js";
import { visibleText } from "../../text/visibleText.js";
import { useFormContext } from "../field/FormContext.js";

/** What of each text is heard as the description of a form, where the host draws the message. */
const HEARD = { characters: 2_000, lines: 24 };

/** What is asked, in the words of the server, with the title and description of its form. Renders a `<div>`. */
export const Message = forwardRef<HTMLDivElement, PartProps<"div">>(function Message(props, ref) {
  const { request, store, strings, id, renderMessage } = useFormContext();
  const { title, description } = store.reading;
  const message = typeof request.message === "string" ? request.message : "";
  return (
    <div
      {...part("question")}
      {...props}
      id={renderMessage ? undefined : `${id}-message`}
      ref={ref}
    >
      {/* What the host draws may be heard as something else than what was asked. */}
      {renderMessage && (
        <span id={`${id}-message`} hidden>
          {[message, title, description].map(heard).join("\n")}
        </span>
      )}
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
          <UntrustedText text={description} strings={strings} unfold />
        </div>
      )}
    </div>
  );
});

function heard(text = ""): string {
  return visibleText(foldText(text, HEARD.characters, HEARD.lines).shown);
}
