import { isObject } from "../protocol/isObject.js";
import type { Timers } from "../time/Timers.js";
import type { RelayBus } from "./RelayBus.js";
import type { RelayedQuestion, RelayStore } from "./RelayStore.js";
import {
  listening,
  OVER_MILLISECONDS,
  readWord,
  type RelayedAnswer,
  STATUS_INTERVAL_MILLISECONDS,
  topicOfAskers,
  topicOfPages,
  MAX_MISSED_STATUSES,
  type WordToAskers,
  type WordToPages,
} from "./words.js";

/** A page that is connected to this process. */
export interface PageConnection {
  send(message: object): void;
  end(): void;
}

/**
 * What became of an answer: `given`; `over`, since another one was, or nobody asks any more; `refused`,
 * since it could not be brought to the asker; `lost`, where nobody said.
 */
export type AnswerFate = "given" | "over" | "refused" | "lost";

export interface PagesOptions {
  bus: RelayBus;
  store: RelayStore;
  timers: Timers;
  onError: (error: unknown) => void;
  /** How many answers of one person may wait for their fate: a page can send any number. */
  mostAnswers: number;
}

/** The side of a relay where the pages are. */
export interface Pages {
  /** How many pages of a person are connected here. */
  count(person: string): number;
  /** Tells a page what is asked of its person, until the function it returns is called. */
  connect(person: string, page: PageConnection): () => void;
  /** Brings an answer to whoever asks, in whatever process. */
  answer(person: string, answer: RelayedAnswer): Promise<AnswerFate>;
  /** Ends all connections. */
  close(): void;
}

/** The pages of one person, and what they know. */
interface Audience {
  connections: Set<PageConnection>;
  /** The questions that are open or over, as far as this process was told. */
  known: Map<string, Known>;
  /** Who wait for the fate of an answer. */
  waiting: Set<{ given: RelayedAnswer; tell: (fate: AnswerFate) => void }>;
  /** Resolves once nothing that is said is missed any more. */
  started: Promise<() => unknown>;
  timer: unknown;
}

interface Known {
  question: RelayedQuestion;
  /** How often it was looked at since it was heard of. No time: a machine may have slept. */
  unheard: number;
}

/** When a page hears for the first time what is still asked, in milliseconds: by then all have said it. */
const FIRST_SAID_AFTER = 5_000;
/** When an answer is sent to those who ask again, and given up, in milliseconds. */
const SENT_AGAIN_AFTER = [500, 1_500, 4_000];
const GIVEN_UP_AFTER = 10_000;

export function createPages(options: PagesOptions): Pages {
  const { bus, store, timers, onError, mostAnswers } = options;
  const audiences = new Map<string, Audience>();

  async function publish(person: string, word: WordToAskers): Promise<void> {
    await bus.publish(topicOfAskers(person), JSON.stringify(word));
  }

  function send(person: string, word: WordToAskers) {
    publish(person, word).catch(onError);
  }

  function audienceOf(person: string): Audience {
    const present = audiences.get(person);
    if (present) return present;
    const start = async () => {
      const unsubscribe = await bus.subscribe(
        topicOfPages(person),
        listening((text) => hear(person, audience, text), onError),
      );
      try {
        // The askers tell all of it again, so little is missed where the store fails.
        await listKept(person, audience).catch(onError);
        await publish(person, { list: true });
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
    };
    audience.started.catch((error) => {
      onError(error);
      // Whoever comes again finds another one.
      if (audiences.get(person) === audience) audiences.delete(person);
      for (const connection of audience.connections) connection.end();
    });
    audiences.set(person, audience);
    audience.timer = timers.setTimeout(() => sayOpen(audience), STATUS_INTERVAL_MILLISECONDS);
    return audience;
  }

  async function listKept(person: string, audience: Audience) {
    for (const question of await store.list(person)) {
      // What a host's own store gives may be of anybody's making.
      if (!isObject(question) || typeof question.id !== "string") continue;
      if (question.until > timers.now()) learn(audience, question);
      // Nobody else does, where the process that asked is gone.
      else if (question.until + OVER_MILLISECONDS < timers.now())
        await store.delete(person, question.id);
    }
  }

  function leaveIfEmpty(person: string, audience: Audience) {
    if (audience.connections.size > 0 || audience.waiting.size > 0) return;
    if (audiences.get(person) === audience) audiences.delete(person);
    timers.clearTimeout(audience.timer);
    audience.started.then((unsubscribe) => unsubscribe()).catch(() => {});
  }

  function hear(person: string, audience: Audience, text: string) {
    const { question, given: same, open = [], refused } = readWord<WordToPages>(text);
    for (const { given, tell } of audience.waiting) if (given.answer === same) tell("given");
    if (question) learn(audience, question, same);
    for (const id of open) {
      const known = audience.known.get(id);
      if (known) known.unheard = 0;
    }
    // This process lacks a question that the asker has open: some message got lost.
    if (open.some((id) => !audience.known.has(id))) send(person, { list: true });
    for (const { given, tell } of audience.waiting) if (given.answer === refused) tell("refused");
  }

  /** @param same the name of another answer, which says what the one says that counts. */
  function learn(audience: Audience, question: RelayedQuestion, same?: string) {
    const known = audience.known.get(question.id)?.question;
    // A question that is over stays over, however late the news comes that it was asked.
    if (known && !known.ask && question.ask) return;
    audience.known.set(question.id, { question, unheard: 0 });
    if (!known || stateOf(known) !== stateOf(question)) {
      for (const connection of audience.connections)
        tellOf(connection, question, Boolean(known?.ask), same);
    }
    if (question.ask) return;
    for (const { given, tell } of audience.waiting) {
      if (given.id === question.id) tell(given.answer === question.answer ? "given" : "over");
    }
  }

  function tellOf(
    connection: PageConnection,
    question: RelayedQuestion,
    asked = false,
    same?: string,
  ) {
    for (const message of messagesOf(question, { asked, same, now: timers.now() }))
      connection.send(message);
  }

  /** Says what is still asked, which also keeps a proxy from ending a silent connection. */
  function sayOpen(audience: Audience) {
    for (const [id, known] of audience.known) {
      known.unheard += 1;
      if (known.unheard < MAX_MISSED_STATUSES) continue;
      // The process that asked is gone, and the call with it.
      if (known.question.ask) learn(audience, { id, until: timers.now() });
      else audience.known.delete(id);
    }
    for (const connection of audience.connections) connection.send(openOf(audience));
    audience.timer = timers.setTimeout(() => sayOpen(audience), STATUS_INTERVAL_MILLISECONDS);
  }

  /** Nobody said what became of an answer: who asked may have kept it before it was gone. */
  async function lookUp(person: string, { id, answer }: RelayedAnswer): Promise<AnswerFate> {
    const question = (await store.list(person)).find((kept) => kept.id === id);
    if (!question || question.ask) return "lost";
    return question.answer === answer ? "given" : "over";
  }

  return {
    count: (person) => audiences.get(person)?.connections.size ?? 0,

    connect: (person, connection) => {
      const audience = audienceOf(person);
      audience.connections.add(connection);
      for (const { question } of audience.known.values()) tellOf(connection, question);
      const timer = timers.setTimeout(() => connection.send(openOf(audience)), FIRST_SAID_AFTER);
      return () => {
        timers.clearTimeout(timer);
        audience.connections.delete(connection);
        leaveIfEmpty(person, audience);
      };
    },

    answer: async (person, given) => {
      const audience = audienceOf(person);
      if (audience.waiting.size >= mostAnswers) return "lost";
      const stops: (() => void)[] = [];
      const fate = new Promise<AnswerFate>((resolve) => {
        const waiting = { given, tell: resolve };
        audience.waiting.add(waiting);
        stops.push(() => audience.waiting.delete(waiting));
        const after = (milliseconds: number, callback: () => void) => {
          const timer = timers.setTimeout(callback, milliseconds);
          stops.push(() => timers.clearTimeout(timer));
        };
        const sendIt = () => send(person, { answer: given });
        audience.started.then(sendIt, () => resolve("lost"));
        for (const milliseconds of SENT_AGAIN_AFTER) after(milliseconds, sendIt);
        after(GIVEN_UP_AFTER, () => lookUp(person, given).then(resolve, () => resolve("lost")));
      });
      const told = await fate;
      for (const stop of stops) stop();
      leaveIfEmpty(person, audience);
      return told;
    },

    close: () => {
      for (const [person, audience] of audiences) {
        for (const connection of audience.connections) connection.end();
        for (const { tell } of audience.waiting) tell("lost");
        audience.connections.clear();
        audience.waiting.clear();
        leaveIfEmpty(person, audience);
      }
    },
  };
}

/** What pages are told of a question differs where this does. */
function stateOf({ ask, answer, expired, completed }: RelayedQuestion): string {
  return JSON.stringify([Boolean(ask), answer, expired, Boolean(completed)]);
}

function openOf({ known }: Audience): object {
  const requestIds = [...known.values()].flatMap(({ question: { id, ask } }) => (ask ? [id] : []));
  return { jsonrpc: "2.0", method: "notifications/elicitation/open", params: { requestIds } };
}

/**
 * A question in messages to a page. Who asks stands beside the params, where no server can write.
 *
 * @param told `asked`: whether the page has it already. `same`: as of `learn`.
 */
function messagesOf(
  question: RelayedQuestion,
  { asked, same, now }: { asked: boolean; same: string | undefined; now: number },
): object[] {
  const { id, ask, answer, expired, completed } = question;
  const messages: object[] = [];
  if (!ask) {
    const params = { requestId: id, answer, same, expired };
    messages.push({ jsonrpc: "2.0", method: "notifications/cancelled", params });
  } else if (!asked) {
    const { request, expiresAt, ...rest } = ask;
    // The clock of the page may be another.
    const expiresIn = expiresAt === undefined ? undefined : expiresAt - now;
    const message = { jsonrpc: "2.0", id, method: "elicitation/create", params: request };
    messages.push({ ...message, relayed: { ...rest, expiresIn } });
  }
  if (completed) {
    const { elicitationId, requester } = completed;
    const params = { elicitationId };
    const method = "notifications/elicitation/complete";
    messages.push({ jsonrpc: "2.0", method, params, relayed: { requester } });
  }
  return messages;
}
