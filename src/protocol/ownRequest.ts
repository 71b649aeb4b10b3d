import type { ElicitationRequest } from "./types.js";
import { requesterKey } from "./requester.js";
import type { Question } from "./sameQuestion.js";

const owned = new WeakMap<ElicitationRequest, Record<string, ElicitationRequest>>();

/**
 * Returns the object that identifies a request.
 *
 * It is the request itself for its first requester, and a copy for each other one, always the same.
 * So data kept by a request object belongs to one request, even if a host sends one object to
 * several servers.
 */
export function ownRequest({ request, requester }: Question): ElicitationRequest {
  if (!requester) return request;
  const key = requesterKey(requester);
  const copies = owned.get(request) ?? { [key]: request };
  owned.set(request, copies);
  return (copies[key] ??= { ...request });
}
