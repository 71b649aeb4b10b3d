import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CallStreams, type SentCall } from "./CallStreams.js";

function sentCall(): SentCall {
  return { signal: undefined, release: () => {}, requestIds: new Set() };
}

function streamsOf(...ids: unknown[]) {
  const streams = new CallStreams();
  for (const id of ids) streams.calls.set(id, sentCall());
  return { streams, callOf: (id: unknown) => streams.calls.get(id)! };
}

/** Reads a stream along, as a client that gets it in these pieces, and returns what that got. */
async function read(streams: CallStreams, call: SentCall, pieces: Iterable<Uint8Array>) {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
  const response = new Response(body as never, {
    headers: { "content-type": "text/event-stream" },
  });
  return new Uint8Array(await streams.readAlong(response, call).arrayBuffer());
}

const encode = (text: string) => new TextEncoder().encode(text);
const asked = (id: unknown) =>
  JSON.stringify({ jsonrpc: "2.0", id, method: "elicitation/create", params: {} });

describe("a stream that is read along", () => {
  test("names its call for each request, however it is cut and its lines end", async () => {
    const end = fc.constantFrom("\n", "\r\n", "\r");
    const event = fc.record({
      id: fc.option(fc.constantFrom("e1", "e2"), { nil: undefined }),
      type: fc.constantFrom(undefined, "message", "other"),
      data: fc.constantFrom(asked(1), asked("2"), '{"method":"ping","id":3}', "é😀", "{"),
      split: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(event), end, fc.array(fc.nat(40)), async (events, eol, cuts) => {
        const text = events
          .map(({ id, type, data, split }) => {
            const lines = split ? data.replace(",", ",\n").split("\n") : [data];
            return [
              ": comment",
              ...(id === undefined ? [] : [`id: ${id}`]),
              ...(type ? [`event:${type}`] : []),
              ...lines.map((line) => `data: ${line}`),
              "",
              "",
            ].join(eol);
          })
          .join("");
        const bytes = encode(text);
        const pieces: Uint8Array[] = [];
        let at = 0;
        for (const cut of cuts) pieces.push(bytes.slice(at, (at += cut)));
        pieces.push(bytes.slice(at));
        const { streams, callOf } = streamsOf("a", "b");
        expect(await read(streams, callOf("a"), pieces)).toEqual(bytes);
        const isMessage = ({ type }: { type?: string | undefined }) => type !== "other";
        for (const id of [1, "2", 3, 2]) {
          const isAsked = events.some((each) => isMessage(each) && each.data === asked(id));
          expect(streams.callOf(id)).toBe(isAsked ? "a" : undefined);
        }
        expect(callOf("a").lastEventId).toBe(events.findLast(({ id }) => id !== undefined)?.id);
      }),
    );
  });

  test("names its call for a request whose method is written with escapes", async () => {
    const { streams, callOf } = streamsOf("a");
    const escaped = asked(1).replace("n/", "n\\/");
    await read(streams, callOf("a"), [encode(`data: ${escaped}\n\n`)]);
    expect(streams.callOf(1)).toBe("a");
  });

  test("names no call for a request that came on two streams", async () => {
    const { streams, callOf } = streamsOf(0, 1);
    await read(streams, callOf(0), [encode(`data: ${asked(7)}\n\n`)]);
    expect(streams.callOf(7)).toBe(0);
    await read(streams, callOf(1), [encode(`data: ${asked(7)}\n\n`)]);
    expect(streams.callOf(7)).toBeUndefined();
  });

  test("keeps a bounded number of IDs of bounded length, and skips events that are too long", async () => {
    const { streams, callOf } = streamsOf(0);
    const long = "x".repeat(2_000_000);
    const text = [
      `data: ${asked(long)}`,
      `id: ${long}\ndata: {}`,
      `data: ${long}\ndata: ${asked(-1)}`,
      ...Array.from({ length: 2_000 }, (_, id) => `data: ${asked(id)}`),
    ];
    await read(streams, callOf(0), [encode(text.map((each) => `${each}\n\n`).join(""))]);
    const { requestIds, lastEventId } = callOf(0);
    expect([...requestIds]).toEqual(Array.from({ length: 1_000 }, (_, id) => id));
    expect(lastEventId).toBeUndefined();
  });

  test("reaches the client although it is no text", async () => {
    const { streams, callOf } = streamsOf(0);
    const bytes = Uint8Array.from({ length: 1_000 }, (_, at) => (at * 7) % 256);
    expect(await read(streams, callOf(0), [bytes])).toEqual(bytes);
  });

  test("is a stream of the call that it resumes", () => {
    const { streams, callOf } = streamsOf(0, 1);
    callOf(1).lastEventId = "e9";
    const resume = (id: string) =>
      streams.callIn({ method: "GET", headers: { "Last-Event-ID": id } });
    expect(resume("e9")).toBe(callOf(1));
    expect(resume("e8")).toBeUndefined();
    expect(streams.callIn({ method: "GET" })).toBeUndefined();
  });
});

test.each([undefined, "", "{", "null", "[]", '{"id":2}', '{"id":{}}', new Uint8Array(2)])(
  "a body %j sends no known call",
  (body) => {
    const { streams } = streamsOf(0);
    expect(streams.callIn({ method: "POST", body: body as string })).toBeUndefined();
  },
);

test("a response that is no stream is passed on as it is", () => {
  const { streams, callOf } = streamsOf(0);
  for (const response of [
    Response.json({}),
    new Response(null, { status: 202 }),
    new Response("data: {}", { status: 400, headers: { "content-type": "text/event-stream" } }),
  ]) {
    expect(streams.readAlong(response, callOf(0))).toBe(response);
  }
});
