"use client";

import { type KeyboardEvent, type SyntheticEvent, useRef, useState } from "react";
import { lazy } from "../core/lazy.js";
import {
  announcementText,
  isLongMessage,
  questionText,
  shortText,
  splitMessage,
  visibleText,
} from "../core/text.js";
import { ActionButton } from "../ui/ActionButton.js";
import { isEscape, useKeptFocus } from "../ui/focus.js";
import { Failure, RequesterHeader } from "../ui/header.js";
import { useDismissal, useLazy } from "../ui/hooks.js";
import { part } from "../ui/part.js";
import { endText, UnfoldableText } from "../ui/text.js";
import { AddressBox, shortSubdomain } from "./AddressBox.js";
import { useConsent } from "./ConsentContext.js";
import type { outcomeText } from "./afterOpening.js";

/** A longer domain is not named on the button that opens it. */
const MAX_DOMAIN_CHARACTERS = 24;

/**
 * Open, Decline and Cancel. Renders a `<div>`.
 *
 * For a dangerous address, Decline comes first, and opening requires a confirmation. A blocked
 * address can't be opened, nor a dangerous one in a frame of another site.
 */
function ConsentActions() {
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
      {...part("action", { waiting: openState === "waiting" })}
      name="open"
      variant={danger || level === "caution" ? "secondary" : "primary"}
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
      name="decline"
      variant={danger || level === "blocked" ? "strong" : "quiet"}
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
        variant="icon"
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

interface ConsentStatusProps {
  /** Returns the status of the page. Missing until it is loaded. */
  outcome: typeof outcomeText | undefined;
}

/**
 * The live region of a consent: what Open needs, the page, the response. Renders a `<div role="status">`.
 *
 * It is always rendered, because text that appears together with its region is often not read.
 */
function ConsentStatus({ outcome }: ConsentStatusProps) {
  const {
    id,
    state,
    pending,
    sent,
    asking,
    verdict,
    dangerInFrame,
    strings,
    expired,
    withdrawn,
    requester,
  } = useConsent();
  const { stage, checked, hints } = state;
  const say = (name: "heard" | "status" | "notice" | "outcome", words?: string | false) => (
    <div {...part(name)} id={`${id}-status`} role="status">
      {/* Each press announces it again. */}
      {words && announcementText(words, hints)}
    </div>
  );
  if (sent && sent.action !== "accept")
    return say("status", sent.action === "decline" ? strings.declined : strings.cancelled);
  // An answer on its way was given in time.
  const end = endText({ expired, withdrawn, requester, strings });
  if (end) return pending ? say("heard", strings.sending) : say("notice", end);
  const page = outcome?.(stage, strings);
  if (asking) {
    // The button that was clicked shows it.
    if (pending || stage === "opening") return say("heard", pending ? strings.sending : page);
    const confirmed = verdict.level !== "danger" || checked;
    if (hints > 0) return say("status", confirmed ? strings.openTooSoon : strings.checkFirst);
    const openable = verdict.level !== "blocked" && !dangerInFrame;
    return say("heard", openable && !confirmed && strings.checkFirst);
  }
  return say("outcome", page);
}

/**
 * The code for what follows the click on Open and for rare cases, loaded when the user comes near.
 */
export const lazyAfter = lazy("AfterConsent", () => import("./afterOpening.js"));

/**
 * Everything of a consent in reading order: requester, message, address, findings, actions.
 *
 * Renders a `<div role="region">`.
 */
export function ConsentScreen() {
  const consent = useConsent();
  const { state, store, verdict, requester, strings, id, message, shared, until } = consent;
  const { asking, expired, pending, sent, failed } = consent;
  const { level } = verdict;
  const { stage } = state;
  const closed = stage === "closed";
  const over = expired || closed || (sent !== undefined && sent.action !== "accept");
  const [near, setNear] = useState(false);
  const wanted =
    near || expired || shared.rateLimited || until.expiresAt || !asking || stage !== "asking";
  const code = useLazy(wanted, lazyAfter);
  const name = strings.question(visibleText(requester.name), questionText(message));
  const region = useRef<HTMLDivElement>(null);
  const onFocusChange = useKeptFocus(region);

  const comeNear = () => setNear(true);
  const guard = ({ nativeEvent }: SyntheticEvent) => {
    consent.guard.handleEvent(nativeEvent);
    store.replacementGuard.handleEvent(nativeEvent);
  };
  const dismiss = () => {
    if (sent || expired) {
      if (!closed) consent.close();
    } else if (!store.locked && !consent.replacing) consent.cancel();
  };
  // Nothing was entered that a slip could lose.
  useDismissal(dismiss);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!consent.escapes || !isEscape(event)) return;
    event.preventDefault();
    dismiss();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it handles events that bubble from its buttons
    <div
      // No `<section>`: style sheets of pages have rules for the first and the last of those.
      role="region"
      {...part("consent", { level, stage, pending: pending !== undefined })}
      ref={region}
      // The focus starts here: the level and the address are read with the question.
      tabIndex={-1}
      aria-label={level === "ok" ? name : strings.levelled(strings.levels[level], name)}
      aria-describedby={`${id}-findings ${id}-host`}
      onKeyDownCapture={guard}
      onPointerDownCapture={guard}
      onClickCapture={guard}
      onFocusCapture={guard}
      onKeyDown={onKeyDown}
      // A user who comes near may click in a moment.
      onPointerOver={comeNear}
      onClick={comeNear}
      onFocus={onFocusChange}
      onBlur={onFocusChange}
    >
      <RequesterHeader
        {...{ requester, strings }}
        progress={shared.progress}
        waiting={shared.waiting}
      />
      {code && (!sent || store.session.status === "awaiting-completion") && (
        <code.DeadlineNote {...until} strings={strings} />
      )}
      <div {...part("message", { long: isLongMessage(splitMessage(message)[0]) })}>
        <UnfoldableText
          text={message}
          size="brief"
          strings={strings}
          headingLevel={shared.headingLevel ?? 2}
        />
      </div>
      <AddressBox />
      {level === "blocked" && <div {...part("note")}>{strings.blockedHint}</div>}
      {consent.dangerInFrame && asking && <div {...part("note")}>{strings.dangerInFrame}</div>}
      {failed && <Failure strings={strings} />}
      {/* Until what follows is there, the ways on are those before. */}
      {!over && (asking || !code) && <ConsentActions />}
      {/* Below the actions, so that they don't move when its text changes. */}
      <ConsentStatus outcome={code?.outcomeText} />
      {code && (
        <code.AfterConsent
          consent={consent}
          host={shortSubdomain(verdict.subdomain, strings.ellipsis) + verdict.displayDomain}
        />
      )}
      <div {...part("copy-note")} aria-live="polite">
        {code?.copyNote(state.copy, strings)}
      </div>
      {code && (
        <code.BlockOffer
          rateLimited={shared.rateLimited}
          onBlock={consent.block}
          strings={strings}
        />
      )}
    </div>
  );
}
