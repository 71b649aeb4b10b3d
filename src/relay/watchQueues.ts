import { asObject, isObject } from "../core/json.js";
import { measureJson } from "../core/walkJson.js";
import { isApprovalRequest } from "../core/ApprovalRequest.js";
import { type ElicitationResult, isUrlRequest, type Requester } from "../core/protocol.js";
import { requesterKey } from "../core/session.js";
import type {
  ElicitationItem,
  ElicitationQueue,
  ElicitOptions,
} from "../queue/ElicitationQueue.js";
import type { QueuedSession } from "../queue/QueuedSession.js";
import type { Timers } from "../core/timers.js";
import type { JsonRpcError } from "../transports/types.js";
import { createRefusals, type Refusals } from "./limits.js";
import type { Payload } from "./buses.js";
import {
  BATCH_BYTES,
  CLOSED_WITHIN_MILLISECONDS,
  listening,
  type MessageToPages,
  type MessageToQueues,
  OPEN_MILLISECONDS,
  OVER_MILLISECONDS,
  readApprovalResult,
  readBusMessage,
  type RelayedAnswer,
  type RequestState,
  STATUS_INTERVAL_MILLISECONDS,
  topicOfPages,
  topicOfQueues,
} from "./messages.js";
import type { RelayBus, RelayStore, RelayedQuestion } from "./types.js";

/** Data about a request that its queue doesn't have. */
export interface AdmittedRequest {
  settleOn: ElicitOptions["settleOn"];
  callId: string | undefined;
  payload: Payload;
  /** Ends the request with the error of a page that cannot show it. */
  refuse: (error: JsonRpcError) => void;
}

/** A request of a queue of this process: in whole while it is open, and then only what names it. */
interface WatchedRequest {
  id: string;
  open?: { item: ElicitationItem; admission: AdmittedRequest; release: () => void } | undefined;
  requester: Pick<Requester, "name" | "url">;
  /** The ID of a page to open. */
  elicitationId: string | undefined;
  expired: boolean;
  /** Whether the host removed it, as when the user stopped the call. */
  dismissed: boolean;
  completed: boolean;
  /**
   * Whether the store lacks the latest state. A process that lists it there would show a settled
   * request again.
   */
  unkept: boolean;
  /** Since when a response is being delivered to the requester. */
  takingSince: number | undefined;
  /** The response that counts: its ID, and a digest by which an equal one is recognized. */
  taken?: { answer: string; digest: string } | undefined;
  /** The last response that could not be delivered. It is not retried automatically. */
  refused?: string | undefined;
  refusals: Refusals;
  /** When all of it can be forgotten. */
  forgetAt: number;
}

/** The requests to a user in this process. */
interface UserRequests {
  asked: Map<string, WatchedRequest>;
  /** The last message about the requests that is being sent. The next one waits for it. */
  said: Promise<unknown>;
  /** Resolves to nothing if the bus could not be subscribed, which is retried. */
  unsubscribe: Promise<(() => unknown) | undefined>;
  timer: unknown;
}

/**
 * How often a settled request is written to a failing store at once. Other messages of this user
 * wait meanwhile.
 */
const OVER_ATTEMPTS = 3;
const OVER_ATTEMPTS_MILLISECONDS = 1_000;

/** Bytes of large requests that are sent over the bus for one message that asks for them. */
const WANTED_BYTES = 1_000_000;
/** How many answered URL requests of a queue can still be reported as completed. */
const MAX_COMPLETABLE = 20;

/**
 * Maximum length of an `elicitationId` that is kept after the response, in characters. A URL request
 * with a longer ID is never reported as completed.
 */
const MAX_ELICITATION_ID = 1_000;

interface QueueWatcherOptions {
  bus: RelayBus;
  /** Whether the bus connects no other process. */
  isAlone: boolean;
  store: RelayStore;
  timers: Timers;
  onError: (error: unknown) => void;
}

/** Reports the requests of this process's queues to the pages, over the bus. */
export interface QueueWatcher {
  /**
   * Reports the requests of a queue from now on.
   *
   * @param admissionOf what the relay knows of a request of this queue.
   */
  add(
    queue: ElicitationQueue,
    userKey: string,
    admissionOf: (request: object) => AdmittedRequest | undefined,
  ): void;
  /** The message of an open request of this process. */
  find(
    userKey: string,
    id: string,
  ): { payload: Payload; expiresAt: number | undefined } | undefined;
  /** Reports the settled requests, and stops. */
  close(): Promise<void>;
}

export function watchQueues({
  bus,
  isAlone,
  store,
  timers,
  onError,
}: QueueWatcherOptions): QueueWatcher {
  const users = new Map<string, UserRequests>();

  function requestsOf(userKey: string): UserRequests {
    const known = users.get(userKey);
    if (known) return known;
    const unsubscribe = listenTo(userKey);
    const user: UserRequests = {
      asked: new Map(),
      said: unsubscribe,
      unsubscribe,
      timer: undefined,
    };
    users.set(userKey, user);
    user.timer = timers.setTimeout(() => sayAll(userKey, user), STATUS_INTERVAL_MILLISECONDS);
    return user;
  }

  async function listenTo(userKey: string) {
    try {
      return await bus.subscribe(
        topicOfQueues(userKey),
        listening((text) => hear(userKey, text), onError),
      );
    } catch (error) {
      onError(error);
      return undefined;
    }
  }

  /** One after the other, so that nothing is open again after it was over. */
  function inTurn(user: UserRequests, task: () => unknown) {
    user.said = user.said.then(task).catch(onError);
  }

  function publish(userKey: string, message: MessageToPages) {
    return bus.publish(topicOfPages(userKey), JSON.stringify(message));
  }

  /**
   * Reports a request in its state at that time, so that no waiting message holds one in memory.
   *
   * @param given ID of another response, equal to the one that counts.
   */
  function say(userKey: string, user: UserRequests, asked: WatchedRequest, given?: string) {
    inTurn(user, async () => {
      await keep(userKey, asked);
      await publish(userKey, { states: [withHead(asked, BATCH_BYTES)], given });
    });
  }

  /** A request that cannot be stored is reported all the same. */
  async function keep(userKey: string, asked: WatchedRequest) {
    asked.unkept = true;
    const until = timers.now() + OVER_ATTEMPTS_MILLISECONDS;
    let failure: unknown;
    for (let left = asked.open ? 1 : OVER_ATTEMPTS; left > 0 && timers.now() <= until; left -= 1) {
      try {
        await store.set(userKey, questionOf(asked));
        asked.unkept = false;
        return;
      } catch (error) {
        failure = error;
      }
    }
    onError(failure);
  }

  /** Stores what is over and was not stored, until the store fails again. */
  async function keepOver(userKey: string, user: UserRequests) {
    for (const asked of user.asked.values()) {
      if (!asked.open && asked.unkept) await keep(userKey, asked);
      if (!asked.open && asked.unkept) return;
    }
  }

  function stateOf({ id, open, requester, elicitationId, ...asked }: WatchedRequest): RequestState {
    const until = timers.now() + (open ? OPEN_MILLISECONDS : OVER_MILLISECONDS);
    const completed = asked.completed && elicitationId ? { elicitationId, requester } : undefined;
    if (open) return { id, until, isOpen: true, expiresAt: deadlineOf(open.item), completed };
    return {
      id,
      until,
      answer: asked.taken?.answer,
      expired: asked.expired || undefined,
      dismissed: asked.dismissed || undefined,
      completed,
    };
  }

  /** The state with the message, unless that is larger than `most` bytes. */
  function withHead(
    asked: WatchedRequest,
    most: number,
  ): NonNullable<MessageToPages["states"]>[number] {
    const head = asked.open?.admission.payload.head;
    if (!head || head.byteLength > most) return stateOf(asked);
    return { ...stateOf(asked), head: new TextDecoder().decode(head) };
  }

  function questionOf(asked: WatchedRequest): RelayedQuestion {
    const { isOpen: _, expiresAt, ...question } = stateOf(asked);
    if (!asked.open) return question;
    const { request, context, group, progress } = asked.open.item;
    const { settleOn, callId } = asked.open.admission;
    const { requester } = asked;
    return {
      ...question,
      ask: { request, requester, context, callId, group, progress, settleOn, expiresAt },
    };
  }

  /**
   * Whether a request has ended while the delivery of a response hangs. No page waits for the outcome
   * any longer.
   */
  function isStuck({ open, takingSince = Infinity }: WatchedRequest): boolean {
    const isLong = timers.now() - takingSince >= STATUS_INTERVAL_MILLISECONDS;
    return isLong && open !== undefined && !isWaiting(open.item);
  }

  /** Says again what is open, and forgets what has long been over. */
  function sayAll(userKey: string, user: UserRequests) {
    const open: string[] = [];
    for (const [id, asked] of user.asked) {
      if (isStuck(asked)) end(userKey, user, asked);
      if (asked.open) open.push(id);
      else if (asked.forgetAt <= timers.now()) {
        user.asked.delete(id);
        inTurn(user, () => store.delete(userKey, id));
      }
    }
    if (user.asked.size === 0) {
      users.delete(userKey);
      void user.unsubscribe.then((unsubscribe) => unsubscribe?.()).catch(onError);
      return;
    }
    // Chained, so that none is begun while one is under way, and the last is the one that is ended.
    user.unsubscribe = user.unsubscribe.then((listened) => listened ?? listenTo(userKey));
    if (open.length > 0) {
      inTurn(user, () => publish(userKey, { open }));
      for (const id of open) {
        const asked = user.asked.get(id);
        // A page that could show it may have left since.
        asked?.refusals.count();
        if (asked) inTurn(user, () => asked.open && keep(userKey, asked));
      }
    }
    inTurn(user, () => keepOver(userKey, user));
    user.timer = timers.setTimeout(() => sayAll(userKey, user), STATUS_INTERVAL_MILLISECONDS);
  }

  /** Says which requests are open, by their IDs alone, and what became of the others. */
  function list(userKey: string, user: UserRequests) {
    inTurn(user, () => {
      const all = [...user.asked.values()];
      const open = all.flatMap((asked) => (asked.open ? [asked.id] : []));
      const states = all.flatMap((asked) => (asked.open ? [] : [stateOf(asked)]));
      return publish(userKey, { states, open });
    });
  }

  /** Sends the messages that a process lacks. It asks again for those that don't fit. */
  function sayWanted(userKey: string, user: UserRequests, ids: readonly string[]) {
    inTurn(user, () => {
      const states = [];
      let bytes = 0;
      for (const id of new Set(ids)) {
        const asked = user.asked.get(id);
        if (!asked || bytes >= WANTED_BYTES) continue;
        bytes += asked.open?.admission.payload.head.byteLength ?? 0;
        states.push(withHead(asked, Infinity));
      }
      return states.length > 0 && publish(userKey, { states });
    });
  }

  function hear(userKey: string, text: string) {
    const user = users.get(userKey);
    const {
      list: isList,
      want,
      answer,
      refusal,
      shown,
      pages,
    } = readBusMessage<MessageToQueues>(text);
    if (!user) return;
    if (isList) list(userKey, user);
    if (want) sayWanted(userKey, user, want);
    const answered = answer && user.asked.get(answer.id);
    if (answered) void take(userKey, user, answered, answer);
    if (refusal) {
      const refused = user.asked.get(refusal.id);
      if (refused?.open) refused.refusals.add(refusal);
    }
    for (const id of shown ?? []) user.asked.get(id)?.open?.item.markShown();
    if (pages) user.asked.get(pages.id)?.refusals.hear(pages.connected);
  }

  async function take(
    userKey: string,
    user: UserRequests,
    asked: WatchedRequest,
    given: RelayedAnswer,
  ) {
    if (!asked.open) {
      const same = asked.taken?.digest === digestOf(given.result);
      say(userKey, user, asked, same ? given.answer : undefined);
      return;
    }
    // An answer is being taken already. If this is the same one, that is enough; else its page
    // sends it again.
    if (asked.takingSince !== undefined) return;
    const refuse = () => inTurn(user, () => publish(userKey, { refused: given.answer }));
    if (asked.refused === given.answer) return refuse();
    asked.takingSince = timers.now();
    const { open } = asked;
    try {
      await bring(open, given.result);
      asked.taken = { answer: given.answer, digest: digestOf(given.result) };
      if (asked.open) end(userKey, user, asked);
      else say(userKey, user, asked);
    } catch {
      asked.takingSince = undefined;
      if (!isWaiting(open.item)) end(userKey, user, asked);
      else {
        asked.refused = given.answer;
        refuse();
      }
    }
    asked.takingSince = undefined;
  }

  /** Forgets the request, and keeps what names it, to recognize repetitions. */
  function end(userKey: string, user: UserRequests, asked: WatchedRequest) {
    if (!asked.open) return;
    const { item, release } = asked.open;
    asked.open = undefined;
    asked.expired = item.status === "expired";
    const { endedAt } = item as Partial<QueuedSession>;
    asked.dismissed = endedAt !== undefined && !asked.expired && !item.withdrawn && !asked.taken;
    asked.forgetAt = timers.now() + OVER_MILLISECONDS;
    asked.refusals.end();
    release();
    // No user of this queue sits here, to whom it could still show what is over.
    queueMicrotask(item.dismiss);
    say(userKey, user, asked);
  }

  /** A broken bus must not keep a process from ending. */
  async function inTime(work: Promise<unknown>) {
    let timer: unknown;
    const over = new Promise<void>((resolve) => {
      timer = timers.setTimeout(resolve, CLOSED_WITHIN_MILLISECONDS);
    });
    await Promise.race([work, over]);
    timers.clearTimeout(timer);
  }

  return {
    add: (queue, userKey, admissionOf) => {
      /** The requests that are open, or pages that can still be completed, by their items. */
      const known = new Map<number, WatchedRequest>();
      let user: UserRequests | undefined;
      const { complete } = queue;
      queue.complete = (elicitationId: string, requester?: Requester) => {
        for (const asked of known.values()) {
          // A server may say so any number of times.
          if (asked.elicitationId !== elicitationId || asked.completed) continue;
          if (requester && requesterKey(requester) !== requesterKey(asked.requester)) continue;
          asked.completed = true;
          asked.forgetAt = timers.now() + OVER_MILLISECONDS;
          // It may have been forgotten since it was answered.
          user = requestsOf(userKey);
          user.asked.set(asked.id, asked);
          say(userKey, user, asked);
        }
        complete(elicitationId, requester);
      };

      function start(item: ElicitationItem, admission: AdmittedRequest) {
        const own = requestsOf(userKey);
        user = own;
        const { request } = item;
        const asked: WatchedRequest = {
          id: crypto.randomUUID(),
          open: { item, admission, release: admission.payload.hold() },
          requester: plain(item.requester),
          elicitationId: elicitationIdOf(request),
          expired: false,
          dismissed: false,
          completed: item.completed,
          unkept: true,
          takingSince: undefined,
          refusals: createRefusals({
            timers,
            isAlone,
            countPages: () => inTurn(own, () => publish(userKey, { pagesFor: asked.id })),
            onRefused: (error) => {
              // An answer that is on its way counts.
              if (!asked.open || asked.takingSince !== undefined) return;
              asked.open.admission.refuse(error);
              asked.open.item.dismiss();
            },
          }),
          forgetAt: Infinity,
        };
        known.set(item.id, asked);
        // Its pages know whether they show it. On the backend, only the end of a request is known.
        queue.markPlaced(item.id);
        own.asked.set(asked.id, asked);
        say(userKey, own, asked);
      }

      let isWaitingToLook = false;
      const look = () => {
        isWaitingToLook = false;
        const items = new Map(queue.items.map((item) => [item.id, item]));
        for (const item of items.values()) {
          const admission = admissionOf(item.request);
          if (admission && !known.has(item.id) && isWaiting(item)) start(item, admission);
        }
        for (const [itemId, asked] of known) {
          if (asked.open) {
            const { item } = asked.open;
            asked.open.item = items.get(itemId) ?? { ...item, status: "settled" };
            const isTaking = asked.takingSince !== undefined;
            if (!isWaiting(asked.open.item) && !isTaking && user) end(userKey, user, asked);
          }
          if (!asked.open && !asked.elicitationId) known.delete(itemId);
        }
        const over = [...known].filter(([, { open }]) => !open);
        for (const [itemId] of over.slice(0, -MAX_COMPLETABLE)) known.delete(itemId);
      };
      // Once for all that changes at once: a hundred requests can come together.
      queue.subscribe(() => {
        if (!isWaitingToLook) queueMicrotask(look);
        isWaitingToLook = true;
      });
    },

    find: (userKey, id) => {
      const open = users.get(userKey)?.asked.get(id)?.open;
      return open && { payload: open.admission.payload, expiresAt: deadlineOf(open.item) };
    },

    close: async () => {
      // `look` runs in a microtask, and reports the requests that were settled just now.
      await Promise.resolve();
      for (const [userKey, user] of users) inTurn(user, () => keepOver(userKey, user));
      const left = [...users.values()];
      await inTime(Promise.all(left.map(({ said }) => said)));
      users.clear();
      for (const { timer } of left) timers.clearTimeout(timer);
      const ends = left.map(async ({ unsubscribe }) => (await unsubscribe)?.());
      await inTime(Promise.all(ends.map((ended) => ended.catch(onError))));
    },
  };
}

/** The ID of a page to open, where it is short enough to be kept. */
function elicitationIdOf(request: ElicitationItem["request"]): string | undefined {
  const { elicitationId } = isUrlRequest(request) ? request : {};
  return (elicitationId ?? "").length > MAX_ELICITATION_ID ? undefined : elicitationId;
}

/** Whether it waits for an answer. */
function isWaiting({ status }: ElicitationItem): boolean {
  return status !== "settled" && status !== "expired";
}

/** Returns the deadline of a request. `Infinity` is none, because JSON can't represent it. */
function deadlineOf({ expiresAt }: ElicitationItem): number | undefined {
  return Number.isFinite(expiresAt) ? expiresAt : undefined;
}

/** @param open is looked at again after each step: the item is a new one whenever it changes. */
async function bring(
  open: { readonly item: ElicitationItem },
  result: ElicitationResult,
): Promise<void> {
  const { request } = open.item;
  if (hasWrongNull(request, result))
    throw new TypeError("A page answered a field with null, which its schema does not allow.");
  // The user has consented already, and closes the page that is open: that cancels.
  if (open.item.status === "awaiting-completion" && result.action !== "accept") {
    open.item.dismiss();
    return;
  }
  await open.item.respond(answerTo(request, result));
  // The user has finished on the page as well, if they had to say so.
  if (open.item.status === "awaiting-completion") await open.item.finish();
}

/** Returns what of a page's response answers a request of its mode. */
function answerTo(request: ElicitationItem["request"], result: ElicitationResult) {
  if (isApprovalRequest(request)) return readApprovalResult(request, result);
  // A page is opened or not: there is nothing to say beside.
  if (result.action !== "accept" || isUrlRequest(request)) return { action: result.action };
  const { action, content, _meta } = result;
  return { action, ...(content && { content }), ...(_meta && { _meta }) };
}

/** Whether a value is `null` whose schema names a type. A case may allow it. */
function hasWrongNull(request: object, result: ElicitationResult): boolean {
  const { requestedSchema: schema } = request as { requestedSchema?: unknown };
  const properties = asObject(asObject(schema).properties);
  const typed = new Set(
    Object.entries(properties).flatMap(([name, one]) =>
      isObject(one) && typeof one.type === "string" && one.type !== "null" ? [name] : [],
    ),
  );
  const content: object = (result.action === "accept" && result.content) || {};
  return Object.entries(content).some(([name, value]) => value === null && typed.has(name));
}

/** Returns the properties that can be sent. */
function plain({ name, url }: Requester): Pick<Requester, "name" | "url"> {
  return { name, url };
}

/** Recognizes a repetition without keeping the result. */
function digestOf(result: unknown): string {
  return measureJson(result, Number.POSITIVE_INFINITY)?.digest ?? "";
}
