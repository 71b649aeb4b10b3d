"use client";

import { useEffect, useState } from "react";
import { findSession, keepSession, type Session, sessionOf } from "../core/session.js";
import { type Question, sameQuestion } from "../core/protocol.js";
import { requesterKey } from "../core/requesterKey.js";

/**
 * Returns the session of a request.
 *
 * A host may create an equal request with every render: that is the same request, until it is
 * answered. An equal one after the response is new. The requester is part of a request: what was
 * entered for one is never used for another.
 */
export function useSession({ request, requester }: Question): Session {
  const key = requester && requesterKey(requester);
  const begin = () => ({ request, requester, key, session: sessionOf(request, requester) });
  const [held, setHeld] = useState(begin);
  let { session } = held;
  if (request !== held.request || key !== held.key) {
    const goesOn = !session.sent && sameQuestion({ request, requester }, held);
    session = findSession(request, requester) ?? (goesOn ? session : sessionOf(request, requester));
    setHeld({ request, requester, key, session });
  }
  useEffect(() => {
    if (session.request !== request) keepSession(request, session);
  }, [request, session]);
  return session;
}
