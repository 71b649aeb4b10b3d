import type { PageConnection } from "./createPages.js";

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
  const body = new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        let ended = false;
        const end = () => {
          if (ended) return;
          ended = true;
          leave();
          controller.close();
        };
        controller.enqueue(encoder.encode(`retry: ${RETRY}\n\n`));
        leave = connect({
          send: (message) => {
            if (ended) return;
            controller.enqueue(encoder.encode(`data: ${JSON.stringify(message)}\n\n`));
            if ((controller.desiredSize ?? 0) <= 0) end();
          },
          end,
        });
      },
      cancel: () => leave(),
    },
    { highWaterMark: most, size: (chunk) => chunk?.byteLength ?? 0 },
  );
  return new Response(body, { headers: HEADERS });
}
