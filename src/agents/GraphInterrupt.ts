/** An interrupt of LangGraph: an entry of `__interrupt__`, of a task's `interrupts`, of `useStream`. */
export interface GraphInterrupt {
  id?: string | undefined;
  /** What was given to `interrupt`. */
  value?: unknown;
  /** JSON Schema of the answer, where `interrupt` was given one. */
  response_schema?: unknown;
}
