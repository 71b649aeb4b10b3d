"use client";

import { useEffect, useState } from "react";
import { sameJson } from "../core/json.js";
import type { ElicitationRequest, Requester } from "../core/protocol.js";
import {
  findSession,
  keepSession,
  requesterKey,
  type Session,
  sessionOf,
} from "../core/session.js";

/** A request and its requester. */
interface SessionProps {
  request: ElicitationRequest;
  /** Missing if the host has its own header and doesn't name the requester. */
  requester?: Requester | undefined;
}

/**
 * Returns the session of a request.
 *
 * A host may create an equal request with every render: that is the same request, until it is
 * answered. An equal one after the response is new.
 */
export function useSession({ request, requester }: SessionProps): Session {
  const [held, setHeld] = useState(() => ({
    request,
    requester,
    session: sessionOf(request, requester),
  }));
  let { session } = held;
  if (request !== held.request || keyOf(requester) !== keyOf(held.requester)) {
    const continues = !session.sent && isSameRequest({ request, requester }, held);
    const found = findSession(request, requester);
    session = found ?? (continues ? session : sessionOf(request, requester));
    setHeld({ request, requester, session });
  }
  useEffect(() => {
    if (session.request !== request) keepSession(request, session);
  }, [request, session]);
  return session;
}

/**
 * Whether two requests are the same: equal params of one requester.
 *
 * Input for one request is never used for another.
 */
export function isSameRequest(a: SessionProps, b: SessionProps): boolean {
  return keyOf(a.requester) === keyOf(b.requester) && sameJson(a.request, b.request);
}

function keyOf(requester: Requester | undefined): string | undefined {
  return requester && requesterKey(requester);
}
