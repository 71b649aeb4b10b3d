import { isObject } from "../core/json.js";
import type { Timers } from "../core/timers.js";
import type { QueueWatcher } from "./watchQueues.js";
import type { ByteBudget } from "./limits.js";
import { createPayload, headOf, type Payload, tailOf } from "./buses.js";
import type { RelayBus, RelayStore } from "./types.js";
import {
  listening,
  OVER_MILLISECONDS,
  readBusMessage,
  type Refusal,
  type RelayedAnswer,
  type RequestState,
  STATUS_INTERVAL_MILLISECONDS,
  topicOfQueues,
  topicOfPages,
  MAX_MISSED_STATUSES,
  type MessageToQueues,
  type MessageToPages,
} from "./messages.js";

/** The transport of a page that is connected to this process. */
export interface PageConnection {
  /** There is something to send: the transport calls `next` when it can take it. */
  wake(): void;
  end(): void;
}

/** A message to a page, in chunks. `release` is called when it was sent. */
export interface Outgoing {
  parts: readonly Uint8Array[];
  release: () => void;
}

/** The link that a transport pulls messages from. */
export interface PageLink {
  /** The next message, made now. `undefined` while there is none; `wake` is called when there is. */
  next(): Outgoing | undefined;
  /** Sends something small beside the requests. */
  note(message: object): void;
  /** The page cannot show a request. */
  refuse(refusal: Omit<Refusal, "page">): void;
  /** The page shows requests. */
  show(ids: readonly string[]): void;
  leave(): void;
}

/**
 * Fate of a response.
 *
 * - `given`: it reached the requester.
 * - `over`: another response counted, or the request is no longer open.
 * - `refused`: it could not be delivered to the requester.
 * - `lost`: no process confirmed it.
 */
export type AnswerFate = "given" | "over" | "refused" | "lost";

interface PagesOptions {
  bus: RelayBus;
  store: RelayStore;
  timers: Timers;
  onError: (error: unknown) => void;
  /** How many responses of one user may wait for their result. A page can send any number. */
  mostAnswers: number;
  budget: ByteBudget;
  /** Finds the message of a request of this process. */
  find: QueueWatcher["find"];
}

/** The side of a relay where the pages are. */
export interface Pages {
  /** Number of pages of a user that are connected to this process. */
  count(userKey: string): number;
  /** @param shown the IDs of the requests that the page has already. */
  connect(userKey: string, page: PageConnection, shown: readonly string[]): PageLink;
  /** Delivers a response to its requester, in whatever process. */
  answer(userKey: string, answer: RelayedAnswer): Promise<AnswerFate>;
  /** Reports to the processes with the requesters that a page cannot show a request. */
  refuse(userKey: string, refusal: Refusal): void;
  /** Reports to them that a page shows requests. */
  show(userKey: string, ids: readonly string[]): void;
  /** Ends all connections. */
  close(): void;
}

/** A connected page, and what is still to be sent to it. */
interface ConnectedPage {
  name: string;
  page: PageConnection;
  /** The open requests that it has. */
  shown: Set<string>;
  /** Requests whose state is to be sent, each with the ID of a response that counts as well. */
  pending: Map<string, string | undefined>;
  /** Open requests that it reported it cannot show. */
  refused: Set<string>;
  /** How often it reported that it shows a request. */
  reports: Map<string, number>;
  notes: object[];
  /** Whether the list of open requests is to be sent to it. */
  openDue: boolean;
}

/** The pages of one user, and what is known of the requests to them. */
interface Audience {
  connections: Set<ConnectedPage>;
  /** Requests that are open or settled, as far as this process knows. */
  known: Map<string, KnownRequest>;
  /** Callers that wait for the fate of a response. */
  waiting: Set<{ id: string; answer: string; tell: (fate: AnswerFate) => void }>;
  /** Resolves once the bus is subscribed, so that no message is missed. */
  started: Promise<() => unknown>;
  timer: unknown;
  /** Whether messages that pages lack are being fetched, and the timer until they are fetched again. */
  filling: boolean;
  fillTimer: unknown;
}

interface KnownRequest {
  state: RequestState;
  /** Whether its end is presumed: no process has reported it as open for too long. */
  isPresumed?: true;
  /** How often it was looked at since it was heard of. No time: a machine may have slept. */
  unheard: number;
  /** The message, from another process, for as long as a page here lacks it. */
  received?: { payload: Payload; release: () => void } | undefined;
}

/**
 * When a page is first sent the list of open requests, in milliseconds. By then all processes have
 * reported.
 */
const FIRST_SAID_AFTER = 5_000;
/** When a response is sent again, and given up, in milliseconds. */
const SENT_AGAIN_AFTER = [500, 1_500, 4_000];
const GIVEN_UP_AFTER = 10_000;
/**
 * When a message that was lost, or that there was no room for, is requested again, in milliseconds.
 */
const WANTED_AGAIN_AFTER = 1_000;
/** How often a connection may report one request as shown: a bus may lose a message. */
const MAX_REPORTS = 3;
/** How many notes may wait for a page: it gets one for each answer that it sends. */
const MAX_NOTES = 1_000;

const encoder = new TextEncoder();

export function createPages(options: PagesOptions): Pages {
  const { bus, store, timers, onError, mostAnswers, budget, find } = options;
  const audiences = new Map<string, Audience>();

  async function publish(userKey: string, message: MessageToQueues): Promise<void> {
    await bus.publish(topicOfQueues(userKey), JSON.stringify(message));
  }

  function send(userKey: string, message: MessageToQueues) {
    publish(userKey, message).catch(onError);
  }

  function audienceOf(userKey: string): Audience {
    const present = audiences.get(userKey);
    if (present) return present;
    const start = async () => {
      const unsubscribe = await bus.subscribe(
        topicOfPages(userKey),
        listening((text) => hear(userKey, audience, text), onError),
      );
      try {
        // The other processes report everything again, so little is missed if the store fails.
        await listKept(userKey, audience).catch(onError);
        await publish(userKey, { list: true });
      } catch (error) {
        await unsubscribe();
        throw error;
      }
      return unsubscribe;
    };
    const audience: Audience = {
      connections: new Set(),
      known: new Map(),
      waiting: new Set(),
      // Starts a microtask later, when all of the audience is set up.
      started: Promise.resolve().then(start),
      timer: undefined,
      filling: false,
      fillTimer: undefined,
    };
    audience.started.catch((error) => {
      onError(error);
      // Whoever comes again finds another one.
      if (audiences.get(userKey) === audience) audiences.delete(userKey);
      for (const { page } of audience.connections) page.end();
    });
    audiences.set(userKey, audience);
    audience.timer = timers.setTimeout(
      () => sayOpen(userKey, audience),
      STATUS_INTERVAL_MILLISECONDS,
    );
    return audience;
  }

  async function listKept(userKey: string, audience: Audience) {
    for (const question of await store.list(userKey)) {
      // Data of a host's own store can be malformed.
      if (!isObject(question) || typeof question.id !== "string") continue;
      const { ask, ...rest } = question;
      if (question.until > timers.now()) {
        learn(userKey, audience, { ...rest, isOpen: Boolean(ask), expiresAt: ask?.expiresAt });
        if (ask && isLacking(userKey, audience, question.id))
          receive(userKey, audience, question.id, headOf(ask));
      }
      // The process of the request has ended, so no other deletes it.
      else if (question.until + OVER_MILLISECONDS < timers.now())
        await store.delete(userKey, question.id);
    }
  }

  function leaveIfEmpty(userKey: string, audience: Audience) {
    if (audience.connections.size > 0 || audience.waiting.size > 0) return;
    if (audiences.get(userKey) === audience) audiences.delete(userKey);
    timers.clearTimeout(audience.timer);
    timers.clearTimeout(audience.fillTimer);
    audience.started.then((unsubscribe) => unsubscribe()).catch(() => {});
  }

  function hear(userKey: string, audience: Audience, text: string) {
    const message = readBusMessage<MessageToPages>(text);
    const { states = [], given: same, open = [], refused, pagesFor } = message;
    for (const { answer, tell } of audience.waiting) if (answer === same) tell("given");
    for (const { head, ...state } of states) {
      learn(userKey, audience, state, same);
      if (head !== undefined) receive(userKey, audience, state.id, head);
    }
    for (const id of open) {
      const known = audience.known.get(id);
      if (known && !known.isPresumed) known.unheard = 0;
      // Its message is fetched when a page can take it.
      else learn(userKey, audience, { id, until: timers.now(), isOpen: true });
    }
    if (pagesFor !== undefined) {
      const connected = Array.from(audience.connections, ({ name }) => name);
      send(userKey, { pages: { id: pagesFor, connected } });
    }
    for (const { answer, tell } of audience.waiting) if (answer === refused) tell("refused");
  }

  /** @param same ID of another response, equal to the one that counts. */
  function learn(userKey: string, audience: Audience, state: RequestState, same?: string) {
    const { id } = state;
    const known = audience.known.get(id);
    // A settled request stays settled, however late its creation is reported.
    if (known && !known.state.isOpen && !known.isPresumed && state.isOpen) return;
    // The ID of an open request alone doesn't include its deadline.
    const expiresAt = state.expiresAt ?? known?.state.expiresAt;
    const { received } = known ?? {};
    const latest: KnownRequest = { state: { ...state, expiresAt }, unheard: 0, received };
    audience.known.set(id, latest);
    if (!state.isOpen) forgetReceived(latest);
    if (!known || saidOf(known.state) !== saidOf(state)) {
      for (const connection of audience.connections) {
        connection.pending.set(id, same);
        connection.page.wake();
      }
    }
    if (state.isOpen) return;
    for (const { id: own, answer, tell } of audience.waiting) {
      if (own === id) tell(answer === state.answer ? "given" : "over");
    }
  }

  /** Keeps the message of another process, if a page lacks it and there is room. */
  function receive(userKey: string, audience: Audience, id: string, text: string) {
    if (!isLacking(userKey, audience, id)) return;
    const known = audience.known.get(id);
    const head = encoder.encode(text);
    const giveBack = budget.take(userKey, "received", head.byteLength);
    if (!known || !giveBack) return;
    const payload = createPayload(head, giveBack);
    known.received = { payload, release: payload.hold() };
    timers.clearTimeout(audience.fillTimer);
    audience.fillTimer = undefined;
    wakeAll(audience);
  }

  function wakeAll({ connections }: Audience) {
    for (const { page } of connections) page.wake();
  }

  function forgetReceived(known: KnownRequest) {
    known.received?.release();
    known.received = undefined;
  }

  function isWantedBy({ pending, shown }: ConnectedPage, id: string): boolean {
    return pending.has(id) && !shown.has(id);
  }

  /** Whether a page needs an open request whose message is not here. */
  function isLacking(userKey: string, audience: Audience, id: string): boolean {
    const known = audience.known.get(id);
    if (!known?.state.isOpen || known.received || find(userKey, id)) return false;
    return [...audience.connections].some((connection) => isWantedBy(connection, id));
  }

  function lacking(userKey: string, audience: Audience): string[] {
    return [...audience.known.keys()].filter((id) => isLacking(userKey, audience, id));
  }

  /** Fetches messages that pages lack: from the store, else from the other processes. */
  async function fill(userKey: string, audience: Audience) {
    if (audience.filling || audience.fillTimer !== undefined) return;
    audience.filling = true;
    try {
      await audience.started;
      if (lacking(userKey, audience).length > 0) await listKept(userKey, audience).catch(onError);
      const want = lacking(userKey, audience);
      if (want.length > 0) await publish(userKey, { want });
    } catch (error) {
      onError(error);
    }
    audience.filling = false;
    if (audiences.get(userKey) !== audience || lacking(userKey, audience).length === 0) return;
    // It may be lost, or there may be no room for it yet.
    audience.fillTimer = timers.setTimeout(() => {
      audience.fillTimer = undefined;
      wakeAll(audience);
    }, WANTED_AGAIN_AFTER);
  }

  /** Sends the list of open requests, which also keeps a proxy from closing an idle connection. */
  function sayOpen(userKey: string, audience: Audience) {
    for (const [id, known] of audience.known) {
      known.unheard += 1;
      if (known.unheard < MAX_MISSED_STATUSES) continue;
      if (!known.state.isOpen) audience.known.delete(id);
      // A request of this process is open as long as it says so, also without a bus.
      else if (find(userKey, id)) known.unheard = 0;
      else {
        // Its process has ended, and its call with it. If only the bus was down, it is reported again.
        learn(userKey, audience, { id, until: timers.now() });
        audience.known.get(id)!.isPresumed = true;
      }
    }
    for (const connection of audience.connections) connection.openDue = true;
    wakeAll(audience);
    audience.timer = timers.setTimeout(
      () => sayOpen(userKey, audience),
      STATUS_INTERVAL_MILLISECONDS,
    );
  }

  /** No process confirmed the response, but it may have been stored before its process ended. */
  async function lookUp(userKey: string, id: string, answer: string): Promise<AnswerFate> {
    const question = (await store.list(userKey)).find((kept) => kept.id === id);
    if (!question || question.ask) return "lost";
    return question.answer === answer ? "given" : "over";
  }

  /** The message of an open request for one page, of which all but the end is shared. */
  function create(userKey: string, known: KnownRequest, page: string): Outgoing | undefined {
    const { id } = known.state;
    const here = find(userKey, id);
    const payload = here?.payload ?? known.received?.payload;
    if (!payload) return undefined;
    const expiresAt = here ? here.expiresAt : known.state.expiresAt;
    // The clock of the page may be another.
    const expiresIn = expiresAt === undefined ? undefined : expiresAt - timers.now();
    const tail = encoder.encode(tailOf(id, page, expiresIn));
    return { parts: [payload.head, tail], release: payload.hold() };
  }

  function next(
    userKey: string,
    audience: Audience,
    connection: ConnectedPage,
  ): Outgoing | undefined {
    const { name, shown, pending, notes } = connection;
    let lacks = false;
    for (const [id, same] of notes.length > 0 ? [] : pending) {
      const known = audience.known.get(id);
      if (known?.state.isOpen && !shown.has(id)) {
        const message = create(userKey, known, name);
        lacks ||= !message;
        if (!message) continue;
        shown.add(id);
        // Other pages may have taken it before.
        if (![...audience.connections].some((other) => isWantedBy(other, id)))
          forgetReceived(known);
        if (!known.state.completed) pending.delete(id);
        return message;
      }
      pending.delete(id);
      if (!known) continue;
      if (!known.state.isOpen) {
        shown.delete(id);
        connection.refused.delete(id);
        connection.reports.delete(id);
      }
      notes.push(...notesOf(known.state, same));
      if (notes.length > 0) break;
    }
    if (lacks) void fill(userKey, audience);
    const note = notes.shift();
    if (note) return outgoing(note);
    if (!connection.openDue) return undefined;
    connection.openDue = false;
    // The page drops what is not in the list. If that is open after all, it is sent again.
    for (const id of shown) if (!audience.known.get(id)?.state.isOpen) shown.delete(id);
    return outgoing(openOf(audience));
  }

  return {
    count: (userKey) => audiences.get(userKey)?.connections.size ?? 0,

    connect: (userKey, page, shown) => {
      const audience = audienceOf(userKey);
      const connection: ConnectedPage = {
        name: crypto.randomUUID(),
        page,
        shown: new Set(shown),
        pending: new Map(Array.from(audience.known.keys(), (id) => [id, undefined])),
        refused: new Set(),
        reports: new Map(),
        notes: [],
        openDue: false,
      };
      audience.connections.add(connection);
      page.wake();
      const timer = timers.setTimeout(() => {
        connection.openDue = true;
        page.wake();
      }, FIRST_SAID_AFTER);
      return {
        next: () => next(userKey, audience, connection),
        note: (message) => {
          connection.notes.push(message);
          if (connection.notes.length > MAX_NOTES) page.end();
          else page.wake();
        },
        refuse: (refusal) => {
          // Once for each request that it was sent.
          if (!connection.shown.has(refusal.id) || connection.refused.has(refusal.id)) return;
          connection.refused.add(refusal.id);
          send(userKey, { refusal: { ...refusal, page: connection.name } });
        },
        show: (ids) => {
          const { reports, shown: sent } = connection;
          const due = ids.filter((id) => sent.has(id) && (reports.get(id) ?? 0) < MAX_REPORTS);
          for (const id of due) reports.set(id, (reports.get(id) ?? 0) + 1);
          if (due.length > 0) send(userKey, { shown: due });
        },
        leave: () => {
          timers.clearTimeout(timer);
          if (!audience.connections.delete(connection)) return;
          for (const [id, known] of audience.known) {
            const isWanted = [...audience.connections].some((other) => isWantedBy(other, id));
            if (!isWanted) forgetReceived(known);
          }
          leaveIfEmpty(userKey, audience);
        },
      };
    },

    answer: async (userKey, given) => {
      const audience = audienceOf(userKey);
      if (audience.waiting.size >= mostAnswers) return "lost";
      const { id, answer } = given;
      // Serialized once, however often it is sent.
      const text = JSON.stringify({ answer: given } satisfies MessageToQueues);
      const stops: (() => void)[] = [];
      const fate = new Promise<AnswerFate>((resolve) => {
        const waiting = { id, answer, tell: resolve };
        audience.waiting.add(waiting);
        stops.push(() => audience.waiting.delete(waiting));
        const after = (milliseconds: number, callback: () => void) => {
          const timer = timers.setTimeout(callback, milliseconds);
          stops.push(() => timers.clearTimeout(timer));
        };
        const publishIt = async () => bus.publish(topicOfQueues(userKey), text);
        const sendIt = () => void publishIt().catch(onError);
        audience.started.then(sendIt, () => resolve("lost"));
        for (const milliseconds of SENT_AGAIN_AFTER) after(milliseconds, sendIt);
        after(GIVEN_UP_AFTER, () =>
          lookUp(userKey, id, answer).then(resolve, () => resolve("lost")),
        );
      });
      const outcome = await fate;
      for (const stop of stops) stop();
      leaveIfEmpty(userKey, audience);
      return outcome;
    },

    refuse: (userKey, refusal) => send(userKey, { refusal }),
    show: (userKey, shown) => send(userKey, { shown }),

    close: () => {
      for (const [userKey, audience] of audiences) {
        for (const { page } of audience.connections) page.end();
        for (const { tell } of audience.waiting) tell("lost");
        audience.connections.clear();
        audience.waiting.clear();
        leaveIfEmpty(userKey, audience);
      }
    },
  };
}

/** Returns the state of a request as text. Pages are notified if it changes. */
function saidOf({ isOpen, answer, expired, dismissed, completed }: RequestState): string {
  return JSON.stringify([Boolean(isOpen), answer, expired, dismissed, Boolean(completed)]);
}

function openOf({ known }: Audience): object {
  const requestIds = [...known.values()].flatMap(({ state: { id, isOpen } }) =>
    isOpen ? [id] : [],
  );
  return { jsonrpc: "2.0", method: "notifications/elicitation/open", params: { requestIds } };
}

/** Returns the notifications about a request, besides the request itself. */
function notesOf(state: RequestState, same: string | undefined): object[] {
  const { id, isOpen, answer, expired, dismissed, completed } = state;
  const notes: object[] = [];
  if (!isOpen) {
    const params = { requestId: id, answer, same, expired, dismissed };
    notes.push({ jsonrpc: "2.0", method: "notifications/cancelled", params });
  }
  if (completed) {
    const { elicitationId, requester } = completed;
    const params = { elicitationId };
    const method = "notifications/elicitation/complete";
    notes.push({ jsonrpc: "2.0", method, params, relayed: { requester } });
  }
  return notes;
}

function outgoing(message: object): Outgoing {
  return { parts: [encoder.encode(JSON.stringify(message))], release: () => {} };
}
