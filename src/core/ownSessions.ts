import type { ElicitationRequest } from "./protocol.js";
import { isSameRequest, requesterKey, Session, type SessionOptions } from "./session.js";

/** A request of a component that has no item of a queue. */
export type OwnRequest = Pick<SessionOptions, "request" | "requester">;

/**
 * The sessions without a queue, by request object: the components that show it share nothing else.
 * Weak, because no host says when it no longer needs a request.
 */
const ownSessions = new WeakMap<ElicitationRequest, readonly Session[]>();

/** Returns the session of a request object. Without a requester, that is its only one. */
export function findOwnSession({ request, requester }: OwnRequest): Session | undefined {
  const all = ownSessions.get(request) ?? [];
  const key = requester && requesterKey(requester);
  if (!requester && all.length === 1) return all[0];
  return all.find((each) => (each.requester && requesterKey(each.requester)) === key);
}

/** Returns the session of a request without a queue: the same for every component that shows it. */
export function ownSessionOf(asked: OwnRequest): Session {
  const found = findOwnSession(asked);
  if (found) return found;
  const session = new Session(asked);
  keepOwnSession(asked.request, session);
  return session;
}

/** Stores the session of a request object, in place of an earlier one of the same request. */
export function keepOwnSession(request: ElicitationRequest, session: Session): void {
  const { requester } = session;
  const others = (ownSessions.get(request) ?? []).filter(
    (each) => !isSameRequest({ request, requester: each.requester }, { request, requester }),
  );
  ownSessions.set(request, [...others, session]);
}
