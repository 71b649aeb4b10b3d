"use client";

import type { KeyboardEvent } from "react";
import { part } from "../parts/part.js";
import { singleClick } from "../parts/singleClick.js";
import { shortText } from "../text/shortText.js";
import { useConsent } from "./ConsentContext.js";

/** A held key presses a button again and again; only the first press is a person's. */
function ignoreRepeats(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault();
}

/**
 * Open, Decline and Cancel before the consent. In danger Decline is the first, and opening
 * asks for a second act; what is blocked cannot be opened. Renders a `<div>`.
 */
export function ConsentActions() {
  const { state, armed, verdict, strings, id, open, decline, cancel, store, arming } = useConsent();
  const { watchAction } = arming;
  const { level } = verdict;
  const danger = level === "danger";
  const locked = store.locked || state.stage === "opening";
  // A window can be asked for again after the answer.
  const busy = state.phase.name === "pending" || state.stage === "opening";
  const held = busy || armed !== "armed" || (danger && !state.checked);
  const state_ = (disabled: boolean) => ({ "aria-disabled": disabled || undefined });

  const openButton = (
    <button
      type="button"
      {...part("action", { name: "open", secondary: danger })}
      {...state_(held)}
      ref={watchAction}
      aria-describedby={`${id}-findings ${id}-host ${id}-status`}
      onKeyDown={ignoreRepeats}
      onClick={open}
    >
      {strings.open}
    </button>
  );
  const declineButton = (
    <button
      type="button"
      {...part("action", { name: "decline", primary: danger || level === "blocked" })}
      {...state_(locked)}
      onKeyDown={ignoreRepeats}
      onClick={singleClick(decline)}
    >
      {strings.decline}
    </button>
  );

  return (
    <>
      {danger && (
        <div {...part("second-act")}>
          <label {...part("option", { chosen: state.checked })} htmlFor={`${id}-check`}>
            <button
              type="button"
              role="checkbox"
              aria-checked={state.checked}
              {...part("checkbox", { state: state.checked ? "checked" : "unchecked" })}
              id={`${id}-check`}
              aria-labelledby={`${id}-checked`}
              {...state_(locked)}
              onKeyDown={(event) => {
                // Enter belongs to buttons; a checkbox is switched by Space.
                if (event.key === "Enter" || event.repeat) event.preventDefault();
              }}
              onClick={() => {
                if (locked) return;
                // Each act is waited for by itself, so that two quick presses are not two acts.
                arming.restart();
                store.set({ checked: !state.checked });
              }}
            />
            <span {...part("option-label")} id={`${id}-checked`}>
              {strings.checked(shortText(verdict.displayDomain))}
            </span>
          </label>
        </div>
      )}
      <div {...part("actions", { locked })}>
        {level !== "blocked" && !danger && openButton}
        {declineButton}
        {danger && openButton}
        <button
          type="button"
          {...part("action", { name: "cancel" })}
          {...state_(locked)}
          onKeyDown={ignoreRepeats}
          onClick={singleClick(cancel)}
        >
          {strings.cancel}
        </button>
      </div>
    </>
  );
}
