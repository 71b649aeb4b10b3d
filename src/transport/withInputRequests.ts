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
    const needed = readNeeded(result);
    if (!needed) return result;
    if (round >= maxRounds) {
      throw new InputRequestError("tooManyRounds", `Over ${maxRounds} rounds.`);
    }
    const { early, inputRequests, requestState } = needed;
    if (early) {
      const inputResponses = await fulfilConfirmations(queue, early, options);
      const meta = "_meta" in params && isObject(params._meta) ? params._meta : {};
      next = { ...params, _meta: withState(meta, inputResponses, requestState) };
    } else {
      const responses = await fulfilInputRequests(queue, inputRequests ?? {}, options);
      const any = Object.keys(responses).length > 0;
      next = withState(params, any ? responses : undefined, requestState);
    }
  }
}

interface Needed {
  inputRequests?: unknown;
  /** The list of the early form. */
  early?: readonly unknown[];
  requestState: unknown;
}

/** What a result asks for, or nothing where it is complete. */
function readNeeded(result: unknown): Needed | undefined {
  const { resultType, inputRequests, requestState, _meta: meta } = isObject(result) ? result : {};
  if (resultType === "input_required") return { inputRequests, requestState };
  if (!isObject(meta) || !Array.isArray(meta.inputRequests) || meta.inputRequests.length === 0) {
    return undefined;
  }
  return { early: meta.inputRequests, requestState: meta.requestState };
}

/** The state goes back as it came, and only with the retry it came for. */
function withState(params: object, inputResponses: unknown, requestState: unknown): object {
  const next: Record<string, unknown> = { ...params };
  delete next.inputResponses;
  delete next.requestState;
  if (inputResponses !== undefined) next.inputResponses = inputResponses;
  if (requestState !== undefined && requestState !== null) next.requestState = requestState;
  return next;
}
