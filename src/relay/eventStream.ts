import type { Timers } from "../time/timers.js";
import type { Outgoing, PageConnection, PageLink } from "./createPages.js";
import { BATCH_BYTES, STALLED_MILLISECONDS } from "./words.js";

const HEADERS = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-store, no-transform",
  // A buffering proxy would hold every request back.
  "x-accel-buffering": "no",
};

/** After how many milliseconds a browser connects again. */
const RETRY = 1_000;

/**
 * A response of server-sent events. It buffers one batch: the next one is made when the page has read
 * it. A page that reads nothing for half a minute is disconnected.
 */
export function eventStream(timers: Timers, connect: (page: PageConnection) => PageLink): Response {
  const encoder = new TextEncoder();
  let link: PageLink | undefined;
  /** The rest of a message that is larger than a batch. */
  let sending: { chunks: Iterator<Uint8Array>; release: () => void } | undefined;
  let stalled: unknown;
  let awake = false;
  let ended = false;
  let fill = () => {};

  function nextChunk(): Uint8Array | undefined {
    for (;;) {
      if (!sending) {
        const message = link?.next();
        if (!message) return undefined;
        sending = { chunks: chunksOf(message, encoder), release: message.release };
      }
      const { value, done } = sending.chunks.next();
      if (!done) return value;
      sending.release();
      sending = undefined;
    }
  }

  function stop() {
    ended = true;
    timers.clearTimeout(stalled);
    sending?.release();
    link?.leave();
  }

  const body = new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        const isFull = () => (controller.desiredSize ?? 0) <= 0;
        fill = () => {
          awake = false;
          if (ended) return;
          while (!isFull()) {
            const chunk = nextChunk();
            if (!chunk) return;
            controller.enqueue(chunk);
          }
          stalled ??= timers.setTimeout(() => {
            stop();
            controller.error(new Error("The page reads nothing."));
          }, STALLED_MILLISECONDS);
        };
        controller.enqueue(encoder.encode(`retry: ${RETRY}\n\n`));
        link = connect({
          wake: () => {
            if (!awake) queueMicrotask(() => fill());
            awake = true;
          },
          end: () => {
            if (ended) return;
            stop();
            controller.close();
          },
        });
      },
      pull: () => {
        timers.clearTimeout(stalled);
        stalled = undefined;
        fill();
      },
      cancel: stop,
    },
    { highWaterMark: BATCH_BYTES, size: (chunk) => chunk?.byteLength ?? 0 },
  );
  return new Response(body, { headers: HEADERS });
}

/** A message as an event: a small one as a whole, a large one in views of the shared bytes. */
function* chunksOf({ parts }: Outgoing, encoder: TextEncoder): Iterator<Uint8Array> {
  const all = [encoder.encode("data: "), ...parts, encoder.encode("\n\n")];
  const size = all.reduce((sum, { byteLength }) => sum + byteLength, 0);
  if (size <= BATCH_BYTES) {
    const whole = new Uint8Array(size);
    let at = 0;
    for (const part of all) {
      whole.set(part, at);
      at += part.byteLength;
    }
    yield whole;
    return;
  }
  for (const part of all) {
    for (let at = 0; at < part.byteLength; at += BATCH_BYTES)
      yield part.subarray(at, at + BATCH_BYTES);
  }
}
