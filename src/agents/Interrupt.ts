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
