"use client";

import { ActionButton } from "../parts/ActionButton.js";
import { AgreeBox } from "../parts/AgreeBox.js";
import { part } from "../parts/part.js";
import { shortText } from "../text/shortText.js";
import { useConsent } from "./ConsentContext.js";

/**
 * Open, Decline and Cancel before the consent. In danger Decline is the first, and opening
 * asks for a second act; what is blocked cannot be opened. Renders a `<div>`.
 */
export function ConsentActions() {
  const { state, armed, verdict, strings, id, open, decline, cancel, store, arming } = useConsent();
  const { watchAction } = arming;
  const { level } = verdict;
  const danger = level === "danger";
  const locked = store.locked || state.stage === "opening" || state.settling;
  // A window can be asked for again after the answer.
  const busy = state.phase.name === "pending" || state.stage === "opening";
  const held = busy || armed !== "armed" || (danger && !state.checked);

  const openButton = (
    <ActionButton
      {...part("action", { secondary: danger || level === "caution" })}
      name="open"
      locked={held}
      ref={watchAction}
      aria-describedby={`${id}-findings ${id}-host ${id}-status`}
      // Also the second half of a double click: it is told that it came too soon.
      onClick={open}
    >
      {danger ? strings.openAnyway : strings.open}
    </ActionButton>
  );
  const declineButton = (
    <ActionButton
      {...part("action", { primary: danger || level === "blocked" })}
      name="decline"
      locked={locked}
      act={decline}
    >
      {strings.decline}
    </ActionButton>
  );

  return (
    <>
      {danger && (
        <div {...part("second-act")}>
          <AgreeBox
            id={`${id}-check`}
            checked={state.checked}
            locked={locked}
            onSwitch={() => {
              // Each act is waited for by itself, so that two quick presses are not two acts.
              arming.restart();
              store.set({ checked: !state.checked });
            }}
          >
            {strings.checked(shortText(verdict.displayDomain))}
          </AgreeBox>
        </div>
      )}
      <div {...part("actions", { locked })}>
        {level !== "blocked" && !danger && openButton}
        {declineButton}
        {danger && openButton}
        <ActionButton name="cancel" locked={locked} act={cancel}>
          {strings.cancel}
        </ActionButton>
      </div>
    </>
  );
}
