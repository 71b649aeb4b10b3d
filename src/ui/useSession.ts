"use client";

import { createContext, useContext, useEffect, useState } from "react";
import { inDevelopment } from "../core/development.js";
import type { ElicitationRequest } from "../core/protocol.js";
import { isSameRequest, requesterKey, Session, type SessionOptions } from "../core/session.js";
import { OnError, useLatest } from "./hooks.js";

/** The session of the request around an element. */
export const SessionContext = createContext<Session | undefined>(undefined);

type Asked = Pick<SessionOptions, "request" | "requester">;

interface Given extends Asked {
  /** The item of a queue, if the request is of one. */
  item?: object | undefined;
  onRespond: Parameters<Session["connect"]>[0];
}

/**
 * Returns the session of a request: the item of its queue, the one in the context, or its own.
 *
 * Components that show the same request object without a queue share one session. A host may create
 * an equal request with every render: that is the same request, until it is answered. An equal one
 * after the response is new.
 */
export function useSession(given: Given): Session {
  const { item, request, requester, onRespond } = given;
  const around = useContext(SessionContext);
  const isAround = around?.request === request;
  const known = item instanceof Session ? item : isAround ? around : undefined;
  const asked: Asked = { request, requester };
  const [held, setHeld] = useState(() => known ?? { asked, session: ownSessionOf(asked) });
  let session = known;
  if (!session) {
    const before = held instanceof Session ? undefined : held;
    const isSame = before !== undefined && isSameRequest(asked, before.asked);
    session = before?.session;
    if (!session || !isSame || request !== before?.asked.request) {
      const found = findOwn(asked);
      const isAnswered = session?.sent !== undefined;
      if (isSame && isAnswered && !found)
        inDevelopment(({ warnOfNewRequest }) => warnOfNewRequest());
      session = found ?? (isSame && !isAnswered && session ? session : ownSessionOf(asked));
      setHeld({ asked, session });
    }
  }
  const shown = session;
  const isOwn = known === undefined;
  const onError = useContext(OnError);
  const deliver = useLatest(onRespond);
  useEffect(() => {
    if (!isOwn) return;
    shown.connect((result) => deliver.current(result), onError);
    if (shown.request !== request) keepOwn(request, shown);
  }, [shown, isOwn, deliver, onError, request]);
  return shown;
}

/**
 * The sessions without a queue, by request object: the components that show it share nothing else.
 * Weak, because no host says when it no longer needs a request.
 */
const ownSessions = new WeakMap<ElicitationRequest, readonly Session[]>();

/** Returns the session of a request object. Without a requester, that is its only one. */
function findOwn({ request, requester }: Asked): Session | undefined {
  const all = ownSessions.get(request) ?? [];
  const key = requester && requesterKey(requester);
  if (!requester && all.length === 1) return all[0];
  return all.find((each) => (each.requester && requesterKey(each.requester)) === key);
}

/** Returns the session of a request without a queue: the same for every component that shows it. */
export function ownSessionOf(asked: Asked): Session {
  const found = findOwn(asked);
  if (found) return found;
  const session = new Session(asked);
  keepOwn(asked.request, session);
  return session;
}

/** Stores the session of a request object, in place of an earlier one of the same request. */
function keepOwn(request: ElicitationRequest, session: Session): void {
  const others = (ownSessions.get(request) ?? []).filter(
    (each) => !isSameRequest({ ...each, request }, { ...session, request }),
  );
  ownSessions.set(request, [...others, session]);
}
