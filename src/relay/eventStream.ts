import type { PageConnection } from "./createPages.js";
import { inBatches } from "./inBatches.js";

const HEADERS = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-store, no-transform",
  // A proxy that collects what it passes on would hold every question back.
  "x-accel-buffering": "no",
};

/** After how many milliseconds a browser connects again. */
const RETRY = 1_000;

/**
 * A response of server-sent events.
 *
 * @param most bytes that may wait for a slow page. One that is behind by more is ended: when it
 *   connects again it is told how things are by then.
 * @param connect is given the connection, and returns what ends it.
 */
export function eventStream(most: number, connect: (page: PageConnection) => () => void): Response {
  const encoder = new TextEncoder();
  let leave = () => {};
  let ended = false;
  const body = new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        const end = () => {
          if (ended) return;
          ended = true;
          leave();
          controller.close();
        };
        controller.enqueue(encoder.encode(`retry: ${RETRY}\n\n`));
        leave = connect({
          send: inBatches((messages) => {
            if (ended) return;
            if ((controller.desiredSize ?? 0) <= 0) return end();
            const events = messages.map((message) => `data: ${JSON.stringify(message)}\n\n`);
            controller.enqueue(encoder.encode(events.join("")));
          }),
          end,
        });
      },
      cancel: () => {
        ended = true;
        leave();
      },
    },
    { highWaterMark: most, size: (chunk) => chunk?.byteLength ?? 0 },
  );
  return new Response(body, { headers: HEADERS });
}
