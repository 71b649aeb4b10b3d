import type { ElicitationRequest, ElicitationResult, Requester } from "../core/protocol.js";
import type { ApprovalRequest } from "../core/ApprovalRequest.js";
import { ElicitationSettledError, reportUncaught } from "../core/errors.js";
import { isObject, parseJson } from "../core/json.js";
import { ANSWERED_ELSEWHERE } from "../queue/answeredElsewhere.js";
import {
  type ElicitationItem,
  type ElicitationQueue,
  type ElicitOptions,
  internalsOf,
} from "../queue/ElicitationQueue.js";
import { type Timers, systemTimers } from "../core/timers.js";
import type { Channel, JsonRpcResponse } from "./types.js";
import { readParams } from "./requests.js";
import { relayChannel } from "./networkChannels.js";
import { toRpcError } from "./errors.js";

/** Options of `connectRelay`. */
export interface ConnectRelayOptions {
  /**
   * Whether this page shows a request, for example by the chat in its `context`.
   *
   * The others wait for another page of the user, or for the next `connectRelay` of this one.
   *
   * @default all requests of the user
   * @example
   * const ofChat: ConnectRelayOptions["filter"] = ({ context }) => context === chatId;
   */
  filter?:
    | ((relayed: Pick<ElicitationItem, "request" | "requester" | "context">) => boolean)
    | undefined;
  /**
   * Returns the requester to show, for example with an icon.
   *
   * @default the requester as the backend sends it
   */
  requester?: ((relayed: Requester) => Requester) | undefined;
  /**
   * Called with errors of requests that cannot be shown.
   *
   * @default reportError
   */
  onError?: ((error: unknown) => void) | undefined;
  /**
   * Clock for deadlines and delays. For tests.
   *
   * @default the system clock
   */
  timers?: Timers | undefined;
}

/** What the backend sends along with the params of a request. */
interface Relayed extends Pick<
  ElicitOptions,
  "requester" | "context" | "callId" | "approval" | "group" | "progress" | "settleOn"
> {
  expiresIn?: number | undefined;
  /** The relay's ID of this page, by which it knows which page rejects a request. */
  page?: unknown;
}

/** An open request. */
interface Asked {
  request: ElicitationRequest;
  abort: AbortController;
  /** Whether no response is wanted anymore. */
  over: boolean;
  /** A response that is being sent. */
  sending?: Sending | undefined;
  /** All responses of this page, by ID. One may have arrived without a confirmation. */
  sent: Map<unknown, ElicitationResult>;
  /** How often it was reported that it is on screen. */
  reports: number;
}

interface Sending {
  message: RelayAnswer;
  resolve: () => void;
  reject: (error: Error) => void;
}

interface RelayAnswer {
  jsonrpc: "2.0";
  id: string;
  result: ElicitationResult;
  /** This page's ID of the response, which may be sent twice. */
  answer: string;
}

/** How long to wait until the relay confirms a response, in milliseconds. */
const CONFIRM_MILLISECONDS = 15_000;

/** How often it is reported that a request is on screen, since the bus of a relay may lose a message. */
const MAX_REPORTS = 3;
/** How many requests one report names. */
const MAX_REPORTED = 100;

/**
 * Connects a queue in the browser to the relay on your backend.
 *
 * The other half is `createElicitationRelay` from `react-elicitation/relay`. It reconnects whenever
 * the connection ends, and open requests keep their input. A request settles when the response has
 * reached its requester. A request that is answered elsewhere or withdrawn is removed. The backend
 * decides who the requester is.
 *
 * On a server it does nothing, so a server can render the page. In a component, call it in an effect.
 *
 * @param relay URL of the relay: a WebSocket (`wss://…`), or any other for an event stream, with
 *   POST for responses. Or your own channel.
 * @returns a function that disconnects. Open requests wait for the user's next page.
 * @example
 * const queue = createElicitationQueue();
 * useEffect(() => connectRelay(queue, "/elicitations"), []);
 */
export function connectRelay(
  queue: ElicitationQueue,
  relay: string | URL | Channel,
  options: ConnectRelayOptions = {},
): () => void {
  const {
    filter = () => true,
    requester: present = (relayed) => relayed,
    onError = reportUncaught,
    timers = systemTimers,
  } = options;
  const isAddress = typeof relay === "string" || relay instanceof URL;
  // A page that a server renders has no address, and its user is connected once it is in the browser.
  if (isAddress && typeof location === "undefined") return () => {};
  const channel = isAddress ? relayChannel(relay, { timers, shown: () => shownIds() }) : relay;
  const page = Math.random().toString(36).slice(2);
  const asked = new Map<string, Asked>();
  const { shown, isWithUser } = internalsOf(queue);
  let answers = 0;

  /**
   * Returns the requests that need not be sent again. A response being sent waits for its request.
   */
  function shownIds(): string[] {
    return [...asked].flatMap(([id, { sending }]) => (sending ? [] : [id]));
  }

  function ask(
    id: string,
    params: unknown,
    { requester, expiresIn, page: name, ...rest }: Relayed,
  ) {
    const open = asked.get(id);
    if (open) {
      // After a reconnect, it is unknown whether an earlier message has arrived.
      if (open.sending) sendAgain(open.sending);
      return;
    }
    let request: ElicitationRequest;
    try {
      // The backend is the host's, so it may send approvals. The queue checks them.
      const isApproval = isObject(params) && params.mode === "approval";
      request = isApproval ? (params as unknown as ApprovalRequest) : readParams(params);
      if (!filter({ request, requester, context: rest.context })) return;
    } catch (error) {
      refuse(id, name, error);
      return;
    }
    const abort = new AbortController();
    const entry: Asked = { request, abort, over: false, sent: new Map(), reports: 0 };
    asked.set(id, entry);
    const { signal } = abort;
    const expiresAt = expiresIn === undefined ? undefined : timers.now() + expiresIn;
    const deliver = (result: ElicitationResult) => {
      // The backend cancels at the deadline itself: no page does it as well.
      const isLate = expiresAt !== undefined && expiresAt <= timers.now();
      return isLate && result.action === "cancel" ? undefined : bring(id, entry, result);
    };
    const elicit = async () => {
      const named = present(requester);
      await queue.elicit(request, { ...rest, requester: named, expiresAt, id, signal, deliver });
    };
    elicit()
      .catch((error) => refuse(id, name, error))
      .finally(() => {
        if (asked.get(id) === entry) asked.delete(id);
      });
  }

  /** Reports a request that this page cannot show. The relay rejects it if no page can. */
  async function refuse(id: string, name: unknown, error: unknown) {
    onError(error);
    const refusal = { jsonrpc: "2.0" as const, id, error: toRpcError(error), page: name };
    try {
      await channel.send(refusal);
    } catch {
      // The relay sends the request again on the next connection.
    }
  }

  /**
   * Reports the requests that are on screen, or wait behind one that is: the timeouts of their calls
   * then pause.
   *
   * @param most how often each is reported.
   */
  function reportShown(most: number) {
    const items = new Map(queue.unanswered.map((item) => [item.request, item]));
    const due = [...asked].filter(([, { request, reports }]) => {
      const item = items.get(request);
      return item?.status === "open" && reports < most && isWithUser(item);
    });
    const reported = due.slice(0, MAX_REPORTED);
    if (reported.length === 0) return;
    const count = (change: number) => {
      for (const [, entry] of reported) entry.reports += change;
    };
    count(1);
    const params = { requestIds: reported.map(([id]) => id) };
    const message = { jsonrpc: "2.0", method: "notifications/elicitation/shown", params };
    // A channel carries any message, though its other users only respond.
    const send = async () => channel.send(message as unknown as JsonRpcResponse);
    // Without a connection, it is reported with the next change.
    send().catch(() => count(-1));
  }

  function bring(id: string, entry: Asked, result: ElicitationResult): void | Promise<void> {
    if (entry.over) return;
    answers += 1;
    const answer = `${page}-${answers}`;
    entry.sent.set(answer, result);
    return new Promise((resolve, reject) => {
      const stop = (then: () => void) => () => {
        timers.clearTimeout(timer);
        entry.sending = undefined;
        then();
      };
      const fail = (error: unknown) => stop(() => reject(error))();
      const timer = timers.setTimeout(
        () => fail(new Error("The relay did not confirm the response in time.")),
        CONFIRM_MILLISECONDS,
      );
      const message: RelayAnswer = { jsonrpc: "2.0", id, result, answer };
      entry.sending = { message, resolve: stop(resolve), reject: fail };
      const { sending } = entry;
      try {
        // A channel that can confirm delivery returns a promise.
        channel.send(message)?.then(sending.resolve, fail);
      } catch (error) {
        fail(error);
      }
    });
  }

  function sendAgain(sending: Sending) {
    try {
      channel.send(sending.message)?.then(sending.resolve, sending.reject);
    } catch {
      // It is sent when the connection is there.
    }
  }

  /** Ends a request: no response is wanted anymore, nor one that is being sent. */
  function end(entry: Asked) {
    entry.over = true;
    entry.sending?.reject(new ElicitationSettledError("elsewhere"));
  }

  /** Withdraws a request to which no response of this page is wanted anymore. */
  function leave(id: string, reason?: "expired" | typeof ANSWERED_ELSEWHERE) {
    const entry = asked.get(id);
    if (!entry) return;
    end(entry);
    const item = reason === "expired" && itemOf(entry);
    if (item) queue.expire(item.id);
    else entry.abort.abort(reason);
  }

  /** Removes a request without showing that it is over. */
  function remove(id: string, entry: Asked) {
    leave(id);
    itemOf(entry)?.dismiss();
  }

  /**
   * Settles a request with an earlier response of this page that was not confirmed.
   *
   * A later response doesn't count.
   */
  async function settle(id: string, entry: Asked, result: ElicitationResult) {
    end(entry);
    // The queue takes no other before it knows that.
    await Promise.resolve();
    const item = itemOf(entry);
    try {
      await (item?.status === "awaiting-completion" ? item.finish() : item?.respond(result));
    } catch {
      leave(id, ANSWERED_ELSEWHERE);
    }
  }

  function itemOf({ request }: Asked) {
    return queue.items.find((item) => item.request === request);
  }

  function onOver(
    id: string,
    given: readonly unknown[],
    ended: "expired" | "dismissed" | undefined,
  ) {
    const entry = asked.get(id);
    if (!entry) return;
    const { sending, sent } = entry;
    const arrived = given.map((name) => sent.get(name)).find(Boolean);
    if (sending && JSON.stringify(arrived) === JSON.stringify(sending.message.result))
      sending.resolve();
    else if (arrived) void settle(id, entry, arrived);
    else if (ended === "expired") leave(id, ended);
    else if (ended === "dismissed") remove(id, entry);
    // An answer that is named was given by another page.
    else leave(id, given[0] === undefined ? undefined : ANSWERED_ELSEWHERE);
  }

  function onRefused(id: string, answer: unknown, over: boolean) {
    const sending = asked.get(id)?.sending;
    if (!sending || sending.message.answer !== answer) return;
    if (over) leave(id, ANSWERED_ELSEWHERE);
    else sending.reject(new Error("The relay did not deliver the response."));
  }

  function onOpen(ids: readonly unknown[]) {
    const open = new Set(ids);
    for (const [id, { sending }] of asked)
      if (!open.has(id) && !sending) leave(id, ANSWERED_ELSEWHERE);
  }

  function receive(given: unknown) {
    const message = typeof given === "string" ? parseJson(given) : given;
    if (!isObject(message) || message.jsonrpc !== "2.0") return;
    const { id, method, params, relayed } = message;
    if (!isObject(params)) return;
    const { requestId, answer, same, requestIds, elicitationId } = params;
    const meta = isObject(relayed) ? (relayed as unknown as Relayed) : undefined;
    if (method === "elicitation/create" && typeof id === "string" && meta) ask(id, params, meta);
    if (method === "notifications/cancelled") {
      const dismissed = params.dismissed === true ? "dismissed" : undefined;
      const ended = params.expired === true ? "expired" : dismissed;
      onOver(String(requestId), [answer, same], ended);
    }
    if (method === "notifications/elicitation/refused") {
      onRefused(String(requestId), answer, params.over === true);
    }
    if (method === "notifications/elicitation/open" && Array.isArray(requestIds)) {
      onOpen(requestIds);
      reportShown(MAX_REPORTS);
    }
    if (method === "notifications/elicitation/complete" && meta) {
      queue.complete(String(elicitationId), present(meta.requester));
    }
  }

  const report = () => reportShown(1);
  const stops = [
    channel.subscribe(receive, () => {}),
    queue.subscribe(report),
    shown.subscribe(report),
  ];
  return () => {
    for (const stop of stops) stop();
    // They wait for the user's next page, so they are removed here without being shown as withdrawn.
    for (const [id, entry] of Array.from(asked)) remove(id, entry);
  };
}
