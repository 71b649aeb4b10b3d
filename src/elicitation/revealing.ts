import type { ElicitationRequest } from "../protocol/types.js";

/** How each request that is on show is brought before the person, by its object. */
const reveals = new WeakMap<ElicitationRequest, () => void>();

/** Tells how a request that is on show is brought before the person, until the function it returns is called. */
export function setReveal(request: ElicitationRequest, bring: () => void): () => void {
  reveals.set(request, bring);
  return () => {
    if (reveals.get(request) === bring) reveals.delete(request);
  };
}

/** Brings a request before the person, with the focus on its heading; nothing where it is not on show. */
export function reveal(request: ElicitationRequest): void {
  reveals.get(request)?.();
}
