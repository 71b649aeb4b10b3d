"use client";

import { part } from "../ui/part.js";
import { useApprovalContext, useApprovalWords } from "./ApprovalContext.js";
import type { NoteLevel, NoteView } from "./readApproval.js";

/** The strings have the levels of a URL. */
const LEVELS = { info: "info", warning: "caution", danger: "danger" } as const satisfies Record<
  NoteLevel,
  string
>;

interface NotesProps {
  /** Notes of a whole group, which stand above its rows. */
  shared?: readonly NoteView[];
}

/** The remarks next to the answers, worst first. Renders a `<div role="list">`, or nothing. */
export function Notes({ shared = [] }: NotesProps) {
  const { notes, strings, canRefuse, id } = useApprovalContext();
  const own = notes.filter((note) => !shared.some((each) => isSameNote(each, note)));
  const onlyClose = { level: "info" as const, text: strings.onlyClose, isOwn: false };
  return <NoteList id={`${id}-n`} notes={canRefuse ? own : [...own, onlyClose]} />;
}

/** Remarks, worst first. Renders a `<div role="list">`, or nothing. */
export function NoteList({ notes, id }: { notes: readonly NoteView[]; id?: string }) {
  const strings = useApprovalWords();
  const [worst] = notes;
  if (!worst) return null;
  return (
    <div role="list" {...part("remarks", { level: LEVELS[worst.level] })} id={id}>
      {notes.map(({ level, text }) => (
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

/** Returns the notes that every one of several requests has. */
export function sharedNotes([first = [], ...others]: readonly (readonly NoteView[])[]): NoteView[] {
  if (others.length === 0) return [];
  return first.filter((note) =>
    others.every((notes) => notes.some((each) => isSameNote(each, note))),
  );
}

/** Whether two notes are one in the words of the requests. */
function isSameNote(one: NoteView, other: NoteView): boolean {
  return one.isOwn && other.isOwn && one.level === other.level && one.text === other.text;
}
