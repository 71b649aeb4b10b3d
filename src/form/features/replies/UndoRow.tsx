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
  /** The answer to be sent, as it is named in a sentence. */
  answer: string;
  onUndo: () => void;
  strings: RepliesStrings;
}

/**
 * Says that an answer is about to be sent, with buttons to undo it and to send it at once. Renders
 * a `<div>`.
 *
 * Undo takes focus, and with it the sentence is read once. The countdown is a time limit that the
 * user must be able to stop (WCAG 2.2.1): it pauses while a pointer is here, and stops for good at
 * any key that neither undoes nor sends. Focus on Undo doesn't stop it, because we put it there.
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
      // It only receives keys and pointer events: both its buttons have names.
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
