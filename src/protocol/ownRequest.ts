import type { ElicitationRequest } from "./types.js";
import { requesterKey } from "./requester.js";
import type { Question } from "./sameQuestion.js";

const owned = new WeakMap<ElicitationRequest, Record<string, ElicitationRequest>>();

/**
 * The object that stands for a question: the request itself for the first who asks it, and for each
 * other requester a copy, always the same one. So what is known of a request object is known of one
 * question, also where a host asks several servers with one object.
 */
export function ownRequest({ request, requester }: Question): ElicitationRequest {
  if (!requester) return request;
  const key = requesterKey(requester);
  const copies = owned.get(request) ?? { [key]: request };
  owned.set(request, copies);
  return (copies[key] ??= { ...request });
}
