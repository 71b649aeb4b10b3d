import type { ElicitationSource } from "./ElicitationSource.js";

/** Answers a request that is not the person's to answer. */
export type InputRequestHandler = (params: unknown, signal: AbortSignal) => unknown;

/** Who asks in results, and who answers what is not the person's to answer. */
export interface InputRequestOptions extends ElicitationSource {
  /** Takes the call back: what is still asked is cancelled, and the call rejects. */
  signal?: AbortSignal | undefined;
  /** The host's own handlers, by method. A method without one is refused. */
  handlers?:
    | {
        "sampling/createMessage"?: InputRequestHandler;
        "roots/list"?: InputRequestHandler;
        [method: string]: InputRequestHandler | undefined;
      }
    | undefined;
}
