import { isObject } from "../core/json.js";
import type { ElicitationResult } from "../core/protocol.js";
import type { ElicitationQueue } from "../queue/ElicitationQueue.js";
import { ElicitationRefusedError, InputRequestError } from "./errors.js";
import { askUser, handlerOf, isElicitation, progressOf, readParams, together } from "./requests.js";
import type { InputRequestOptions } from "./types.js";
import { readConfirmations } from "./readConfirmations.js";

/**
 * Responds to requests by their keys, after validating all of them.
 *
 * Elicitation requests are shown to the user one after another ("1 of 3"). Others go to the host's
 * handlers.
 *
 * @param toResponse returns what is sent for a result. If it throws, the other requests are
 *   withdrawn.
 * @throws {InputRequestError} before the user is asked, if one of them can't be fulfilled.
 */
async function answerEach(
  queue: ElicitationQueue,
  requests: unknown,
  options: InputRequestOptions,
  toResponse: (result: ElicitationResult) => unknown,
): Promise<Record<string, unknown>> {
  if (!isObject(requests)) throw new InputRequestError("malformed", "No requests.");
  const entries = Object.entries(requests);
  const total = entries.filter(([, request]) => isElicitation(request)).length;
  const call = { signal: options.signal };
  let index = 0;

  const tasks = entries.map(([key, request]) => {
    const { method, params } = (request ?? {}) as Record<string, unknown>;
    if (isElicitation(request)) {
      const progress = progressOf(index++, total);
      const elicitation = readParams(params);
      return async (signal: AbortSignal) => {
        const more = { signal, progress, settleOn: "completion" } as const;
        return [key, toResponse(await askUser(queue, options, elicitation, more, call))] as const;
      };
    }
    const handler = handlerOf(options, method);
    return async (signal: AbortSignal) => [key, await handler(params, signal)] as const;
  });
  // `fromEntries` defines own properties, so a key such as `__proto__` stays a plain key.
  return Object.fromEntries(await together(options.signal, tasks));
}

/** The answer to a confirmation of the early form. */
export interface ConfirmationResponse {
  type: "confirmation";
  value: string;
}

/**
 * Fulfills `_meta.inputRequests` of the early form of multi-round-trip requests.
 *
 * It is a list of choices. Each becomes a form with one field, marked to be shown as a button per
 * option.
 *
 * @throws {ElicitationRefusedError} if the user chose no option, for which the early form has no
 *   response.
 */
async function fulfilConfirmations(
  queue: ElicitationQueue,
  inputRequests: readonly unknown[],
  options: InputRequestOptions,
): Promise<ConfirmationResponse[]> {
  const requests = readConfirmations(inputRequests);
  const responses = await answerEach(queue, requests, options, (result) => {
    if (result.action !== "accept") throw new ElicitationRefusedError(result.action);
    const { choice } = result.content ?? {};
    if (typeof choice !== "string") throw new ElicitationRefusedError("cancel");
    return { type: "confirmation", value: choice };
  });
  return Object.values(responses) as ConfirmationResponse[];
}

/**
 * Fulfills the `inputRequests` of a result (MCP 2026-07-28).
 *
 * Elicitation requests are shown to the user one after another ("1 of 3"). Other methods go to your
 * handlers.
 *
 * @returns `inputResponses`, by the server's keys.
 * @throws {InputRequestError} before the user is asked, if one of them can't be fulfilled.
 * @see https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/mrtr
 * @example
 * const inputResponses = await fulfilInputRequests(queue, result.inputRequests, { requester });
 * await rpc.request("tools/call", { ...params, inputResponses, requestState: result.requestState });
 */
export function fulfilInputRequests(
  queue: ElicitationQueue,
  inputRequests: unknown,
  options: InputRequestOptions,
): Promise<Record<string, unknown>> {
  return answerEach(queue, inputRequests, options, (result) => result);
}

/** Options of `withInputRequests`. */
export interface WithInputRequestsOptions extends InputRequestOptions {
  /**
   * Maximum number of times that the server may request input.
   *
   * @default 10
   */
  maxRounds?: number | undefined;
}

/**
 * Runs a call whose result may request input first (MCP 2026-07-28).
 *
 * For `tools/call`, `prompts/get` and `resources/read`, if your SDK doesn't handle
 * `input_required`. It asks the user and repeats the call with the responses until the result is
 * complete. A result without `resultType` is complete. Each call declares the modes of the queue,
 * and what `handlers` can do, in `_meta["io.modelcontextprotocol/clientCapabilities"]`. Other
 * capabilities that you put there in `params` are kept.
 *
 * @param call makes the request with these params, with a new JSON-RPC ID each time.
 * @param params params of the call. They are copied, not changed.
 * @returns the complete result.
 * @throws {InputRequestError} if the server requests something unsupported, or too often.
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
  const declared = withCapabilities(params, queue, options);
  let next: object = declared;
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
      next = withState(declared, any ? responses : undefined, requestState);
    } else {
      const responses = await fulfilConfirmations(queue, early as unknown[], options);
      next = {
        ...declared,
        _meta: withState(declared._meta, responses, meta?.requestState),
      };
    }
  }
}

/** Params that a retry adds. */
interface Retry {
  inputResponses?: unknown;
  requestState?: unknown;
  _meta?: unknown;
}

/** Requests in a result, unvalidated. The early form has them in `_meta`. */
interface Asked extends AskedInput {
  resultType?: unknown;
  _meta?: AskedInput | null;
}

interface AskedInput {
  inputRequests?: unknown;
  requestState?: unknown;
}

/** Key in `_meta` that servers of 2026-07-28 read before they request input. */
const CLIENT_CAPABILITIES = "io.modelcontextprotocol/clientCapabilities";

/** Capabilities that come with a handler of the host. */
const CAPABILITIES_OF_HANDLERS = { "sampling/createMessage": "sampling", "roots/list": "roots" };

/** Declares in the params of a call what its server may request. */
function withCapabilities<Params extends object>(
  params: Params,
  { capabilities }: ElicitationQueue,
  { handlers = {} }: InputRequestOptions,
) {
  const { _meta: meta }: Retry = params;
  const own = isObject(meta) ? meta : {};
  const known = own[CLIENT_CAPABILITIES];
  const handled = Object.entries(CAPABILITIES_OF_HANDLERS).filter(([method]) =>
    Object.hasOwn(handlers, method),
  );
  const declared = {
    ...capabilities.mcp,
    ...Object.fromEntries(handled.map(([, name]) => [name, {}])),
    ...(isObject(known) ? known : {}),
  };
  return { ...params, _meta: { ...own, [CLIENT_CAPABILITIES]: declared } };
}

/** Adds responses and state. The state goes back unchanged, with the retry it belongs to. */
function withState(params: object, responses: object | undefined, state: unknown): object {
  const { inputResponses: _responses, requestState: _state, ...own }: Retry = params;
  const next: Retry = own;
  if (responses) next.inputResponses = responses;
  if (state !== undefined && state !== null) next.requestState = state;
  return next;
}
