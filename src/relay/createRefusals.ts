import type { Timers } from "../time/timers.js";
import type { JsonRpcError } from "../transport/types.js";
import type { Refusal } from "./words.js";

/** How often the pages are counted before a request is refused, since the bus may lose a reply. */
const COUNTS = 2;
/** How long the processes may take to list their pages, in milliseconds. */
const COUNT_MILLISECONDS = 1_000;
/** How many refusals of one request are kept: more pages than that are no user's. */
const MAX_REFUSALS = 1_000;

export interface RefusalsOptions {
  timers: Timers;
  /** Whether all pages are connected to this process, so that its list is the whole. */
  isAlone: boolean;
  /** Asks every process for the pages that are connected. */
  countPages: () => void;
  /** Called when there are pages and each has refused. */
  onRefused: (error: JsonRpcError) => void;
}

/** The pages that cannot show a request. It is refused when no connected page can. */
export interface Refusals {
  add(refusal: Refusal): void;
  /** Counts the pages again, if any has refused. */
  count(): void;
  /** Some pages that are connected. */
  hear(pages: readonly string[]): void;
  /** The request is over. */
  end(): void;
}

export function createRefusals(options: RefusalsOptions): Refusals {
  const { timers, isAlone, countPages, onRefused } = options;
  const errors = new Map<string, JsonRpcError>();
  let connected = new Set<string>();
  let timer: unknown;

  function count(left = COUNTS) {
    timer = timers.setTimeout(() => (left > 1 ? count(left - 1) : decide()), COUNT_MILLISECONDS);
    countPages();
  }

  function stop() {
    timers.clearTimeout(timer);
    timer = undefined;
    connected = new Set();
  }

  function decide() {
    const pages = [...connected];
    stop();
    const [error] = pages.flatMap((page) => errors.get(page) ?? []);
    if (error && pages.every((page) => errors.has(page))) onRefused(error);
  }

  const refusals: Refusals = {
    add: ({ page, error }) => {
      if (errors.size < MAX_REFUSALS) errors.set(page, error);
      refusals.count();
    },
    count: () => {
      if (errors.size > 0 && timer === undefined) count();
    },
    hear: (pages) => {
      if (timer === undefined) return;
      for (const page of pages) connected.add(page);
      if (isAlone) decide();
    },
    end: () => {
      stop();
      errors.clear();
    },
  };
  return refusals;
}
