"use client";

import { ActionButton } from "../parts/ActionButton.js";
import { part } from "../parts/part.js";
import { shortText } from "../text/heardText.js";
import { useConsent } from "./ConsentContext.js";

/** A longer domain is not named on the button that opens it. */
const MAX_DOMAIN_CHARACTERS = 24;

/**
 * Open, Decline and Cancel. Renders a `<div>`.
 *
 * For a dangerous address, Decline comes first, and opening requires a confirmation. A blocked
 * address can't be opened, nor a dangerous one in a frame of another site.
 */
export function ConsentActions() {
  const consent = useConsent();
  const {
    state,
    pending,
    openState,
    counting,
    verdict,
    strings,
    id,
    open,
    decline,
    cancel,
    store,
  } = consent;
  const { watchAction } = consent.guard;
  const { level } = verdict;
  const danger = level === "danger";
  const domain = shortText(verdict.displayDomain);
  const openable = level !== "blocked" && !consent.dangerInFrame;
  const opening = state.stage === "opening";
  const openButton = (
    <ActionButton
      {...part("action", {
        secondary: danger || level === "caution",
        waiting: openState === "waiting",
      })}
      name="open"
      question={store}
      // A window can be opened again after the response.
      locked={pending !== undefined || opening || (danger && !state.checked)}
      // Out of view it can be clicked: that brings it and the address into view, and says so.
      waiting={counting}
      busy={opening && strings.openingNow}
      ref={watchAction}
      aria-describedby={`${id}-findings ${id}-host ${id}-status`}
      // Also the second click of a double click, which then shows that it came too soon.
      onClick={open}
    >
      {strings.open(domain.length > MAX_DOMAIN_CHARACTERS ? "" : domain)}
    </ActionButton>
  );
  const declineButton = (
    <ActionButton
      {...part("action", { primary: danger || level === "blocked" })}
      name="decline"
      question={store}
      locked={store.locked}
      waiting={consent.replacing}
      busy={pending === "decline" && strings.sendingNow}
      act={decline}
    >
      {strings.decline}
    </ActionButton>
  );

  return (
    <div {...part("actions", { locked: store.locked })}>
      {openable && !danger && openButton}
      {declineButton}
      {openable && danger && openButton}
      <ActionButton
        name="cancel"
        title={strings.cancel}
        question={store}
        locked={store.locked}
        waiting={consent.replacing}
        act={cancel}
      >
        {strings.cancel}
      </ActionButton>
    </div>
  );
}
