"use client";

import {
  forwardRef,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import {
  spokenText,
  isLongMessage,
  isVisibleText,
  splitMessage,
  visibleText,
} from "../../core/text.js";
import { rowsOf } from "../../core/SeenParts.js";
import { RequesterHeader } from "../../ui/header.js";
import { part, type PartProps } from "../../ui/part.js";
import {
  copyText,
  MessageText,
  UnfoldableText,
  UnfoldButton,
  UntrustedText,
} from "../../ui/text.js";
import { type FormContextValue, useFormContext } from "../field/FormContext.js";
import type { ApprovalRow, ApprovalSection } from "../field/approvalView.js";
import { messageOf } from "../field/fieldText.js";

/** Shows the requester, and the position of the request ("1 of 3"). Renders a `<div>`. */
export const Requester = forwardRef<HTMLDivElement, PartProps<"div">>(
  function Requester(props, ref) {
    const { requester, strings, progress, waiting } = useFormContext();
    return <RequesterHeader {...{ requester, strings, progress, waiting }} {...props} ref={ref} />;
  },
);

/** Renders what the user approves: texts in boxes that scroll, diffs line by line. */
function ApprovalDetails() {
  const { approval, strings, id, store, root } = useFormContext();
  const lastBox = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const message = root.current?.querySelector<HTMLElement>('[data-elicit="question"]');
    if (!message) return undefined;
    store.sight.approval.watch(message);
    return () => store.sight.approval.unwatch(message);
  }, [store, root]);
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
  const { label, body, lines, original, added, removed, hasHidden } = section;
  const around = useSight<HTMLDivElement>(body, false);
  const box = useSight<HTMLDivElement>(body, true);
  const rows = useRows(box, typeof body === "string" ? body : "");
  useImperativeHandle(boxRef, () => box.current!);
  return (
    <div {...part("approval")} ref={around}>
      <div {...part("approval-title")} id={id}>
        {label !== "" && <bdi {...part("approval-label")}>{label}</bdi>}{" "}
        <bdi {...part("approval-count")}>
          {lines === undefined
            ? `\u2212${removed} +${added}`
            : strings.lineCount(Math.max(rows ?? 0, lines))}
        </bdi>
      </div>
      {hasHidden && (
        <div {...part("approval-note")} id={`${id}-n`}>
          {strings.hiddenText}
        </div>
      )}
      <div
        {...part("approval-text")}
        ref={box}
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
              <DiffRow key={at} row={row} />
            ))}
      </div>
      {original !== undefined && <Copy text={original} of={id} />}
    </div>
  );
}

/** Watches an element of an approval until all of its content was on screen. */
function useSight<E extends HTMLElement>(
  content: ApprovalSection["body"],
  asText: boolean,
): RefObject<E | null> {
  const { store } = useFormContext();
  const element = useRef<E>(null);
  const sight = store.sight.approval;
  useEffect(() => {
    if (element.current && content.length > 0) sight.watch(element.current, { asText });
  }, [sight, asText, content]);
  useEffect(() => {
    const watched = element.current;
    return () => {
      if (watched) sight.unwatch(watched);
    };
  }, [sight]);
  return element;
}

/** Returns how many rows a text takes on the screen, once it is laid out. */
function useRows(box: RefObject<HTMLElement | null>, text: string): number | undefined {
  const [rows, setRows] = useState<number>();
  useLayoutEffect(() => {
    const element = box.current;
    const view = element?.ownerDocument.defaultView;
    if (text === "" || !element || !view || !("ResizeObserver" in view)) return undefined;
    const measure = () => setRows(rowsOf(element)?.[1]);
    measure();
    const sizes = new view.ResizeObserver(measure);
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [box, text]);
  return rows;
}

/** Copies a text as it is, where it is shown in another form. Renders a `<button>`. */
function Copy({ text, of }: { text: string; of: string }) {
  const { store, strings, root } = useFormContext();
  const copy = async () => {
    const view = root.current?.ownerDocument.defaultView;
    const isCopied = view && (await copyText(view, text));
    store.status.announce(isCopied ? strings.textCopied : strings.textNotCopied);
  };
  return (
    <button
      type="button"
      {...part("approval-copy")}
      id={`${of}-c`}
      aria-labelledby={`${of}-c ${of}`}
      onClick={() => void copy()}
    >
      {strings.copyText}
    </button>
  );
}

const ROWS = {
  "-": { Element: "del", sign: "\u2212" },
  "+": { Element: "ins", sign: "+" },
  " ": { Element: "span", sign: " " },
} as const;

function DiffRow({ row }: { row: ApprovalRow }) {
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
      {approval && <ApprovalDetails />}
      {spoken && (
        <span id={`${id}-message`} hidden>
          {spoken}
        </span>
      )}
    </>
  );
});
