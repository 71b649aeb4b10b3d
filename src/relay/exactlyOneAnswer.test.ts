import fc from "fast-check";
import { expect, test } from "vitest";
import type { ElicitationResult } from "../core/protocol.js";
import { manualTimers } from "../core/fixtures/manualTimers.js";
import { createElicitationRelay } from "./createElicitationRelay.js";
import { pageOf } from "./fixtures/pageOf.js";
import { settle } from "./fixtures/settle.js";
import { memoryBus, memoryStore } from "./buses.js";
import type { RelayStore } from "./types.js";

// Two processes may be lost, and the third stays, so that what is left can be looked at in the end.
const PROCESSES = 3;
const PAGES = 2;

const anyProcess = fc.nat(PROCESSES - 1);
const anyPage = fc.nat(PAGES - 1);
const anyQuestion = fc.nat(5);

const anyAnswer = fc.record({
  do: fc.constant("answer" as const),
  page: anyPage,
  question: anyQuestion,
  accepts: fc.boolean(),
});

/** What happens, in any order. */
const event = fc.oneof(
  fc.record({ do: fc.constant("ask" as const), process: anyProcess, fails: fc.nat(2) }),
  anyAnswer,
  anyAnswer,
  fc.record({ do: fc.constant("connect" as const), page: anyPage, process: anyProcess }),
  fc.record({ do: fc.constant("cut" as const), page: anyPage }),
  fc.record({ do: fc.constant("loseAnswer" as const), page: anyPage }),
  fc.record({ do: fc.constant("loseOnBus" as const), process: anyProcess }),
  fc.record({ do: fc.constant("lateOnBus" as const), process: anyProcess }),
  fc.record({ do: fc.constant("twiceOnBus" as const), process: anyProcess }),
  fc.record({ do: fc.constant("failStore" as const), process: anyProcess }),
  fc.record({ do: fc.constant("takeBack" as const), question: anyQuestion }),
  fc.record({ do: fc.constant("lose" as const), process: fc.nat(PROCESSES - 2) }),
  fc.record({ do: fc.constant("close" as const), process: fc.nat(PROCESSES - 2) }),
  fc.record({ do: fc.constant("wait" as const), seconds: fc.constantFrom(1, 6, 16, 70) }),
  // Without it, what comes next comes in the same turn.
  fc.record({ do: fc.constant("settle" as const) }),
);

/** No answer of one page is equal to one of the other. */
const pageOfAnswer = (given: ElicitationResult) =>
  given.action === "accept" && given.content?.by === 0 ? 0 : 1;

interface Question {
  message: string;
  process: number;
  abort: AbortController;
  takenBack: boolean;
  results: ElicitationResult[];
  brought: ElicitationResult[];
  /** The answers that a page was told have arrived. */
  given: ElicitationResult[];
  tried: ElicitationResult[];
  /** The answers of which a page was told that another one counts, or none. */
  over: ElicitationResult[];
}

type Event = typeof event extends fc.Arbitrary<infer Value> ? Value : never;

const oneAsked: Event = { do: "ask", process: 0, fails: 0 };
const oneAnswered: Event = { do: "answer", page: 0, question: 0, accepts: true };
const settled: Event = { do: "settle" };

/** One schedule for each end of a question, so that every run comes to each of them. */
const ends: Record<string, Event[]> = {
  accept: [oneAsked, settled, oneAnswered],
  cancel: [oneAsked, settled, { do: "takeBack", question: 0 }],
  decline: [oneAsked, settled, { ...oneAnswered, page: 1, accepts: false }],
  lost: [oneAsked, settled, { do: "lose", process: 0 }],
  open: [oneAsked],
  "tried again": [{ ...oneAsked, fails: 1 }, settled, oneAnswered, settled, oneAnswered],
};

/** An answer arrives, and its page is told that it has not. */
const unheard: Event[] = [
  oneAsked,
  settled,
  oneAnswered,
  { do: "close", process: 1 },
  { do: "cut", page: 0 },
  { do: "wait", seconds: 16 },
];

/** Found by chance. */
const found: Event[][] = [
  // A store that fails as a question is over must not have it asked again.
  [oneAsked, settled, { do: "failStore", process: 0 }, { do: "close", process: 0 }],
  // Whoever answers the same again, since no word came of the first time, is not told that it is over.
  [...unheard, oneAnswered],
  // Nor does another answer stand in the place of the first.
  [...unheard, { ...oneAnswered, accepts: false }],
];

async function play(events: readonly Event[], shared: boolean) {
  const timers = manualTimers();
  const bus = memoryBus();
  const store = memoryStore();
  /** What the bus brings when time goes by. */
  const late: (() => unknown)[] = [];
  const processes = Array.from({ length: PROCESSES }, () => {
    const state = { gone: false, closed: false, loses: false, late: false, twice: false, fails: 0 };
    const own = {
      publish: (topic: string, text: string) => {
        const isLost = state.gone || state.loses;
        const { late: isLate, twice: isTwice } = state;
        Object.assign(state, { loses: false, late: false, twice: false });
        if (isLost) return undefined;
        if (isLate || isTwice) late.push(() => bus.publish(topic, text));
        return isLate ? undefined : bus.publish(topic, text);
      },
      subscribe: (topic: string, listener: (text: string) => void) =>
        bus.subscribe(topic, (text) => state.gone || listener(text)),
    };
    const mayFail = () => {
      state.fails -= 1;
      if (state.fails >= 0) throw new Error("The store is down.");
    };
    const ownStore: RelayStore = {
      set: (person, question) => {
        mayFail();
        return state.gone || store.set(person, question);
      },
      delete: (person, id) => {
        mayFail();
        return state.gone || store.delete(person, id);
      },
      // It was so when it was read.
      list: async (person) => {
        mayFail();
        const kept = await store.list(person);
        for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
        return kept;
      },
    };
    const more = shared ? { store: ownStore } : {};
    const relay = createElicitationRelay({ timers, bus: own, onError: () => {}, ...more });
    return { state, relay, queue: relay.queueFor("ada") };
  });
  /** What each page keeps of its questions. */
  const records: { page: number; message: string; result: ElicitationResult }[] = [];
  const pages = Array.from({ length: PAGES }, (_, index) => ({
    page: pageOf("ada", timers, processes[index]?.relay, {
      onSettled: ({ request: { message } }, result) =>
        void records.push({ page: index, message, result }),
    }),
    at: index,
  }));
  const questions: Question[] = [];
  /** By page and question, what it was shown as. */
  const shown = new Map<string, Set<number>>();
  let lossy = false;

  const look = () => {
    for (const [index, { page }] of pages.entries()) {
      for (const { id: itemId, request } of page.queue.items) {
        const key = `${index} ${request.message}`;
        shown.set(key, (shown.get(key) ?? new Set()).add(itemId));
      }
    }
  };
  for (const { page } of pages) page.queue.subscribe(look);

  const pass = async (seconds: number) => {
    for (let left = seconds; left > 0; left -= 1) {
      timers.advance(1_000);
      for (const publish of late.splice(0)) publish();
      await settle();
    }
  };
  const connect = (index: number, process: number) => {
    const at = pages[index];
    const to = processes[process];
    if (!at || !to || to.state.gone || to.state.closed) return;
    at.at = process;
    at.page.connect(to.relay);
  };

  function ask(process: number, fails: number) {
    const on = processes[process];
    if (!on || on.state.gone || on.state.closed || questions.length > 5) return;
    const question: Question = {
      message: `Question ${questions.length}`,
      process,
      abort: new AbortController(),
      takenBack: false,
      results: [],
      brought: [],
      given: [],
      tried: [],
      over: [],
    };
    questions.push(question);
    let left = fails;
    const asked = on.queue.elicit(
      { message: question.message, requestedSchema: { type: "object", properties: {} } },
      {
        requester: { name: "Tables" },
        signal: question.abort.signal,
        deliver: (result) => {
          left -= 1;
          if (left >= 0) throw new Error("The way to the server is cut.");
          question.brought.push(result);
        },
      },
    );
    void asked.then((result) => on.state.gone || question.results.push(result));
  }

  function answer(index: number, number: number, accepts: boolean) {
    const question = questions[number % Math.max(questions.length, 1)];
    const item = pages[index]?.page.queue.items.find(
      ({ request }) => request.message === question?.message,
    );
    if (!question || item?.status !== "open") return;
    const content = { by: index, accepts };
    const result: ElicitationResult =
      index === 0 || accepts ? { action: "accept", content } : { action: "decline" };
    question.tried.push(result);
    item.respond(result).then(
      () => question.given.push(result),
      (error) => String(error).includes("over") && question.over.push(result),
    );
  }

  for (const each of events) {
    if (each.do === "ask") ask(each.process, each.fails);
    if (each.do === "answer") answer(each.page, each.question, each.accepts);
    if (each.do === "connect") connect(each.page, each.process);
    if (each.do === "cut") pages[each.page]?.page.cut();
    if (each.do === "loseAnswer") pages[each.page]?.page.loseNext();
    if (each.do === "loseOnBus") {
      const on = processes[each.process];
      if (on) on.state.loses = true;
      lossy = true;
    }
    const faulty = "process" in each ? processes[each.process]?.state : undefined;
    if (each.do === "lateOnBus" && faulty) {
      faulty.late = true;
      lossy = true;
    }
    if (each.do === "twiceOnBus" && faulty) {
      faulty.twice = true;
      // What comes again when it is over is known to be over by the store that all share.
      if (!shared) lossy = true;
    }
    if (each.do === "failStore" && faulty) faulty.fails = 2;
    if (each.do === "takeBack") {
      const question = questions[each.question];
      if (question) question.takenBack = true;
      question?.abort.abort();
    }
    if (each.do === "lose" || each.do === "close") {
      const on = processes[each.process];
      if (each.do === "lose" && on) on.state.gone = true;
      else if (on && !on.state.gone) {
        on.state.closed = true;
        await on.relay.close();
      }
      for (const { page, at } of pages) if (at === each.process) page.cut();
    }
    if (each.do === "wait") await pass(each.seconds);
    if (each.do === "settle") await settle();
  }

  for (const { state } of processes) Object.assign(state, { loses: false, late: false, fails: 0 });
  for (const index of pages.keys()) connect(index, PROCESSES - 1);
  await pass(150);
  return { processes, pages, questions, records, shown, lossy };
}

test.each([
  { what: "a store each", shared: false },
  { what: "one store", shared: true },
])(
  "each request has at most one result, whatever is lost, closed or repeated: $what",
  async ({ shared }) => {
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.array(event, { maxLength: 40, size: "max" }), async (events) => {
        const { processes, pages, questions, records, shown, lossy } = await play(events, shared);
        for (const question of questions) {
          const { state } = processes[question.process] ?? { state: undefined };
          const { results, given, tried, over, brought, takenBack, message } = question;
          const showing = pages.map(
            ({ page }) =>
              page.queue.items.filter(
                ({ request, status }) => request.message === message && status === "open",
              ).length,
          );
          expect(results.length).toBeLessThanOrEqual(1);
          const [result] = results;
          seen.add(result?.action ?? (state?.gone ? "lost" : "open"));
          if (new Set(tried).size > 1 && given.length > 0) seen.add("tried again");
          // What a page was told is what the server got, be its process there or not.
          for (const each of given) expect(brought).toContainEqual(each);
          const kept = records.filter((record) => record.message === message);
          for (const { result: own } of kept)
            if (own.action !== "cancel") expect(brought, "kept as answered").toContainEqual(own);
          // Whose later answer does not count keeps the one that does.
          for (const each of state?.gone ? [] : over) {
            const own = brought.filter((one) => pageOfAnswer(one) === pageOfAnswer(each));
            const keeps = kept.filter(({ page }) => page === pageOfAnswer(each));
            if (own.length > 0) expect(keeps.map(({ result: one }) => one)).toEqual(own);
          }
          if (!state?.gone) for (const each of over) expect(brought).not.toContainEqual(each);
          expect(new Set(brought.map((each) => JSON.stringify(each))).size).toBeLessThanOrEqual(1);
          if (result && result.action !== "cancel") expect(tried).toContainEqual(result);
          // A cancel has a reason.
          if (result?.action === "cancel") expect(takenBack || state?.closed).toBe(true);
          if (state?.gone || result) expect(showing).toEqual([0, 0]);
          else expect(showing).toEqual([1, 1]);
          for (const index of pages.keys()) {
            const items = shown.get(`${index} ${message}`)?.size ?? 0;
            if (!lossy) expect(items, "asked twice").toBeLessThanOrEqual(1);
          }
        }
      }),
      { numRuns: 3_000, examples: [...Object.values(ends), ...found].map((events) => [events]) },
    );
    expect([...seen].toSorted()).toEqual(Object.keys(ends));
  },
);
