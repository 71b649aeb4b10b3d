import type { Approval } from "../protocol/Approval.js";
import type { ElicitationResult, FormRequest } from "../protocol/types.js";
import type { ElicitationSource } from "../transport/types.js";

/**
 * What a run of AG-UI is waiting for, as it came.
 *
 * @see https://docs.ag-ui.com/concepts/interrupts
 */
export interface Interrupt {
  id: string;
  /** Why the run stopped. Shown where there is no message. */
  reason: string;
  message?: string | undefined;
  /** JSON Schema of the answer. */
  responseSchema?: object | undefined;
  /** When it stops being answerable, in ISO 8601. */
  expiresAt?: string | undefined;
  /** The tool call that wants to be approved. */
  toolCallId?: string | undefined;
}

/** The answer to one interrupt, as the next run takes it. */
export interface ResumeEntry {
  interruptId: string;
  status: "resolved" | "cancelled";
  payload?: unknown;
  metadata?: { [key: string]: unknown } | undefined;
}

/** Who asks in the interrupts of a run, and for how long. */
export interface InterruptOptions extends ElicitationSource {
  /** Takes the run back: what is still asked is cancelled, and the promise rejects with its reason. */
  signal?: AbortSignal | undefined;
}

/** An interrupt of LangGraph: an entry of `__interrupt__`, of a task's `interrupts`, of `useStream`. */
export interface GraphInterrupt {
  id?: string | undefined;
  /** What was given to `interrupt`. */
  value?: unknown;
  /** JSON Schema of the answer, where `interrupt` was given one. */
  response_schema?: unknown;
}

/** One form of an interrupt. */
export interface GraphQuestion {
  request: FormRequest;
  /** The call that the user approves; missing where nothing is approved. */
  approval?: Approval | undefined;
  /** The framework's form of a result; `undefined` where it has none, and the interrupt stays open. */
  answerOf: (result: ElicitationResult) => unknown;
}
