"use client";

import { forwardRef, type MouseEvent, useMemo } from "react";
import type { Timers } from "../core/timers.js";
import type { SharedStrings } from "../strings/enShared.js";
import { ActionButton } from "./ActionButton.js";
import type { SharedScreenProps } from "./SharedScreenProps.js";
import { type Deadline, useTimeZone } from "./hooks.js";
import { part, type PartProps } from "./part.js";

interface DeadlineNoteProps extends PartProps<"div"> {
  /** In milliseconds since 1970. */
  expiresAt: number | undefined;
  deadline: Deadline;
  locale: string;
  /** An IANA name. Default: the browser's. */
  timeZone: string | undefined;
  timers: Timers;
  strings: SharedStrings;
}

/** Latest date that JavaScript can represent, in milliseconds. A later deadline is not shown. */
const MAX_DATE_MILLISECONDS = 8.64e15;

/**
 * Says until when an answer can be given, and announces when that is near. Renders a `<div>` with a
 * live region; nothing where there is no end.
 */
export const DeadlineNote = forwardRef<HTMLDivElement, DeadlineNoteProps>(function DeadlineNote(
  { deadline, ...props },
  ref,
) {
  const { expiresAt = Infinity } = props;
  if (deadline === undefined || deadline === "over" || Math.abs(expiresAt) > MAX_DATE_MILLISECONDS)
    return null;
  return <Note soon={deadline === "soon"} {...props} expiresAt={expiresAt} ref={ref} />;
});

type NoteProps = Omit<DeadlineNoteProps, "deadline"> & { expiresAt: number; soon: boolean };

const Note = forwardRef<HTMLDivElement, NoteProps>(function Note(
  { expiresAt, soon, locale, timeZone, timers, strings, ...props },
  ref,
) {
  const zone = useTimeZone(timeZone);
  const time = useMemo(
    () => writeTime(expiresAt, timers.now(), locale, zone),
    [expiresAt, timers, locale, zone],
  );
  return (
    <div {...part("deadline", { soon })} {...props} ref={ref}>
      {/* In its own element, so that it is replaced if a browser has translated it. */}
      {!soon && <span>{strings.answerBy(time)}</span>}
      <span role="status">{soon && strings.soonOver}</span>
    </div>
  );
});

/** The time of day, with the day where it is not today. */
function writeTime(at: number, now: number, locale: string, timeZone: string): string {
  const day = new Intl.DateTimeFormat(locale, { timeZone, dateStyle: "short" });
  const today = day.format(at) === day.format(now);
  const dateStyle = today ? undefined : "medium";
  return new Intl.DateTimeFormat(locale, { timeZone, timeStyle: "short", dateStyle }).format(at);
}

interface BlockOfferProps extends PartProps<"div">, Pick<SharedScreenProps, "rateLimited"> {
  onBlock: ((press: MouseEvent) => void) | undefined;
  strings: SharedStrings;
}

/** Offers to block a requester that sends too many requests. Renders a `<div>`, or nothing. */
export const BlockOffer = forwardRef<HTMLDivElement, BlockOfferProps>(function BlockOffer(
  { rateLimited, onBlock, strings, ...props },
  ref,
) {
  if (!rateLimited || !onBlock) return null;
  return (
    <div {...part("block-offer")} {...props} ref={ref}>
      <div {...part("block-note")}>{strings.tooOften}</div>
      <ActionButton name="block" act={onBlock}>
        {strings.stopServer}
      </ActionButton>
    </div>
  );
});
