import type { ApprovalRequest } from "../core/ApprovalRequest.js";
import { isComposed, isObject, sameJson } from "../core/json.js";
import type {
  ElicitationContent,
  ElicitationResult,
  FormRequest,
  RequestedSchema,
  Requester,
} from "../core/protocol.js";
import { requesterKey } from "../core/session.js";
import type { ElicitationQueue } from "../queue/ElicitationQueue.js";
import { InputRequestError } from "../transports/errors.js";
import { elicitAnswer, nextScope, progressOf, together } from "../transports/requests.js";
import type { ElicitationCall, ElicitationSource } from "../queue/ElicitationConnection.js";
import { type ApprovalAnswer, readDecision } from "./approvals.js";

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
  /** Run of the subagent that asks. */
  subagentRunId?: string | undefined;
  /** Details, such as `governance.actionFingerprint`. */
  metadata?: { [key: string]: unknown } | undefined;
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

/** One request of an interrupt. */
export interface Question<Answer> {
  request: FormRequest | ApprovalRequest;
  /** Returns the framework's form of a result, or `undefined` if it has none. */
  answerOf: (result: ElicitationResult) => Answer | undefined;
}

/**
 * The queue IDs by interrupt object. In the module, because one object is one request in every call.
 * Weak, because the framework owns the object and doesn't say when it no longer needs it.
 */
const ids = new WeakMap<object, string>();

/**
 * Returns the queue ID of a request, by its object, because agents reuse their IDs in later runs.
 */
function idOf(asked: object): string {
  let id = ids.get(asked);
  if (!id) ids.set(asked, (id = `interrupt ${nextScope()}`));
  return id;
}

/** An interrupt that some calls wait for. */
interface OpenInterrupt {
  readonly id: string;
  /** Everything that makes it this one: its own ID, the requester, the context and the requests. */
  readonly identity: readonly unknown[];
  calls: number;
}

/** The open interrupts of each queue. */
const openInterrupts = new WeakMap<ElicitationQueue, Set<OpenInterrupt>>();

/**
 * Marks an interrupt as open. One that is equal to an open one, with the same ID, joins its requests.
 *
 * @returns the function that ends it for this call.
 */
function joinOpen(
  queue: ElicitationQueue,
  asked: { id?: string | undefined },
  questions: readonly Pick<Question<unknown>, "request">[],
  requester: Requester,
  context: unknown,
): () => void {
  const all = openInterrupts.get(queue) ?? new Set();
  openInterrupts.set(queue, all);
  const requests = questions.map(({ request }) => request);
  const identity = [asked.id, requesterKey(requester), context, requests];
  let known: OpenInterrupt | undefined;
  for (const each of all) {
    const isKnown = ids.has(asked)
      ? each.id === ids.get(asked)
      : asked.id !== undefined &&
        each.identity[0] === asked.id &&
        sameJson(each.identity, identity);
    if (isKnown) known ??= each;
  }
  if (known) ids.set(asked, known.id);
  const own = known ?? { id: idOf(asked), identity, calls: 0 };
  all.add(own);
  own.calls += 1;
  return () => {
    own.calls -= 1;
    if (own.calls === 0) all.delete(own);
  };
}

/**
 * Removes repeated requests, and keeps the order.
 *
 * An answer is returned by the ID of its request: two different requests with one ID, or several
 * without any, could get each other's.
 *
 * @throws {InputRequestError} if two answers could be mixed up.
 */
export function distinct<Asked extends { id?: string | undefined }>(
  asked: readonly Asked[],
): readonly Asked[] {
  const byId = new Map<unknown, Asked>();
  for (const each of asked) {
    if (!isObject(each)) throw new InputRequestError("malformed", "No interrupt.");
    const known = byId.get(each.id);
    if (known && !sameJson(known, each)) {
      throw new InputRequestError("malformed", "Two interrupts have the same id, or none.");
    }
    if (!known) byId.set(each.id, each);
  }
  if (byId.size > 1 && [...byId.keys()].some((id) => typeof id !== "string" || id === "")) {
    throw new InputRequestError("malformed", "Of several interrupts, one has no id.");
  }
  return [...byId.values()];
}

/** A call of an agent, with the requests that the user answers for it. */
interface AskedCall<Answer> {
  /** The object that identifies it. */
  asked: { id?: string | undefined };
  call: ElicitationCall;
  questions: readonly Question<Answer>[];
  /** The object that approvals of one group have in common. */
  group: object;
  /** When it expires, if the host does not say. */
  expiresAt?: number | undefined;
}

/**
 * Asks for several calls of an agent, and returns the answers of each, in order.
 *
 * A call is answered as a whole: if one of its requests has no answer, the next time asks for all of
 * them.
 */
export async function askAll<Answer>(
  queue: ElicitationQueue,
  calls: readonly AskedCall<Answer>[],
  { requester, context = (call) => call, expiresAt, signal: outer }: InterruptOptions,
): Promise<(Answer | undefined)[][]> {
  const contexts = calls.map(({ call }) => context(call));
  const leave = calls.map(({ asked, questions }, place) =>
    joinOpen(queue, asked, questions, requester, contexts[place]),
  );
  const all = calls.flatMap((call, place) =>
    call.questions.map((question, index) => {
      return { ...call, ...question, place, id: `${idOf(call.asked)}, ${index}` };
    }),
  );
  const tasks = all.map((each, position) => async (signal: AbortSignal) => {
    const { request, answerOf, id } = each;
    const options = {
      requester,
      id,
      context: contexts[each.place],
      progress: progressOf(position, all.length),
      expiresAt: expiresAt?.(request) ?? each.expiresAt,
      signal,
      ...(request.mode === "approval" && { group: idOf(each.group) }),
    };
    const isAnswer = (result: ElicitationResult) => answerOf(result) !== undefined;
    return answerOf(await elicitAnswer(queue, request, options, isAnswer));
  });
  const answers = await together(outer, tasks).finally(() => leave.forEach((end) => end()));
  return calls.map((_, place) => {
    const own = all.flatMap(({ id, ...each }, position) =>
      each.place === place ? [{ id, answer: answers[position] }] : [],
    );
    const isWhole = own.every(({ answer }) => answer !== undefined);
    for (const { id, answer } of own) {
      // The queue keeps no result of a request without an answer.
      if (!isWhole && answer !== undefined) queue.disconnect(requester, { id });
    }
    return own.map(({ answer }) => answer);
  });
}

/** An approval, and what asks for it. */
export interface AskedApproval {
  asked: { id: string };
  call: ElicitationCall;
  request: ApprovalRequest;
}

/** Asks for approvals as one group. Returns the answers, in order: `undefined` for an open one. */
export async function askGroup(
  queue: ElicitationQueue,
  approvals: readonly AskedApproval[],
  options: InterruptOptions,
): Promise<(ApprovalAnswer | undefined)[]> {
  const calls = approvals.map(({ request, ...each }) => {
    const answerOf = (result: ElicitationResult) => readDecision(request, result);
    return { ...each, group: approvals[0]!.asked, questions: [{ request, answerOf }] };
  });
  return (await askAll(queue, calls, options)).map(([answer]) => answer);
}

/** A form, and how its content becomes the requested value. */
export interface ValueForm {
  request: FormRequest;
  /** Returns the value that the schema describes, or nothing if the answer is only yes or no. */
  payloadOf: (content: ElicitationContent) => unknown;
}

/**
 * Creates a form from a message and the JSON Schema of an answer.
 *
 * A form is a list of fields, so any other value becomes its one field, named by the message if it
 * has no name.
 */
export function readForm(message: string, schema: unknown): ValueForm {
  if (!isObject(schema)) {
    const requestedSchema: RequestedSchema = { type: "object", properties: {} };
    return { request: { message, requestedSchema }, payloadOf: () => undefined };
  }
  const { type = "object" } = schema;
  if (type === "object" && !isComposed(schema)) {
    return {
      request: { message, requestedSchema: schema as RequestedSchema },
      payloadOf: (content) => content,
    };
  }
  // References inside the schema resolve against an `$id`, wherever the schema is placed.
  const address = JSON.stringify(schema).includes('"$ref"') ? { $id: "urn:answer" } : {};
  const requestedSchema: RequestedSchema = {
    type: "object",
    properties: { answer: { title: message, ...address, ...schema } },
    required: ["answer"],
  };
  return { request: { message, requestedSchema }, payloadOf: ({ answer: given }) => given };
}

/** Whether there is nothing to show of arguments. */
export function isNothing(args: unknown): boolean {
  if (args === undefined || args === null || args === "") return true;
  return typeof args === "object" && Object.keys(args).length === 0;
}
