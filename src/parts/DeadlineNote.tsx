"use client";

import { useMemo } from "react";
import type { SharedStrings } from "../strings/enShared.js";
import type { Timers } from "../time/Timers.js";
import { part } from "./part.js";
import type { Deadline } from "./useDeadline.js";

interface DeadlineNoteProps {
  /** In milliseconds since 1970. */
  expiresAt: number | undefined;
  deadline: Deadline;
  locale: string;
  timeZone: string;
  timers: Timers;
  strings: SharedStrings;
}

/**
 * Until when an answer can be given, and, announced, that this is near. Renders a `<p>` with a live
 * region; nothing where there is no end.
 */
export function DeadlineNote(props: DeadlineNoteProps) {
  const { expiresAt, deadline, locale, timeZone, timers, strings } = props;
  const time = useMemo(
    () => (expiresAt === undefined ? "" : writeTime(expiresAt, timers.now(), locale, timeZone)),
    [expiresAt, timers, locale, timeZone],
  );
  if (deadline === undefined || deadline === "over") return null;
  return (
    <p {...part("deadline", { soon: deadline === "soon" })}>
      {strings.answerBy(time)} <span role="status">{deadline === "soon" && strings.soonOver}</span>
    </p>
  );
}

/** The time of day, with the day where it is not today. */
function writeTime(at: number, now: number, locale: string, timeZone: string): string {
  const day = new Intl.DateTimeFormat(locale, { timeZone, dateStyle: "short" });
  const today = day.format(at) === day.format(now);
  const dateStyle = today ? undefined : "medium";
  return new Intl.DateTimeFormat(locale, { timeZone, timeStyle: "short", dateStyle }).format(at);
}
