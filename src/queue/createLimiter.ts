import type { Requester } from "../protocol/Requester.js";
import { ElicitationLimitError } from "./ElicitationLimitError.js";
import { requesterKey } from "../protocol/requesterKey.js";

/** What one requester may ask. `Infinity` refuses nothing. */
export interface Limits {
  /** Requests in any sixty seconds. 600 by default: what is taken back counts as well. */
  perMinute?: number | undefined;
  /** Requests without an answer at a time. 100 by default. */
  waiting?: number | undefined;
}

interface Account {
  requester: Requester;
  waiting: number;
  /** When the latest requests came; never more of them than the limit. */
  times: number[];
  /** When it last asked more than is usual or allowed. */
  overAt?: number;
}

const MINUTE = 60_000;
/** From how many requests a minute on the person is offered to stop a requester, if not sooner. */
const USUAL_PER_MINUTE = 30;

/** Counts what each requester asks. It keeps a few times per requester, and those for a minute. */
export interface Limiter {
  /** Counts a request that waits from now on, or says why it may not. */
  admit(requester: Requester): ElicitationLimitError | undefined;
  /** A request that was admitted waits no longer. */
  leave(requester: Requester): void;
  /** Forgives a requester what it asked until now: it is no longer among those that ask too often. */
  forgive(requester: Requester): void;
  /** Who asked more than is usual or allowed, within the last minute. */
  over(): Requester[];
  /** Whether a requester is among those. */
  isOver(requester: Requester): boolean;
}

/** Makes a limiter by the clock of a queue. */
export function createLimiter(
  { perMinute = 600, waiting = 100 }: Limits,
  now: () => number,
): Limiter {
  const accounts = new Map<string, Account>();
  let sweptAt = 0;
  // A missing time is not recent: the difference is `NaN`, which compares with nothing.
  const isRecent = (time?: number) => now() - time! < MINUTE;
  const isOver = (requester: Requester) => isRecent(accountOf(requester).overAt);

  function accountOf(requester: Requester): Account {
    const key = requesterKey(requester);
    const account = accounts.get(key) ?? { requester, waiting: 0, times: [] };
    accounts.set(key, account);
    return account;
  }

  function sweep() {
    if (isRecent(sweptAt)) return;
    sweptAt = now();
    for (const [key, { waiting: waits, times, overAt }] of accounts) {
      if (!waits && !isRecent(times.at(-1)) && !isRecent(overAt)) accounts.delete(key);
    }
  }

  return {
    admit: (requester) => {
      sweep();
      const account = accountOf(requester);
      const { times } = account;
      while (times.length > 0 && !isRecent(times[0])) times.shift();
      const waits = account.waiting >= waiting;
      if (waits || times.length >= Math.min(perMinute, USUAL_PER_MINUTE)) account.overAt = now();
      if (waits) return new ElicitationLimitError("waiting", waiting);
      if (times.length >= perMinute) return new ElicitationLimitError("perMinute", perMinute);
      account.waiting += 1;
      times.push(now());
      if (perMinute === Infinity && times.length > USUAL_PER_MINUTE) times.shift();
      return undefined;
    },
    leave: (requester) => {
      accountOf(requester).waiting -= 1;
    },
    forgive: (requester) => {
      Object.assign(accountOf(requester), { overAt: undefined, times: [] });
    },
    over: () => Array.from(accounts.values(), ({ requester }) => requester).filter(isOver),
    isOver,
  };
}
