import type { ElicitationRequest } from "../protocol/types.js";

/** How each visible request is brought into view, by its object. */
const reveals = new WeakMap<ElicitationRequest, () => void>();

/** Sets how a visible request is brought into view, until the returned function is called. */
export function setReveal(request: ElicitationRequest, bring: () => void): () => void {
  reveals.set(request, bring);
  return () => {
    if (reveals.get(request) === bring) reveals.delete(request);
  };
}

/** Brings a request into view and focuses it. Does nothing if it isn't visible. */
export function reveal(request: ElicitationRequest): void {
  reveals.get(request)?.();
}
