import type { Approval } from "../protocol/Approval.js";
import type { ElicitationResult, FormRequest } from "../protocol/types.js";
import type { ElicitationSource } from "../transport/types.js";

/**
 * An interrupt of an AG-UI run, as received. Untrusted.
 *
 * @see https://docs.ag-ui.com/concepts/interrupts
 */
export interface Interrupt {
  /** ID of the interrupt. */
  id: string;
  /** Why the run stopped. Shown if there is no message. */
  reason: string;
  /** Message to the user. */
  message?: string | undefined;
  /** JSON Schema of the answer. */
  responseSchema?: object | undefined;
  /** When it expires, in ISO 8601. */
  expiresAt?: string | undefined;
  /** ID of the tool call to approve. */
  toolCallId?: string | undefined;
}

/** Answer to one interrupt, for the next run. */
export interface ResumeEntry {
  /** ID of the interrupt. */
  interruptId: string;
  /** Whether the user answered. */
  status: "resolved" | "cancelled";
  /** Content of the answer. */
  payload?: unknown;
  /** Details, such as `{ action: "decline" }`. */
  metadata?: { [key: string]: unknown } | undefined;
}

/** Options for the interrupts of a run. */
export interface InterruptOptions extends ElicitationSource {
  /** Withdraws the open requests and rejects with its reason. */
  signal?: AbortSignal | undefined;
}

/**
 * An interrupt of LangGraph: an entry of `__interrupt__`, of a task's `interrupts`, or of
 * `useStream`.
 */
export interface GraphInterrupt {
  /** ID of the interrupt. */
  id?: string | undefined;
  /** Value given to `interrupt`. */
  value?: unknown;
  /** JSON Schema of the answer, if `interrupt` was given one. */
  response_schema?: unknown;
}

/** One form of an interrupt. */
export interface GraphQuestion {
  request: FormRequest;
  /** The call that the user approves. Missing if there is none. */
  approval?: Approval | undefined;
  /** Returns the framework's form of a result, or `undefined` if it has none. */
  answerOf: (result: ElicitationResult) => unknown;
}
