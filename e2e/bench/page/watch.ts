/** How long nothing must change before all is held to be there, in milliseconds. */
const QUIET = 250;

/** How long something may take at all, in milliseconds. */
const PATIENCE = 60_000;

export interface Watched {
  /** How many elements the selector finds in the end. */
  count: number;
  /** When their number last changed. */
  shown: number;
  /** When that was painted. */
  painted: number;
}

/**
 * Watches the number of elements that a selector finds, until nothing changes anymore.
 *
 * @param begin Does what is measured, if the page does it.
 */
export async function watch(selector: string, begin?: () => void): Promise<Watched> {
  const find = () => document.querySelectorAll(selector).length;
  let count = find();
  let shown = 0;
  let painted = Promise.resolve(0);
  const changes = onChange((now) => {
    const found = find();
    if (found === count) return;
    count = found;
    shown = now;
    painted = nextPaint();
  });
  begin?.();
  await changes.end(() => shown > 0);
  return { count, shown, painted: await painted };
}

/**
 * When a part of the page last changed, once it has not for a while.
 *
 * @param complete Whether all is there that is to come.
 */
export function lastChange(complete: () => boolean, within = document.body): Promise<number> {
  return onChange(undefined, within).end(complete);
}

/** When the next frame has been made ready: styles, layout and paint included. */
export function nextPaint(): Promise<number> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      // A task of its own runs when the frame is done.
      port1.addEventListener("message", () => resolve(performance.now()));
      port1.start();
      port2.postMessage(undefined);
    });
  });
}

function onChange(listener?: (now: number) => void, within = document.body) {
  const since = performance.now();
  let last = 0;
  const observer = new MutationObserver(() => {
    last = performance.now();
    listener?.(last);
  });
  // Lists are often drawn outside the form.
  observer.observe(within, { subtree: true, childList: true });
  return {
    async end(happened: () => boolean): Promise<number> {
      while (!happened() || performance.now() - Math.max(last, since) < QUIET) {
        if (performance.now() - since > PATIENCE) throw new Error("Nothing happened.");
        await new Promise((resolve) => {
          setTimeout(resolve, QUIET / 5);
        });
      }
      observer.disconnect();
      return last;
    },
  };
}
