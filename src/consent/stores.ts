import type { ElicitationRequest } from "../protocol/types.js";
import { ConsentStore } from "./ConsentStore.js";

const stores = new WeakMap<ElicitationRequest, ConsentStore>();

/**
 * The store of a request object. Shown twice, or taken away and shown again, it is one consent: what
 * was agreed to is not asked again.
 */
export function storeOf(request: ElicitationRequest): ConsentStore {
  const store = stores.get(request) ?? new ConsentStore();
  stores.set(request, store);
  return store;
}

/** Goes on with a store for another request object, one that is equal to that of the store. */
export function keepStore(request: ElicitationRequest, store: ConsentStore): void {
  stores.set(request, store);
}
