import fc from "fast-check";
import { assert, expect, test } from "vitest";
import { sameJson } from "../core/json.js";
import { createElicitationQueue } from "./createElicitationQueue.js";
import type { ElicitationItem } from "../queue/ElicitationQueue.js";
import {
  broadcastChannel,
  extensionPortChannel,
  messagePortChannel,
  windowChannel,
} from "./channels.js";
import type { Channel, JsonRpcResponse } from "./types.js";
import { connectElicitation } from "./connect.js";
import { eventStreamChannel, webSocketChannel } from "./networkChannels.js";

/** A channel over a made-up medium, and what its other side does. */
interface Line {
  channel: Channel;
  hear(message: unknown): void;
  /** The other side starts anew. */
  restart(): void;
  /** Whether the channel can tell that it did. */
  tells: boolean;
}

const event = (name: string, more: object = {}) => Object.assign(new Event(name), more);
const nothing = () => {};

type Send = (message: JsonRpcResponse) => void | Promise<void>;

/** `send` brings a response to the other side, `sendLater` over a network. */
const lines: Record<string, (send: Send, sendLater: Send) => Line> = {
  "a channel of the host's own": (_, send) => {
    const listeners = new Set<(message: unknown) => void>();
    return {
      channel: {
        send,
        subscribe: (listener) => {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
      },
      hear: (message) => listeners.forEach((listener) => listener(message)),
      restart: nothing,
      tells: false,
    };
  },
  "server-sent events": (_, send) => {
    const source = Object.assign(new EventTarget(), { readyState: 1 });
    return {
      channel: eventStreamChannel(source, send),
      hear: (message) => source.dispatchEvent(event("message", { data: JSON.stringify(message) })),
      restart: () => {
        source.readyState = 0;
        source.dispatchEvent(event("error"));
        source.readyState = 1;
        source.dispatchEvent(event("open"));
      },
      tells: false,
    };
  },
  WebSocket: (send) => {
    const socket = Object.assign(new EventTarget(), {
      readyState: 1,
      send: (text: string) => void send(JSON.parse(text)),
    });
    return {
      channel: webSocketChannel(socket),
      hear: (message) => socket.dispatchEvent(event("message", { data: JSON.stringify(message) })),
      restart: () => socket.dispatchEvent(event("open")),
      tells: true,
    };
  },
  "a frame of the page's origin": (send) => frame(send, true),
  "a frame of another origin": (send) => frame(send, false),
  MessagePort: (send) => {
    const port = Object.assign(new EventTarget(), { postMessage: send as (data: unknown) => void });
    return {
      channel: messagePortChannel(port),
      hear: (data) => port.dispatchEvent(event("message", { data: structuredClone(data) })),
      restart: () => port.dispatchEvent(event("close")),
      tells: true,
    };
  },
  BroadcastChannel: (send) => {
    const port = Object.assign(new EventTarget(), { postMessage: send as (data: unknown) => void });
    return {
      channel: broadcastChannel(port),
      hear: (data) => port.dispatchEvent(event("message", { data: structuredClone(data) })),
      restart: nothing,
      tells: false,
    };
  },
  "extension port": (send) => {
    const listeners = new Set<(message: unknown) => void>();
    const closers = new Set<() => void>();
    const on = <Listener>(set: Set<Listener>) => ({
      addListener: (listener: Listener) => void set.add(listener),
      removeListener: (listener: Listener) => void set.delete(listener),
    });
    return {
      channel: extensionPortChannel({
        postMessage: send as (data: unknown) => void,
        onMessage: on(listeners),
        onDisconnect: on(closers),
      }),
      hear: (message) => listeners.forEach((listener) => listener(structuredClone(message))),
      restart: () => closers.forEach((close) => close()),
      tells: true,
    };
  },
};

function frame(send: Send, ownOrigin: boolean): Line {
  const origin = "https://agent.example";
  const on = new EventTarget();
  let page = new EventTarget();
  const target = {
    postMessage: send as (data: unknown) => void,
    addEventListener: (name: string, listener: (event: Event) => void) => {
      if (!ownOrigin) throw new DOMException("Blocked", "SecurityError");
      page.addEventListener(name, listener);
    },
    removeEventListener: (name: string, listener: (event: Event) => void) => {
      if (!ownOrigin) throw new DOMException("Blocked", "SecurityError");
      page.removeEventListener(name, listener);
    },
  };
  return {
    channel: windowChannel({ target: target as unknown as Window, origin, on }),
    hear: (data) =>
      on.dispatchEvent(event("message", { data: structuredClone(data), origin, source: target })),
    restart: () => {
      page.dispatchEvent(event("pagehide"));
      page = new EventTarget();
    },
    tells: ownOrigin,
  };
}

/** What the other side waits for under an id. */
interface Waiting {
  params: unknown;
  /** What may be sent, besides the person's answer. */
  also?: "cancel" | "error";
  /** Whether an answer is on its way, and whether the same was asked once more since. */
  sending?: boolean;
  again?: boolean;
  /** Whether it no longer wants a response. */
  over?: boolean;
}

const questions = [
  { message: "Delete the temporary file?", requestedSchema: { type: "object" } },
  { requestedSchema: { type: "object" }, message: "Delete the temporary file?" },
  { message: "Delete the production database?", requestedSchema: { type: "object" } },
];
const id = fc.constantFrom(0, "0", 1);
const ask = fc.record({ id, question: fc.nat(questions.length - 1) });
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant("ask" as const), asks: fc.tuple(ask) }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant("batch" as const), asks: fc.tuple(ask, ask) }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant("press" as const),
      back: fc.nat(3),
      fails: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom(
        "cancelled" as const,
        "cancel_request" as const,
        "call" as const,
        "answered elsewhere" as const,
        "complete" as const,
        "restart" as const,
        "wait" as const,
      ),
      id,
    }),
  },
);

/** A step may come in the turn of the one before it, as messages do that arrived together. */
const turn = fc.tuple(step, fc.boolean()).map(([each, atOnce]) => ({ ...each, atOnce }));

test.each(Object.entries(lines))(
  "%s: an answer goes once, to the request that was shown when it was given",
  async (_, open) => {
    let delivered = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(turn, { minLength: 3, maxLength: 30 }),
        async (scheduler, steps) => {
          const queue = createElicitationQueue({ limits: { perMinute: Infinity } });
          const waiting = new Map<unknown, Waiting>();
          const presses: { params: unknown; known: Set<Waiting>; current: boolean }[] = [];
          const shown: ElicitationItem[] = [];
          /** The press that was the answer by each id; another of them answers no repeat. */
          const given = new Map<unknown, number>();
          /** What was not true: what is thrown while something is sent passes for a line that is dead. */
          const lies: string[] = [];
          let fails = false;

          function hold(truth: unknown, lie: string): asserts truth {
            if (!truth) lies.push(lie);
            assert(truth, lie);
          }
          /** What is handed to the medium must be true of what the other side was heard to ask. */
          function take(response: JsonRpcResponse): Waiting | undefined {
            const asked = waiting.get(response.id);
            hold(asked, "an answer to nothing");
            const { action, content } = ("result" in response ? response.result : {}) as {
              action?: string;
              content?: { press: number };
            };
            if (action !== "accept") {
              hold(asked.also === ("error" in response ? "error" : "cancel"), "nobody said so");
              waiting.delete(response.id);
              return undefined;
            }
            const press = presses[content?.press ?? -1];
            hold(press?.current, "an answer to what was not on show");
            const repeated = given.get(response.id) === content?.press;
            hold(press.known.has(asked) || repeated, "an answer to what was not asked yet");
            hold(sameJson(press.params, asked.params), "an answer to another question");
            hold(!asked.over, "an answer that nobody wants");
            delivered += 1;
            return asked;
          }
          const arrive = (response: JsonRpcResponse, asked: Waiting) => {
            asked.sending = false;
            const { content } = ("result" in response ? response.result : {}) as {
              content?: { press: number };
            };
            if (content) given.set(response.id, content.press);
            if (waiting.get(response.id) !== asked) return;
            if (asked.again) waiting.set(response.id, { params: asked.params });
            else waiting.delete(response.id);
          };
          const send = (response: JsonRpcResponse) => {
            const asked = take(response);
            if (!asked) return;
            if (fails) throw new Error("offline");
            arrive(response, asked);
          };
          const sendLater = async (response: JsonRpcResponse) => {
            const asked = take(response);
            if (!asked) return;
            const lost = fails;
            // What was asked once more meanwhile got an answer of its own.
            if (asked.sending) asked.again = false;
            asked.sending = true;
            await scheduler.schedule(Promise.resolve());
            if (!lost) return arrive(response, asked);
            asked.sending = false;
            asked.again = false;
            throw new Error("offline");
          };
          const line = open(send, sendLater);
          const disconnect = connectElicitation(queue, line.channel, {
            requester: { name: "Agent" },
          });

          /** What the other side waits for, once what it asks was heard. */
          function note(asking: { id: unknown; question: number }) {
            const params = questions[asking.question];
            const before = waiting.get(asking.id);
            const isOpen = before !== undefined && !before.over;
            if (isOpen && sameJson(before.params, params)) {
              if (before.sending) before.again = true;
              return;
            }
            const clashes = isOpen && line.channel.shared;
            waiting.set(asking.id, clashes ? { params, also: "error", over: true } : { params });
          }
          const say = (message: object) => line.hear({ jsonrpc: "2.0", ...message });
          const toMessage = (asking: { id: unknown; question: number }) => ({
            jsonrpc: "2.0",
            id: asking.id,
            method: "elicitation/create",
            params: questions[asking.question],
          });
          const hear = (...asks: { id: unknown; question: number }[]) => {
            asks.forEach(note);
            const messages = asks.map(toMessage);
            line.hear(messages.length === 1 ? messages[0] : messages);
          };
          const press = (item: ElicitationItem) => {
            const current = queue.getSnapshot().item?.id === item.id;
            presses.push({ params: item.request, known: new Set(waiting.values()), current });
            const content = { press: presses.length - 1 };
            item.respond({ action: "accept", content }).catch(nothing);
          };
          /** It is over for the other side, which may want to be told so. */
          const giveUp = (of: unknown, told: boolean) => {
            const asked = waiting.get(of);
            if (!asked) return;
            asked.over = true;
            asked.again = false;
            if (told && !asked.also) asked.also = "cancel";
            else if (!told && !asked.sending) waiting.delete(of);
          };

          for (const each of steps) {
            // Of a channel that several share each message is heard in a turn of its own.
            const waits = !each.atOnce || line.channel.shared;
            if (waits) await scheduler.waitNext(Math.min(1, scheduler.count()));
            const { item: current } = queue.getSnapshot();
            if (current && shown.at(-1)?.id !== current.id) shown.push(current);
            if (each.do === "ask" || each.do === "batch") {
              const [first, second] = each.asks;
              // Of two under one id on a channel that several share, the error is to both.
              if (line.channel.shared && first.id === second?.id) {
                hear(first);
                await Promise.resolve().then(nothing);
                hear(second);
              } else hear(...each.asks);
            } else if (each.do === "press") {
              fails = each.fails;
              const item = shown.at(-1 - each.back);
              if (item) press(item);
              // What is sent at once is sent in this turn; the host lets a person press after it.
              await Promise.resolve().then(nothing);
              fails = false;
            } else if (each.do === "cancelled") {
              giveUp(each.id, false);
              say({ method: "notifications/cancelled", params: { requestId: each.id } });
            } else if (each.do === "cancel_request") {
              giveUp(each.id, true);
              say({ method: "$/cancel_request", params: { requestId: each.id } });
            } else if (each.do === "call") {
              if (!line.channel.shared) giveUp(each.id, false);
              say({ id: each.id, method: "roots/list" });
            } else if (each.do === "answered elsewhere") {
              if (line.channel.shared) giveUp(each.id, false);
              say({ id: each.id, result: { action: "decline" } });
            } else if (each.do === "complete") {
              say({ method: "elicitation/complete", params: { elicitationId: String(each.id) } });
            } else if (each.do === "restart") {
              if (line.tells) {
                waiting.clear();
                given.clear();
              }
              line.restart();
            }
          }
          // A person who has all the time answers what is left.
          for (let tries = 0; tries < 20; tries += 1) {
            await scheduler.waitIdle();
            await new Promise((resolve) => setImmediate(resolve));
            const { item: current } = queue.getSnapshot();
            if (current) press(current);
          }
          expect(lies).toEqual([]);
          const left = [...waiting.values()].filter(({ over }) => !over);
          expect(left).toEqual([]);
          expect(queue.getSnapshot()).toMatchObject({ item: undefined, waiting: 0 });
          waiting.clear();
          disconnect();
        },
      ),
      { numRuns: 150, seed: 15 },
    );
    expect(delivered).toBeGreaterThan(100);
  },
  60_000,
);
