import type { ElicitationResult } from "../protocol/ElicitationResult.js";
import type { Requester } from "../protocol/Requester.js";
import { isObject } from "../protocol/isObject.js";
import { isUrlRequest } from "../protocol/isUrlRequest.js";
import { requesterKey } from "../protocol/requesterKey.js";
import { sameJson } from "../protocol/sameJson.js";
import type { ElicitationItem } from "../queue/ElicitationItem.js";
import type { ElicitationQueue, ElicitOptions } from "../queue/ElicitationQueue.js";
import type { Timers } from "../time/Timers.js";
import type { RelayBus } from "./RelayBus.js";
import type { RelayedQuestion, RelayStore } from "./RelayStore.js";
import {
  CLOSED_WITHIN_MILLISECONDS,
  listening,
  OPEN_MILLISECONDS,
  OVER_MILLISECONDS,
  type RelayedAnswer,
  STATUS_INTERVAL_MILLISECONDS,
  readWord,
  topicOfAskers,
  topicOfPages,
  type WordToAskers,
  type WordToPages,
} from "./words.js";

/** See `ElicitOptions`. */
export type Until = ElicitOptions["until"];

/** A question of a queue of this process. */
interface Asked {
  id: string;
  item: ElicitationItem;
  until: Until;
  /** Whether nothing more can be answered. */
  over: boolean;
  expired: boolean;
  completed: boolean;
  /** Whether the store lacks the last that is known of it: who lists it there would ask again what is over. */
  unkept: boolean;
  /** The answer that is being brought to the asker, or was. */
  taking?: RelayedAnswer | undefined;
  taken?: RelayedAnswer | undefined;
  /** The last one that could not be brought, which is not tried again by itself. */
  refused?: string | undefined;
  /** When all of it can be forgotten. */
  forgetAt: number;
}

/** What is asked of a person in this process. */
interface Person {
  asked: Map<string, Asked>;
  /** The last message about their questions that is being sent: the next one waits for it. */
  said: Promise<unknown>;
  /** Gives nothing where the bus could not be listened to, which is tried again. */
  unsubscribe: Promise<(() => unknown) | undefined>;
  timer: unknown;
}

/**
 * How often what is over is given at once to a store that fails, and for how long: all else that is
 * said of this person waits meanwhile.
 */
const OVER_ATTEMPTS = 3;
const OVER_ATTEMPTS_MILLISECONDS = 1_000;

export interface AskersOptions {
  bus: RelayBus;
  store: RelayStore;
  timers: Timers;
  onError: (error: unknown) => void;
}

/** The side of a relay where the servers are: it says what the queues of this process ask. */
export interface Askers {
  /**
   * Says from now on what a queue asks.
   *
   * @param untilOf when an accepted URL request of it counts as answered.
   */
  add(queue: ElicitationQueue, person: string, untilOf: (request: object) => Until): void;
  /** Says the last of what is over by now, and nothing more. */
  close(): Promise<void>;
}

export function createAskers({ bus, store, timers, onError }: AskersOptions): Askers {
  const people = new Map<string, Person>();

  function personOf(name: string): Person {
    const known = people.get(name);
    if (known) return known;
    const unsubscribe = listenTo(name);
    const person: Person = { asked: new Map(), said: unsubscribe, unsubscribe, timer: undefined };
    people.set(name, person);
    person.timer = timers.setTimeout(() => sayAll(name, person), STATUS_INTERVAL_MILLISECONDS);
    return person;
  }

  async function listenTo(name: string) {
    try {
      return await bus.subscribe(
        topicOfAskers(name),
        listening((text) => hear(name, text), onError),
      );
    } catch (error) {
      onError(error);
      return undefined;
    }
  }

  /** One after the other, so that nothing is open again after it was over. */
  function inTurn(person: Person, task: () => unknown) {
    person.said = person.said.then(task).catch(onError);
  }

  function publish(name: string, word: WordToPages) {
    return bus.publish(topicOfPages(name), JSON.stringify(word));
  }

  /** @param given the name of another answer, which says what the one says that counts. */
  function say(name: string, person: Person, asked: Asked, given?: string) {
    const question = questionOf(asked);
    inTurn(person, async () => {
      await keep(name, asked, question);
      await publish(name, { question, given });
    });
  }

  /** A question that cannot be stored is told all the same. */
  async function keep(name: string, asked: Asked, question = questionOf(asked)) {
    asked.unkept = true;
    const until = timers.now() + OVER_ATTEMPTS_MILLISECONDS;
    let failure: unknown;
    for (
      let left = question.ask ? 1 : OVER_ATTEMPTS;
      left > 0 && timers.now() <= until;
      left -= 1
    ) {
      try {
        await store.set(name, question);
        asked.unkept = false;
        return;
      } catch (error) {
        failure = error;
      }
    }
    onError(failure);
  }

  /** Stores what is over and was not stored, until the store fails again. */
  async function keepOver(name: string, person: Person) {
    for (const asked of person.asked.values()) {
      if (asked.over && asked.unkept) await keep(name, asked);
      if (asked.over && asked.unkept) return;
    }
  }

  function questionOf({ id, item, until, over, expired, completed, taken }: Asked) {
    const { request, context, approval, progress, expiresAt } = item;
    const requester = plain(item.requester);
    const question: RelayedQuestion = {
      id,
      until: timers.now() + (over ? OVER_MILLISECONDS : OPEN_MILLISECONDS),
    };
    if (over) {
      question.answer = taken?.answer;
      question.expired = expired || undefined;
    } else {
      question.ask = { request, requester, context, approval, progress, until, expiresAt };
    }
    if (completed && isUrlRequest(request) && request.elicitationId) {
      question.completed = { elicitationId: request.elicitationId, requester };
    }
    return question;
  }

  /** Says again what is open, and forgets what has long been over. */
  function sayAll(name: string, person: Person) {
    const open: string[] = [];
    for (const [id, asked] of person.asked) {
      if (!asked.over) open.push(id);
      else if (asked.forgetAt <= timers.now()) {
        person.asked.delete(id);
        inTurn(person, () => store.delete(name, id));
      }
    }
    if (person.asked.size === 0) {
      people.delete(name);
      void person.unsubscribe.then((unsubscribe) => unsubscribe?.()).catch(onError);
      return;
    }
    // Chained, so that none is begun while one is under way, and the last is the one that is ended.
    person.unsubscribe = person.unsubscribe.then((listened) => listened ?? listenTo(name));
    if (open.length > 0) {
      inTurn(person, () => publish(name, { open }));
      for (const id of open) {
        const asked = person.asked.get(id);
        if (asked) inTurn(person, () => asked.over || keep(name, asked));
      }
    }
    inTurn(person, () => keepOver(name, person));
    person.timer = timers.setTimeout(() => sayAll(name, person), STATUS_INTERVAL_MILLISECONDS);
  }

  function hear(name: string, text: string) {
    const person = people.get(name);
    const word = readWord<WordToAskers>(text);
    if (!person) return;
    if (word.list) for (const asked of person.asked.values()) say(name, person, asked);
    const asked = word.answer && person.asked.get(word.answer.id);
    if (word.answer && asked) void take(name, person, asked, word.answer);
  }

  async function take(name: string, person: Person, asked: Asked, given: RelayedAnswer) {
    // An answer is being taken already. If this is the same one, that is enough; else its page
    // sends it again.
    if (asked.taking) return;
    if (asked.over) {
      const same = asked.taken && sameJson(asked.taken.result, given.result);
      say(name, person, asked, same ? given.answer : undefined);
      return;
    }
    const refuse = () => inTurn(person, () => publish(name, { refused: given.answer }));
    if (asked.refused === given.answer) return refuse();
    asked.taking = given;
    try {
      await bring(asked, given.result);
      asked.taken = given;
      end(name, person, asked);
    } catch {
      asked.taking = undefined;
      if (!isWaiting(asked.item)) end(name, person, asked);
      else {
        asked.refused = given.answer;
        refuse();
      }
    }
    asked.taking = undefined;
  }

  function end(name: string, person: Person, asked: Asked) {
    if (asked.over) return;
    asked.over = true;
    asked.expired = asked.item.status === "expired";
    asked.forgetAt = timers.now() + OVER_MILLISECONDS;
    say(name, person, asked);
  }

  /** A bus that is gone does not keep a process from ending. */
  async function inTime(work: Promise<unknown>) {
    let timer: unknown;
    const over = new Promise<void>((resolve) => {
      timer = timers.setTimeout(resolve, CLOSED_WITHIN_MILLISECONDS);
    });
    await Promise.race([work, over]);
    timers.clearTimeout(timer);
  }

  return {
    add: (queue, name, untilOf) => {
      const known = new Map<number, Asked>();
      let person: Person | undefined;
      const { complete } = queue;
      queue.complete = (elicitationId: string, requester?: Requester) => {
        for (const asked of known.values()) {
          const { request, requester: own } = asked.item;
          if (!isUrlRequest(request) || request.elicitationId !== elicitationId) continue;
          if (requester && requesterKey(requester) !== requesterKey(own)) continue;
          asked.completed = true;
          asked.forgetAt = timers.now() + OVER_MILLISECONDS;
          // It may have been forgotten since it was answered.
          person = personOf(name);
          person.asked.set(asked.id, asked);
          say(name, person, asked);
        }
        complete(elicitationId, requester);
      };
      queue.subscribe(() => {
        const items = new Map(queue.items.map((item) => [item.itemId, item]));
        for (const item of items.values()) {
          if (known.has(item.itemId) || !isWaiting(item)) continue;
          person = personOf(name);
          const asked: Asked = {
            id: crypto.randomUUID(),
            item,
            until: untilOf(item.request),
            over: false,
            expired: false,
            completed: item.completed,
            unkept: true,
            forgetAt: Infinity,
          };
          known.set(item.itemId, asked);
          person.asked.set(asked.id, asked);
          say(name, person, asked);
        }
        for (const [itemId, asked] of known) {
          const item = items.get(itemId);
          asked.item = item ?? { ...asked.item, status: "accepted" };
          if (!item) known.delete(itemId);
          if (!isWaiting(asked.item) && !asked.taking && person) end(name, person, asked);
        }
      });
    },
    close: async () => {
      for (const [name, person] of people) inTurn(person, () => keepOver(name, person));
      const left = [...people.values()];
      await inTime(Promise.all(left.map(({ said }) => said)));
      people.clear();
      for (const { timer } of left) timers.clearTimeout(timer);
      const ends = left.map(async ({ unsubscribe }) => (await unsubscribe)?.());
      await inTime(Promise.all(ends.map((ended) => ended.catch(onError))));
    },
  };
}

/** Whether it waits for an answer. */
function isWaiting({ status }: ElicitationItem): boolean {
  return status === "waiting" || status === "finishing";
}

async function bring(asked: Asked, result: ElicitationResult): Promise<void> {
  const { request } = asked.item;
  if (hasWrongNull(request, result)) throw new TypeError("null");
  // A page is opened or not: there is nothing to say beside.
  await asked.item.respond(isUrlRequest(request) ? { action: result.action } : result);
  // The person has finished on the page as well, where they were to say so.
  if (asked.item.status === "finishing") await asked.item.finish();
}

/** Whether something is null of which the question says a type: of cases, one may be. */
function hasWrongNull(request: object, result: ElicitationResult): boolean {
  const { requestedSchema: schema } = request as { requestedSchema?: unknown };
  const properties = isObject(schema) && isObject(schema.properties) ? schema.properties : {};
  const typed = new Set(
    Object.entries(properties).flatMap(([name, one]) =>
      isObject(one) && typeof one.type === "string" && one.type !== "null" ? [name] : [],
    ),
  );
  const content: object = (result.action === "accept" && result.content) || {};
  return Object.entries(content).some(([name, value]) => value === null && typed.has(name));
}

/** What can be sent of it. */
function plain({ name, url }: Requester): Pick<Requester, "name" | "url"> {
  return { name, url };
}
