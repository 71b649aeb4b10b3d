import type { ElicitationQueue } from "../queue/ElicitationQueue.js";
import { InputRequestError } from "../transport/errors.js";
import { answerInterrupts } from "./answerInterrupts.js";
import type { Interrupt, InterruptOptions, ResumeEntry } from "./types.js";

/** An agent of `@ag-ui/client`. */
export interface InterruptedAgent<Parameters, Result> {
  /** Open interrupts of its last run. */
  readonly pendingInterrupts: readonly Interrupt[];
  /** Runs the agent. */
  runAgent(parameters?: Parameters): Promise<Result>;
  /** Aborts the run. */
  abortRun?(): void;
}

/** Parameters of a run that this function sets. */
export interface RunParameters {
  /** ID of the run. */
  runId?: string | undefined;
  /** Answers to the interrupts of the last run. */
  resume?: ResumeEntry[] | undefined;
}

/** Options of `withAgUiInterrupts`. */
export interface WithAgUiInterruptsOptions extends InterruptOptions {
  /**
   * Maximum number of times that the agent may interrupt a run.
   *
   * @default 50
   */
  maxRounds?: number | undefined;
}

/**
 * Runs an AG-UI agent, and asks the user for its interrupts.
 *
 * After each interrupted run, it shows the interrupts and starts the next run with the answers,
 * until a run completes. Interrupts of an earlier run are shown first.
 *
 * @param parameters parameters of the first run. The others get them too, without `runId`.
 * @returns the result of the last run.
 * @throws {InputRequestError} if the agent interrupts too often.
 * @throws {ElicitationLimitError} -32029 if the requester exceeds a limit of the queue.
 * @throws the reason of `signal`, which aborts the run, and what the agent throws.
 * @see https://docs.ag-ui.com/concepts/interrupts
 * @example
 * const agent = new HttpAgent({ url: "https://agent.example/run" });
 * await withAgUiInterrupts(agent, { tools }, queue, { requester: { name: "Travel agent" } });
 */
export async function withAgUiInterrupts<Parameters extends RunParameters, Result>(
  agent: InterruptedAgent<Parameters, Result>,
  parameters: Parameters,
  queue: ElicitationQueue,
  { maxRounds = 50, ...options }: WithAgUiInterruptsOptions,
): Promise<Result> {
  const { signal } = options;
  const onAbort = () => agent.abortRun?.();
  signal?.addEventListener("abort", onAbort);
  try {
    let next = parameters;
    if (!next.resume && agent.pendingInterrupts.length > 0) next = await answered();
    for (let round = 0; ; round += 1) {
      signal?.throwIfAborted();
      const result = await agent.runAgent(next);
      signal?.throwIfAborted();
      if (agent.pendingInterrupts.length === 0) return result;
      if (round >= maxRounds) {
        throw new InputRequestError("tooManyRounds", `Over ${maxRounds} rounds.`);
      }
      const { runId: _, ...others } = await answered();
      next = others as Parameters;
    }
  } finally {
    signal?.removeEventListener("abort", onAbort);
  }

  async function answered(): Promise<Parameters> {
    return {
      ...parameters,
      resume: await answerInterrupts(queue, agent.pendingInterrupts, options),
    };
  }
}
