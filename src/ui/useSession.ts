"use client";

import { createContext, useContext, useEffect, useState, useSyncExternalStore } from "react";
import { inDevelopment } from "../core/development.js";
import {
  findOwnSession,
  isSameRequest,
  keepOwnSession,
  type OwnRequest,
  ownSessionOf,
  Session,
} from "../core/session.js";
import { never, OnError } from "./hooks.js";
import type { ElicitationItem } from "../queue/ElicitationQueue.js";

/** The session of the request around an element. */
export const SessionContext = createContext<Session | undefined>(undefined);

interface Given extends OwnRequest {
  /** The item of a queue, if the request is of one. */
  item?: object | undefined;
}

/**
 * Returns the session of a request: the item of its queue, the one in the context, or its own.
 *
 * Components that show the same request object without a queue share one session. A host may create
 * an equal request with every render: that is the same request, until it is answered. An equal one
 * after the response is new.
 */
export function useSession({ item, request, requester }: Given): Session {
  const asked: OwnRequest = { request, requester };
  const around = useContext(SessionContext);
  const isAround = around?.request === request && isSameRequest(around, asked);
  const known = item instanceof Session ? item : isAround ? around : undefined;
  const [held, setHeld] = useState(() =>
    known ? undefined : { asked, session: ownSessionOf(asked) },
  );
  let session = known ?? held?.session;
  const isSame = held !== undefined && isSameRequest(asked, held.asked);
  if (!known && !(isSame && request === held.asked.request)) {
    const found = findOwnSession(asked);
    const isAnswered = session?.sent !== undefined;
    if (isSame && isAnswered && !found) inDevelopment(({ warnOfNewRequest }) => warnOfNewRequest());
    session = found ?? (isSame && !isAnswered ? held.session : ownSessionOf(asked));
    setHeld({ asked, session });
  }
  const shown = session!;
  const onError = useContext(OnError);
  useEffect(() => {
    if (known) return;
    shown.reportTo(onError);
    if (shown.request !== request) keepOwnSession(request, shown);
  }, [shown, known, onError, request]);
  return shown;
}

/**
 * Returns the props of a request from an item of a queue. It renders again when the item changes.
 *
 * @returns `undefined` without an item.
 */
export function useItemProps(item: ElicitationItem | undefined) {
  const state = () =>
    item && `${item.status} ${item.completed} ${item.withdrawn} ${item.rateLimited}`;
  useSyncExternalStore(item?.subscribe ?? never, state, state);
  if (!item) return undefined;
  return {
    item,
    request: item.request,
    requester: item.requester,
    completed: item.completed,
    expired: item.status === "expired",
    withdrawn: item.withdrawn,
    expiresAt: item.expiresAt,
    progress: item.progress,
    rateLimited: item.rateLimited,
    onRespond: item.respond,
    onFinish: item.finish,
    onClose: item.dismiss,
    onBlock: item.block,
    onShow: item.markShown,
  };
}
