import type { ElicitationQueue } from "../queue/ElicitationQueue.js";
import { InputRequestError } from "../transport/errors.js";
import { answerInterrupts } from "./answerInterrupts.js";
import type { Interrupt, InterruptOptions, ResumeEntry } from "./types.js";

/** An agent of `@ag-ui/client`. */
export interface InterruptedAgent<Parameters, Result> {
  /** What its last run is waiting for. */
  readonly pendingInterrupts: readonly Interrupt[];
  runAgent(parameters?: Parameters): Promise<Result>;
  abortRun?(): void;
}

/** What the next run of an agent may be given. */
export interface RunParameters {
  runId?: string | undefined;
  resume?: ResumeEntry[] | undefined;
}

/** Who asks in the interrupts of an agent, and for how long. */
export interface WithAgUiInterruptsOptions extends InterruptOptions {
  /** How often the agent may stop to ask before it fails. 50 by default. */
  maxRounds?: number | undefined;
}

/**
 * Runs an agent of AG-UI that may stop to ask. The person is asked all that the run waits for, the
 * next run takes their answers, and so on until one is complete. What an earlier run of the agent was
 * left waiting for is asked first.
 *
 * @param parameters of the first run; the others take them too, but for its `runId`.
 * @returns what the last run gave.
 * @throws {InputRequestError} when the agent asks too often.
 * @throws the reason of `signal`, by which the run is aborted, and what the agent throws.
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
