"use client";

import { useEffect, useRef } from "react";
import { useDeadline, useLanguage, useLatest } from "../ui/hooks.js";
import { DeadlineNote } from "../ui/notes.js";
import { endText } from "../ui/text.js";
import { part } from "../ui/part.js";
import { enFold } from "../strings/enFold.js";
import { enShared } from "../strings/enShared.js";
import { visibleText } from "../core/text.js";
import { systemTimers } from "../core/timers.js";
import { useQuestion } from "./LateApproval.js";
import type { ScreenProps } from "./useScreenProps.js";

interface FoldButtonProps extends Pick<ScreenProps, "strings"> {
  onFold: () => void;
}

/** Minimizes a request. Renders a `<button>` in the line of the requester. */
export function FoldButton({ strings, onFold }: FoldButtonProps) {
  const words = { ...enFold, ...strings };
  return (
    <button type="button" {...part("fold")} aria-label={words.fold} aria-expanded onClick={onFold}>
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d="M4 6l4 4 4-4" stroke="currentColor" strokeWidth="1.5" fill="none" />
      </svg>
    </button>
  );
}

interface FoldBarProps extends Omit<ScreenProps, "onShow"> {
  /** Called with the button, which gets the focus of the minimized request. */
  onButton: (button: HTMLButtonElement) => void;
  onUnfold: () => void;
}

/**
 * A minimized request: requester, position and deadline, with a button that restores it. Renders a
 * `<div>`.
 */
export function FoldBar(props: FoldBarProps) {
  const { requester, progress, expiresAt, timers = systemTimers, onButton, onUnfold } = props;
  const strings = { ...enShared, ...enFold, ...props.strings };
  const question = useQuestion(props.request, props.strings);
  const locale = useLanguage(props.locale);
  const deadline = useDeadline(expiresAt, timers);
  const button = useRef<HTMLButtonElement>(null);
  const shown = useLatest(onButton);
  useEffect(() => {
    if (button.current) shown.current(button.current);
  }, [shown]);
  const end = endText({ ...props, expired: props.expired || deadline === "over", strings });
  const { position = 1, total = 1 } = progress ?? {};
  return (
    <div {...part("root", { density: props.density })} className={props.className}>
      <div {...part("fold-bar")}>
        <button
          type="button"
          {...part("fold-open")}
          ref={button}
          aria-expanded={false}
          onClick={onUnfold}
        >
          {/* One line of text: the message is cut, the position is not. */}
          <span {...part("fold-text")}>
            {strings.folded(visibleText(requester.name), question)}
          </span>
          {total > 1 && <span>{` · ${strings.progress(position, total)}`}</span>}
        </button>
        {/* The live region exists before it has text, because text that appears with its region is
           often not read. */}
        <div {...part(end ? "note" : "heard")} role="status">
          {end}
        </div>
        {!end && (
          <DeadlineNote
            {...{ expiresAt, deadline, timers, locale, strings }}
            timeZone={props.timeZone}
          />
        )}
      </div>
    </div>
  );
}
