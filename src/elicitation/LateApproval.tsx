"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import type { ApprovalProps } from "../approval/ApprovalScreen.js";
import { isApprovalRequest } from "../core/ApprovalRequest.js";
import { lazy } from "../core/lazy.js";
import type { ElicitationRequest } from "../core/protocol.js";
import type { Deliver } from "../core/session.js";
import type { RequestGroup } from "../core/RequestGroup.js";
import { questionText, visibleText } from "../core/text.js";
import type { Strings } from "../strings/en.js";
import { enElicitation } from "../strings/enElicitation.js";
import { enShared } from "../strings/enShared.js";
import { ActionButton } from "../ui/ActionButton.js";
import { RequesterHeader } from "../ui/header.js";
import { never, useDefaults, useDismissal, useLazy } from "../ui/hooks.js";
import { part } from "../ui/part.js";
import { useSession } from "../ui/useSession.js";

/** The screen of approvals, imported with the first one: a chat without any doesn't pay for it. */
export const lazyApproval = lazy("ApprovalGroup", () => import("../approval/lateCode.js"));

/** Returns the question of a request: its message, or the built-in heading of an approval. */
export function useQuestion(
  request: ElicitationRequest,
  strings: Partial<Strings> | undefined,
): string {
  const isApproval = isApprovalRequest(request);
  const code = useLazy(isApproval, lazyApproval);
  return isApproval && code ? code.approvalTitle(request, strings) : questionText(request.message);
}

interface LateApprovalProps extends ApprovalProps {
  /** The requests that are shown together with this one. */
  group: RequestGroup | undefined;
}

/**
 * An approval, once its code is loaded.
 *
 * Until then there are the requester and × alone, and nothing can be allowed. Renders a `<div>`.
 */
export function LateApproval({ group, ...given }: LateApprovalProps) {
  const code = useLazy(true, lazyApproval);
  const count = () => group?.members.length ?? 0;
  const members = useSyncExternalStore(group?.subscribe ?? never, count, count);
  if (code && group && members > 1) return <code.ApprovalGroup group={group} {...given} />;
  return code ? <code.ApprovalScreen {...given} /> : <Loading {...given} />;
}

function Loading(given: ApprovalProps) {
  const props = useDefaults(given);
  const { requester, hidden, onRespond, expired, withdrawn, onClose } = props;
  const session = useSession(props);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let wanted = true;
    lazyApproval.load().catch(() => wanted && setFailed(true));
    return () => {
      wanted = false;
    };
  }, []);
  const strings = { ...enShared, ...enElicitation, ...props.strings };
  const isOver = expired === true || (withdrawn ?? false) !== false;
  const cancel = () => {
    if (session.sent || isOver) onClose?.();
    else void session.respondForUser({ action: "cancel" }, onRespond as Deliver);
  };
  useDismissal(cancel);
  return (
    <div {...part("root", { density: props.density })} hidden={hidden}>
      <div
        {...part("approval-card")}
        role="region"
        tabIndex={-1}
        aria-label={strings.question(visibleText(requester.name), "")}
      >
        <RequesterHeader {...{ requester, strings }} />
        <div {...part("notice")} role="status">
          {failed ? strings.notLoaded : strings.loading}
        </div>
        <div {...part("actions")}>
          <ActionButton
            name="cancel"
            variant="icon"
            title={strings.closeUnanswered}
            locked={session.pending !== undefined && !isOver}
            act={cancel}
          >
            {strings.closeUnanswered}
          </ActionButton>
        </div>
      </div>
    </div>
  );
}
