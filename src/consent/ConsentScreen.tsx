"use client";

import { type KeyboardEvent, useRef, useState } from "react";
import { lazy } from "../lazy/lazy.js";
import { useLazy } from "../hooks/useLazy.js";
import { Failure } from "../parts/Failure.js";
import { useDismissal } from "../hooks/Dismissal.js";
import { part } from "../parts/part.js";
import { RequesterHeader } from "../parts/RequesterHeader.js";
import { questionText, splitMessage } from "../text/heardText.js";
import { visibleText } from "../text/visibleText.js";
import { UnfoldableText } from "../parts/UnfoldableText.js";
import { isLongMessage } from "../text/isLongMessage.js";
import { AddressBox } from "./AddressBox.js";
import { ConsentActions } from "./ConsentActions.js";
import { useConsent } from "./ConsentContext.js";
import { ConsentStatus } from "./ConsentStatus.js";
import { shortenLeft } from "./shortenLeft.js";
import { useKeptFocus } from "../hooks/useKeptFocus.js";

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
  const dismiss = () => {
    if (sent || expired) {
      if (!closed) consent.close();
    } else if (!store.locked && !consent.replacing) consent.cancel();
  };
  // Nothing was entered that a slip could lose.
  useDismissal(dismiss);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented || event.repeat || !consent.escapes)
      return;
    if (event.nativeEvent.isComposing) return;
    event.preventDefault();
    dismiss();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it receives the clicks on its buttons
    <div
      // No `<section>`: style sheets of pages have rules for the first and the last of those.
      role="region"
      {...part("consent", { level, stage, pending: pending !== undefined })}
      ref={region}
      // The focus starts here: the level and the address are read with the question.
      tabIndex={-1}
      aria-label={level === "ok" ? name : strings.levelled(strings.levels[level], name)}
      aria-describedby={`${id}-findings ${id}-host`}
      onKeyDown={onKeyDown}
      // A user who comes near may click in a moment.
      onPointerOver={comeNear}
      onClick={comeNear}
      onFocus={onFocusChange}
      onBlur={onFocusChange}
    >
      <RequesterHeader requester={requester} strings={strings} progress={shared.progress} />
      {code && !sent && <code.DeadlineNote {...until} strings={strings} />}
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
          host={shortenLeft(verdict.subdomain, strings.ellipsis) + verdict.displayDomain}
        />
      )}
      <div {...part("copy-note")} aria-live="polite">
        {code?.copyNote(state.copy, strings)}
      </div>
      {code && (
        <code.StopOffer rateLimited={shared.rateLimited} onBlock={consent.stop} strings={strings} />
      )}
    </div>
  );
}
