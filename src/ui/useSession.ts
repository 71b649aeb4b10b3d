"use client";

import { useContext, useEffect, useState } from "react";
import { inDevelopment } from "../core/development.js";
import {
  findSession,
  isSameRequest,
  keepSession,
  type Session,
  type SessionOptions,
  sessionOf,
} from "../core/session.js";
import { OnError } from "./hooks.js";

/**
 * Returns the session of a request.
 *
 * A host may create an equal request with every render: that is the same request, until it is
 * answered. An equal one after the response is new.
 */
export function useSession(
  given: Pick<SessionOptions, "request" | "requester" | "approval">,
): Session {
  const { request, requester, approval } = given;
  const [held, setHeld] = useState(() => ({
    asked: given,
    session: sessionOf(request, requester, approval),
  }));
  const { asked } = held;
  let { session } = held;
  const isSame = isSameRequest(given, asked);
  if (!isSame || request !== asked.request) {
    const found = findSession(request, requester, approval);
    const continues = isSame && !session.sent;
    if (isSame && session.sent && !found)
      inDevelopment(({ warnOfNewRequest }) => warnOfNewRequest());
    session = found ?? (continues ? session : sessionOf(request, requester, approval));
    setHeld({ asked: { request, requester, approval }, session });
  }
  const onError = useContext(OnError);
  useEffect(() => {
    session.reportTo(onError);
    if (session.request !== request) keepSession(request, session);
  }, [session, onError, request]);
  return session;
}
