"use client";

import { forwardRef, useEffect, useRef } from "react";
import { ActionButton } from "../../../parts/ActionButton.js";
import { part } from "../../../parts/part.js";
import type { RepliesStrings } from "../../../strings/enReplies.js";
import type { Chosen, UndoMoment } from "./UndoMoment.js";

/** Keys that end the moment, and keys that do nothing by themselves. */
const PASSED_OVER = new Set([
  "Enter",
  " ",
  "Escape",
  "Alt",
  "AltGraph",
  "CapsLock",
  "Control",
  "Meta",
  "Shift",
]);

interface UndoRowProps {
  id: string;
  moment: UndoMoment;
  chosen: Chosen;
  /** The answer that is about to be sent, fit to stand in a sentence. */
  answer: string;
  onUndo: () => void;
  strings: RepliesStrings;
}

/**
 * Says that an answer is about to be sent and how long it can be undone, with buttons to undo it and
 * to send it at once. Undo takes the focus, and with it the sentence is heard, once. Renders a
 * `<div>`.
 *
 * The countdown is a limit of time, which a person must be able to stop (WCAG 2.2.1): it rests while
 * a pointer is here, and ends for good at any key that neither undoes nor sends. That Undo has the
 * focus does not stop it: we put it there, and what was answered by a key would never leave.
 */
export const UndoRow = forwardRef<HTMLDivElement, UndoRowProps>(function UndoRow(
  { id, moment, chosen, answer, onUndo, strings },
  ref,
) {
  const { reply, left, of = 0 } = chosen;
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), [reply]);

  const waits = left === undefined;
  const waiting = strings.waiting(answer);
  return (
    <div
      {...part("undo", { waiting: waits })}
      // It only hears of keys and of the pointer: both its buttons say what they are about.
      role="presentation"
      ref={ref}
      onKeyDown={({ key, repeat, ctrlKey, metaKey, altKey }) => {
        if (repeat || ctrlKey || metaKey || altKey || PASSED_OVER.has(key)) return;
        moment.hold();
      }}
      // A finger does not rest on a screen.
      onPointerEnter={({ pointerType }) => pointerType !== "touch" && moment.pause()}
      onPointerLeave={() => moment.resume()}
    >
      <div {...part("undo-note")} aria-hidden="true">
        {waits ? waiting : strings.sendingIn(answer, left)}
      </div>
      <div {...part("heard")} id={`${id}-u`}>
        {waits ? waiting : `${strings.undoHint} ${strings.sendingIn(answer, of)}`}
      </div>
      <ActionButton name="undo" ref={undo} act={onUndo} aria-describedby={`${id}-u`}>
        {strings.undo}
      </ActionButton>
      <ActionButton
        {...part("action", { secondary: true })}
        name="send"
        act={() => moment.finish()}
        aria-describedby={`${id}-u`}
      >
        {strings.sendNow}
      </ActionButton>
    </div>
  );
});
