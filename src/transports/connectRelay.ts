import {
  type ElicitationRequest,
  type ElicitationResult,
  isLocalRequester,
  type Requester,
} from "../core/protocol.js";
import type { ApprovalRequest } from "../core/ApprovalRequest.js";
import { ElicitationSettledError, guardReport, reportUncaught } from "../core/errors.js";
import { isObject, type JsonObject, parseJson } from "../core/json.js";
import { ANSWERED_ELSEWHERE } from "../queue/errors.js";
import {
  type ElicitationItem,
  type ElicitationQueue,
  type ElicitOptions,
  internalsOf,
} from "../queue/ElicitationQueue.js";
import { type PendingRequest, PendingRequests } from "./PendingRequests.js";
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
   * @default the requester as the backend sends it. `local` is false, unless the relay itself is on the
   *   user's device (`http://localhost:3000`).
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
  "requester" | "context" | "callId" | "group" | "progress" | "settleOn"
> {
  expiresIn?: number | undefined;
  /** The relay's ID of this page, by which it knows which page rejects a request. */
  page?: unknown;
}

/** What this page keeps of a request. */
interface Kept {
  request: ElicitationRequest;
  /** A response that is being sent. */
  sending?: Sending | undefined;
  /** All responses of this page, by ID. One may have arrived without a confirmation. */
  sent: Map<unknown, ElicitationResult>;
  /** How often it was reported that it is on screen. */
  reports: number;
}

type ShownRequest = PendingRequest<string> & Kept;

interface Sending {
  /** `answer`: this page's ID of the response, which may be sent twice. */
  message: JsonRpcResponse & { result: ElicitationResult; answer: string };
  resolve: () => void;
  reject: (error: unknown) => void;
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
    timers = systemTimers,
  } = options;
  const onError = guardReport(options.onError ?? reportUncaught);
  const isAddress = typeof relay === "string" || relay instanceof URL;
  // A page that a server renders has no address, and its user is connected once it is in the browser.
  if (isAddress && typeof location === "undefined") return () => {};
  const pending = new PendingRequests<string, Kept>();
  /**
   * Asks again for cancelled requests that the relay still lists: the message was lost, or only another
   * connection of this queue has ended. The queue knows a result that was given.
   */
  const cancelled = new Map<string, () => void>();
  // A response being sent waits for its request, which the relay sends again.
  const shownIds = () => [...pending.values()].flatMap(({ id, sending }) => (sending ? [] : id));
  const channel = isAddress ? relayChannel(relay, { timers, shown: shownIds }) : relay;
  /** A backend's `localhost` is the user's device only if the backend runs on that device. */
  const url = isAddress ? String(new URL(relay, location.href)) : globalThis.location?.href;
  const atHome = url === undefined || isLocalRequester({ name: "", url });
  const presented = (relayed: Requester) =>
    present(atHome ? relayed : { ...relayed, local: false });
  const page = Math.random().toString(36).slice(2);
  const { shown, isWithUser } = internalsOf(queue);
  let answers = 0;

  /** Sends any message, though the other users of a channel only respond. */
  const post = async (message: object) => channel.send(message as JsonRpcResponse);

  async function ask(
    id: string,
    given: JsonObject,
    relayed: Relayed,
    // JSON writes `Infinity` as `null`.
    expiresAt = typeof relayed.expiresIn === "number"
      ? timers.now() + relayed.expiresIn
      : undefined,
  ) {
    const { requester, page: name, ...rest } = relayed;
    const open = pending.get(id);
    if (open) {
      // After a reconnect, it is unknown whether an earlier message has arrived. If this one can't
      // be sent, the next connection sends it.
      if (open.sending) send(open.sending, () => {});
      return;
    }
    let added: ShownRequest | undefined;
    try {
      // A copy, because the queue item is found by its request object.
      const params = { ...given };
      // The backend is the host's, so it may send approvals. The queue checks them.
      const isApproval = params.mode === "approval";
      const request = isApproval ? (params as unknown as ApprovalRequest) : readParams(params);
      if (!filter({ request, requester, context: rest.context })) return;
      const own = pending.add(id, { request, sent: new Map(), reports: 0 });
      added = own;
      const { action } = await queue.elicit(request, {
        ...rest,
        requester: presented(requester),
        expiresAt,
        id,
        signal: own.signal,
        deliver: (result) => {
          // The backend cancels at the deadline itself: no page does it as well.
          const isLate = expiresAt !== undefined && expiresAt <= timers.now();
          return isLate && result.action === "cancel" ? undefined : bring(own, result);
        },
      });
      if (action === "cancel") cancelled.set(id, () => void ask(id, given, relayed, expiresAt));
    } catch (error) {
      onError(error);
      // The relay rejects a request that no page can show. If this can't be sent, it sends the
      // request again on the next connection.
      await post({ jsonrpc: "2.0", id, error: toRpcError(error), page: name }).catch(() => {});
    } finally {
      pending.settle(added);
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
    const due = [...pending.values()].filter(({ request, reports }) => {
      const item = items.get(request);
      return item?.status === "open" && reports < most && isWithUser(item);
    });
    const reported = due.slice(0, MAX_REPORTED);
    if (reported.length === 0) return;
    const count = (change: number) => {
      for (const own of reported) own.reports += change;
    };
    count(1);
    const params = { requestIds: reported.map(({ id }) => id) };
    const message = { jsonrpc: "2.0", method: "notifications/elicitation/shown", params };
    // Without a connection, it is reported with the next change.
    post(message).catch(() => count(-1));
  }

  function bring(own: ShownRequest, result: ElicitationResult): void | Promise<void> {
    if (own.silent) return;
    answers += 1;
    const answer = `${page}-${answers}`;
    own.sent.set(answer, result);
    const message = { jsonrpc: "2.0" as const, id: own.id, result, answer };
    return new Promise((resolve, reject) => {
      const ending =
        <Given>(then: (given: Given) => void) =>
        (given: Given) => {
          timers.clearTimeout(timer);
          own.sending = undefined;
          then(given);
        };
      const sending: Sending = { message, resolve: ending(resolve), reject: ending(reject) };
      const timer = timers.setTimeout(
        () => sending.reject(new Error("The relay did not confirm the response in time.")),
        CONFIRM_MILLISECONDS,
      );
      own.sending = sending;
      send(sending, sending.reject);
    });
  }

  function send({ message, resolve, reject }: Sending, onUnsent: (error: unknown) => void) {
    try {
      // A channel that can confirm delivery returns a promise.
      channel.send(message)?.then(resolve, reject);
    } catch (error) {
      onUnsent(error);
    }
  }

  /** Ends a request: no response is wanted anymore, nor one that is being sent. */
  function end(own: ShownRequest) {
    own.silent = true;
    own.sending?.reject(new ElicitationSettledError("elsewhere"));
  }

  /** Withdraws a request to which no response of this page is wanted anymore. */
  function leave(own: ShownRequest, reason?: "expired" | typeof ANSWERED_ELSEWHERE) {
    end(own);
    // The item may belong to another connection of this queue, which then decides when it ends.
    const item = itemOf(own);
    if (item && reason === "expired") queue.expire(item.id);
    else if (item) own.withdraw(reason);
  }

  /** Removes a request without showing that it is over. */
  function remove(own: ShownRequest) {
    const item = itemOf(own);
    leave(own);
    item?.dismiss();
  }

  /**
   * Settles a request with an earlier response of this page that was not confirmed.
   *
   * A later response doesn't count.
   */
  async function settle(own: ShownRequest, result: ElicitationResult) {
    end(own);
    // The queue takes no other before it knows that.
    await Promise.resolve();
    const item = itemOf(own);
    try {
      await (item?.status === "awaiting-completion" ? item.finish() : item?.respond(result));
    } catch {
      leave(own, ANSWERED_ELSEWHERE);
    }
  }

  function itemOf({ request }: ShownRequest) {
    return queue.unanswered.find((item) => item.request === request);
  }

  function onOver(own: ShownRequest, { answer, same, expired, dismissed }: JsonObject) {
    const { sending, sent } = own;
    const arrived = sent.get(answer) ?? sent.get(same);
    if (sending && JSON.stringify(arrived) === JSON.stringify(sending.message.result))
      sending.resolve();
    else if (arrived) void settle(own, arrived);
    else if (expired === true) leave(own, "expired");
    else if (dismissed === true) remove(own);
    // An answer that is named was given by another page.
    else leave(own, answer === undefined ? undefined : ANSWERED_ELSEWHERE);
  }

  function receive(given: unknown) {
    const message = parseJson(given) ?? given;
    if (!isObject(message) || message.jsonrpc !== "2.0") return;
    const { id, method, params, relayed } = message;
    if (!isObject(params)) return;
    const { requestId, requestIds, elicitationId, answer } = params;
    const own = pending.get(requestId as string);
    const meta = isObject(relayed) ? (relayed as unknown as Relayed) : undefined;
    if (method === "elicitation/create" && typeof id === "string" && meta) {
      void ask(id, params, meta);
    }
    if (method === "notifications/cancelled" && own) onOver(own, params);
    if (
      method === "notifications/elicitation/refused" &&
      own?.sending &&
      own.sending.message.answer === answer
    ) {
      if (params.over === true) leave(own, ANSWERED_ELSEWHERE);
      else own.sending.reject(new Error("The relay did not deliver the response."));
    }
    if (method === "notifications/elicitation/open" && Array.isArray(requestIds)) {
      const open = new Set<unknown>(requestIds);
      for (const each of pending.values())
        if (!open.has(each.id) && !each.sending) leave(each, ANSWERED_ELSEWHERE);
      for (const [cancelledId, again] of cancelled) if (open.has(cancelledId)) again();
      cancelled.clear();
      reportShown(MAX_REPORTS);
    }
    if (method === "notifications/elicitation/complete" && meta) {
      queue.complete(String(elicitationId), presented(meta.requester));
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
    for (const own of Array.from(pending.values())) remove(own);
  };
}
