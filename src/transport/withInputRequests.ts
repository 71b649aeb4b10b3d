import type { ElicitationQueue } from "../queue/ElicitationQueue.js";
import { fulfilConfirmations } from "./fulfilConfirmations.js";
import { fulfilInputRequests } from "./fulfilInputRequests.js";
import { InputRequestError } from "./InputRequestError.js";
import type { InputRequestOptions } from "./InputRequestOptions.js";
import { isObject } from "../protocol/isObject.js";

/** Who asks in results, and for how long. */
export interface WithInputRequestsOptions extends InputRequestOptions {
  /** How often the server may ask before the call fails. 10 by default. */
  maxRounds?: number | undefined;
}

/**
 * Makes a call whose results may ask for input first (MCP 2026-07-28: `tools/call`, `prompts/get`,
 * `resources/read`), for hosts whose SDK does not do so. The person is asked, and the call is made
 * again with their answers, until its result is complete. A result without `resultType` is.
 *
 * @param call makes the request with these params, and a new JSON-RPC id each time.
 * @param params the call's own. What a retry adds is added to a copy of them.
 * @throws {InputRequestError} when the server asks for what cannot be given, or too often.
 * @throws the reason of `signal`, and what `call` throws.
 * @see https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/mrtr
 * @example
 * const result = await withInputRequests(
 *   (params) => rpc.request("tools/call", params),
 *   { name: "deploy", arguments: {} },
 *   queue,
 *   { requester: { name: "Deployments" } },
 * );
 */
export async function withInputRequests<Params extends object, Result>(
  call: (params: Params) => Promise<Result>,
  params: Params,
  queue: ElicitationQueue,
  options: WithInputRequestsOptions,
): Promise<Result> {
  const { maxRounds = 10, signal } = options;
  let next: object = params;
  for (let round = 0; ; round += 1) {
    signal?.throwIfAborted();
    const result = await call(next as Params);
    const { resultType, inputRequests, requestState, _meta: meta } = (result ?? {}) as Asked;
    const asks = resultType === "input_required";
    const early = meta?.inputRequests;
    const asksEarly = Array.isArray(early) && early.length > 0;
    if (!asks && !asksEarly) return result;
    if (round >= maxRounds) {
      throw new InputRequestError("tooManyRounds", `Over ${maxRounds} rounds.`);
    }
    if (asks) {
      const responses = await fulfilInputRequests(queue, inputRequests ?? {}, options);
      const any = Object.keys(responses).length > 0;
      next = withState(params, any ? responses : undefined, requestState);
    } else {
      const responses = await fulfilConfirmations(queue, early as unknown[], options);
      const { _meta: own } = params as Retry;
      next = {
        ...params,
        _meta: withState(isObject(own) ? own : {}, responses, meta?.requestState),
      };
    }
  }
}

/** What the params of a retry have of their own protocol. */
interface Retry {
  inputResponses?: unknown;
  requestState?: unknown;
  _meta?: unknown;
}

/** What a result may ask: it can be anything. In `_meta` as the early form has it. */
interface Asked extends AskedInput {
  resultType?: unknown;
  _meta?: AskedInput | null;
}

interface AskedInput {
  inputRequests?: unknown;
  requestState?: unknown;
}

/** The state goes back as it came, and only with the retry it came for. */
function withState(params: object, responses: object | undefined, state: unknown): object {
  const { inputResponses: _responses, requestState: _state, ...own }: Retry = params;
  const next: Retry = own;
  if (responses) next.inputResponses = responses;
  if (state !== undefined && state !== null) next.requestState = state;
  return next;
}
