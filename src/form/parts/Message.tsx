"use client";

import { forwardRef, type RefObject, useRef } from "react";
import {
  heardText,
  isLongMessage,
  isVisibleText,
  splitMessage,
  visibleText,
} from "../../core/text.js";
import { RequesterHeader } from "../../ui/header.js";
import { part, type PartProps } from "../../ui/part.js";
import { MessageText, UnfoldableText, UnfoldButton, UntrustedText } from "../../ui/text.js";
import { type FormContextValue, useFormContext } from "../field/FormContext.js";
import type { ApprovalRow, ApprovalSection } from "../field/approvalView.js";
import { messageOf } from "../field/fieldText.js";

/** Shows the requester, and the position of the request ("1 of 3"). Renders a `<div>`. */
export const Requester = forwardRef<HTMLDivElement, PartProps<"div">>(
  function Requester(props, ref) {
    const { requester, strings, progress } = useFormContext();
    return <RequesterHeader {...{ requester, strings, progress }} {...props} ref={ref} />;
  },
);

/** Renders what the user approves: texts in boxes that scroll, diffs line by line. */
function Approval() {
  const { approval, strings, id, store } = useFormContext();
  const lastBox = useRef<HTMLDivElement>(null);
  if (!approval) return null;
  const { message, sections, hidden, showMore } = approval;
  return (
    <>
      {!isVisibleText(message) && <div {...part("approval-note")}>{strings.hiddenText}</div>}
      {sections.map((section, at) => (
        <Section
          // oxlint-disable-next-line react/no-array-index-key -- the details of a request never move
          key={at}
          section={section}
          id={`${id}-a${at}`}
          boxRef={at === sections.length - 1 ? lastBox : undefined}
        />
      ))}
      {hidden > 0 && (
        <UnfoldButton
          box={lastBox}
          unfold={() => {
            store.status.announce(undefined);
            showMore();
          }}
        >
          {strings.showMore(hidden)}
        </UnfoldButton>
      )}
    </>
  );
}

interface SectionProps {
  section: ApprovalSection;
  id: string;
  boxRef: RefObject<HTMLDivElement | null> | undefined;
}

function Section({ section, id, boxRef }: SectionProps) {
  const { strings } = useFormContext();
  const { label, body, lines, added, removed, hasHidden } = section;
  return (
    <div {...part("approval")}>
      <div {...part("approval-title")} id={id}>
        {label !== "" && <bdi {...part("approval-label")}>{label}</bdi>}{" "}
        <bdi {...part("approval-count")}>
          {lines === undefined ? `\u2212${removed} +${added}` : strings.lineCount(lines)}
        </bdi>
      </div>
      {hasHidden && (
        <div {...part("approval-note")} id={`${id}-n`}>
          {strings.hiddenText}
        </div>
      )}
      <div
        {...part("approval-text")}
        ref={boxRef}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is scrolled by keys too
        tabIndex={0}
        role="group"
        dir="ltr"
        aria-labelledby={id}
        aria-describedby={hasHidden ? `${id}-n` : undefined}
      >
        {typeof body === "string"
          ? body
          : body.map((row, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- nor do the lines of a diff
              <Row key={at} row={row} />
            ))}
      </div>
    </div>
  );
}

const ROWS = {
  "-": { Element: "del", sign: "\u2212" },
  "+": { Element: "ins", sign: "+" },
  " ": { Element: "span", sign: " " },
} as const;

function Row({ row }: { row: ApprovalRow }) {
  const { strings } = useFormContext();
  if (row.sign === "folded") {
    return <div {...part("diff-folded")}>{strings.unchangedLines(row.count)}</div>;
  }
  const { Element, sign } = ROWS[row.sign];
  return (
    <Element {...part("diff-line", { change: row.sign === " " ? undefined : row.sign })}>
      {sign} <bdi>{row.text}</bdi>
    </Element>
  );
}

/** Returns the description: the rest of the message, and the schema's description. */
export function descriptionOf(form: FormContextValue): string {
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
  const described = descriptionOf(form);
  // Screen readers announce only the beginning of a long description.
  const beginning = heardText(described);
  const heard = beginning ?? (described === description ? "" : visibleText(described));
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
          {heard}
        </span>
      )}
    </>
  );
});
