import type { ElicitationRequest } from "../protocol/ElicitationRequest.js";
import type { FormStore } from "./FormStore.js";

/** What is known of a request object: which forms show it, and what was entered in it. */
export interface Session {
  /** The forms that show this request now. */
  mounted: Set<FormStore>;
  /** What the last form held when it was unmounted without an answer. */
  draft?: FormStore;
  /** Whether an answer is on its way to the host. */
  pending: boolean;
}

const sessions = new WeakMap<ElicitationRequest, Session>();

/** The session of a request object; made on first use, gone with the object. */
export function sessionOf(request: ElicitationRequest): Session {
  let session = sessions.get(request);
  if (!session) sessions.set(request, (session = { mounted: new Set(), pending: false }));
  return session;
}
