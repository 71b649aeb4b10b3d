"use client";

import { part } from "../ui/part.js";
import { useApprovalContext } from "./ApprovalContext.js";
import type { NoteLevel } from "./readApproval.js";

/** The strings have the levels of a URL. */
const LEVELS = { info: "info", warning: "caution", danger: "danger" } as const satisfies Record<
  NoteLevel,
  string
>;

/** The remarks next to the answers, worst first. Renders a `<div role="list">`, or nothing. */
export function Notes() {
  const { notes, strings, canRefuse, id } = useApprovalContext();
  const shown = canRefuse
    ? notes
    : [...notes, { level: "info" as const, text: strings.onlyClose, isOwn: false }];
  const [worst] = shown;
  if (!worst) return null;
  return (
    <div role="list" {...part("remarks", { level: LEVELS[worst.level] })} id={`${id}-n`}>
      {shown.map(({ level, text }) => (
        <div role="listitem" {...part("remark", { level: LEVELS[level] })} key={level + text}>
          <span {...part("level", { level: LEVELS[level] })}>
            {strings.levelled(strings.levels[LEVELS[level]], "")}
          </span>
          <bdi>{text}</bdi>
        </div>
      ))}
    </div>
  );
}
