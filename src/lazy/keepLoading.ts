const FIRST_RETRY_MILLISECONDS = 1_000;
const LAST_RETRY_MILLISECONDS = 30_000;

/**
 * Loads code, and retries on failure: when the browser is online again, and after increasing
 * delays.
 *
 * @param schedule when it is loaded first. Default: at once.
 * @returns a function that stops retrying.
 */
export function keepLoading(
  code: { load: () => Promise<unknown> },
  schedule = (ask: () => void) => ask(),
): () => void {
  let wait = FIRST_RETRY_MILLISECONDS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const stop = () => {
    stopped = true;
    clearTimeout(timer);
    globalThis.removeEventListener?.("online", ask);
  };
  const retry = () => {
    if (stopped) return;
    clearTimeout(timer);
    timer = setTimeout(ask, wait);
    globalThis.addEventListener?.("online", ask);
    wait = Math.min(2 * wait, LAST_RETRY_MILLISECONDS);
  };
  const ask = () => {
    if (!stopped) code.load().then(stop, retry);
  };
  schedule(ask);
  return stop;
}
