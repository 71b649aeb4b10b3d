import type { ElicitationRequest } from "../protocol/types.js";
import { ConsentStore } from "./ConsentStore.js";

const stores = new WeakMap<ElicitationRequest, ConsentStore>();

/**
 * Returns the store of a request object. Rendered twice, or unmounted and mounted again, it is one
 * consent.
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
