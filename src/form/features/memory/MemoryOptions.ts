import type { ElicitationStorage } from "../../../memory/ElicitationStorage.js";
import type { ElicitationRequest } from "../../../protocol/ElicitationRequest.js";
import type { Requester } from "../../../protocol/Requester.js";
import type { Timers } from "../../../time/Timers.js";
import type { FormStore } from "../../model/FormStore.js";

/** What is kept of a form is kept for one requester, in one storage. */
export interface MemoryOptions {
  store: FormStore;
  request: ElicitationRequest;
  requester: Requester;
  storage: ElicitationStorage;
  timers: Timers;
}
