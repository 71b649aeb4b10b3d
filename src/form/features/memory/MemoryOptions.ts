import type { ElicitationStorage } from "../../../memory/ElicitationStorage.js";
import type { ElicitationRequest, Requester } from "../../../protocol/types.js";
import type { Timers } from "../../../time/timers.js";
import type { FormStore } from "../../model/FormStore.js";

/** Options of a form's memory, for one requester in one storage. */
export interface MemoryOptions {
  store: FormStore;
  request: ElicitationRequest;
  requester: Requester;
  storage: ElicitationStorage;
  timers: Timers;
}
