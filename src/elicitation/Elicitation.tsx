"use client";

import { type FocusEvent, useCallback, useContext, useMemo, useRef } from "react";
import type { ApprovalProps } from "../approval/ApprovalScreen.js";
import { UrlConsent } from "../consent/UrlConsent.js";
import { ElicitationForm } from "../form/ElicitationForm.js";
import { part } from "../ui/part.js";
import { ScreenSlots, useDefaults } from "../ui/hooks.js";
import { useKeptFocus } from "../ui/focus.js";
import { SessionContext, useSession } from "../ui/useSession.js";
import { isUrlRequest } from "../core/protocol.js";
import { isApprovalRequest } from "../core/ApprovalRequest.js";
import { groupOf } from "../core/RequestGroup.js";
import { requesterKey } from "../core/session.js";
import { type ElicitationProps, type ScreenProps, useScreenProps } from "./useScreenProps.js";
import { LateApproval } from "./LateApproval.js";
import { useArrival } from "./useArrival.js";
import { useFocusBack } from "./useFocusBack.js";
import { useFold } from "./useFold.js";

/**
 * Renders a request of any mode: a form, a URL consent or an approval.
 *
 * Pass the `item` of a queue, or a `request` with its `requester` and `onRespond`. Renders
 * `<ElicitationForm>`, `<UrlConsent>` or `<Approval>` in a `<div>`, and nothing while `item` is
 * `undefined`. When one request follows another, focus inside the first moves to the second. When
 * the request is removed, focus returns to where it came from.
 *
 * @see https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation
 * @example
 * const { item } = useElicitation(queue);
 * return <Elicitation item={item} />;
 * @example
 * // Without a queue
 * <Elicitation request={request} requester={requester} onRespond={onRespond} />
 */
export function Elicitation(props: ElicitationProps) {
  const shown = useScreenProps(props);
  return shown ? <ElicitationScreen {...shown} /> : null;
}

/** Renders a request, given by flat props. */
export function ElicitationScreen(props: ScreenProps) {
  const { item, form, consent, controls, renderMessage, storage, validate, onClose, ...others } =
    props;
  const { minimizable: _, onShow, completed, onFinish, ...rest } = others;
  const filled = useDefaults(props);
  const { minimizable = false } = filled;
  const session = useSession(props);
  const key = item?.id ?? requesterKey(props.requester);
  const group = groupOf(session);
  // The row of an answered request says itself what became of it.
  const hasRow = group?.members.some(({ sent }) => sent !== undefined) ?? false;
  const box = useRef<HTMLDivElement>(null);
  const keepFocus = useKeptFocus(box);
  const giveFocusBack = useFocusBack();
  const findScreen = useCallback(() => box.current, []);
  const fold = useFold(session, filled, findScreen);
  const { folded, bar } = fold;
  // In a dialog, the dialog is minimized as a whole.
  const around = useContext(ScreenSlots);
  const before = useArrival(session, filled, box);
  const onFocusChange = (event: FocusEvent) => {
    keepFocus(event);
    giveFocusBack(event);
    if (event.type === "focus") fold.onFocus(event);
  };
  const shown = {
    ...rest,
    request: session.request,
    ...(folded ? { hidden: true } : undefined),
    // The user who dismisses a request needs no announcement.
    onClose:
      onClose &&
      (() => {
        session.view.dismiss();
        onClose();
      }),
  };
  const outer = minimizable ? fold.slots : undefined;
  const slots = useMemo(() => ({ ...around, ...outer }), [around, outer]);
  return (
    <div
      {...part("elicitation", { folded })}
      ref={box}
      onFocus={onFocusChange}
      onBlur={onFocusChange}
    >
      {before && !hasRow && (
        <div {...part("root", { density: filled.density })}>
          <div {...part("outcome-before", { action: before.action })}>{before.words}</div>
        </div>
      )}
      {bar}
      <SessionContext.Provider value={session}>
        <ScreenSlots.Provider value={slots}>
          {isApprovalRequest(session.request) ? (
            <LateApproval
              key={group ? `group ${group.id}` : key}
              group={group}
              {...(shown as ApprovalProps)}
            />
          ) : isUrlRequest(session.request) ? (
            <UrlConsent key={key} {...shown} {...{ completed, onFinish }} {...consent} />
          ) : (
            <ElicitationForm
              key={key}
              {...shown}
              {...{ controls, renderMessage, storage, validate, ...form }}
            />
          )}
        </ScreenSlots.Provider>
      </SessionContext.Provider>
    </div>
  );
}
