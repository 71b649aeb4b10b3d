import type { Requester } from "../core/protocol.js";
import { requesterKey } from "../core/session.js";
import { ElicitationLimitError } from "./errors.js";

/**
 * Limits of each requester, over all of its connections.
 *
 * A request over a limit is rejected with an `ElicitationLimitError` (-32029). `Infinity` turns a
 * limit off.
 */
export interface Limits {
  /**
   * Maximum requests in a sliding 60 s window, including withdrawn ones.
   *
   * @default 600
   */
  perMinute?: number | undefined;
  /**
   * Maximum open requests at a time.
   *
   * @default 100
   */
  waiting?: number | undefined;
  /**
   * Maximum size of all requests in the queue, in bytes of JSON.
   *
   * IDs longer than 200 characters count too. A request counts until the queue removes it, so an
   * expired form that is still on screen counts as well.
   *
   * @default 10_000_000
   */
  bytes?: number | undefined;
}

/** Limits of a queue. Only a relay sets `remembered`. */
export interface QueueLimits extends Limits {
  /** Maximum size of the settled requests of a requester that may be repeated, in bytes of JSON. */
  remembered?: number | undefined;
}

interface Account {
  requester: Requester;
  waiting: number;
  bytes: number;
  /** Times of the latest requests, at most as many as the limit. */
  times: number[];
  /** When it last exceeded a limit or the usual rate. */
  overAt?: number;
}

const MINUTE = 60_000;
/** Requests per minute from which the user can block a requester. */
const USUAL_PER_MINUTE = 30;

/** Counts the requests of each requester. It keeps a few times per requester, for a minute. */
export interface Limiter {
  /** Largest size that is admitted, in bytes. */
  readonly mostBytes: number;
  /** Counts a request of this size, or returns the error that rejects it. */
  admit(requester: Requester, bytes: number): ElicitationLimitError | undefined;
  /** Counts an admitted request as no longer waiting. */
  leave(requester: Requester): void;
  /** Gives back the bytes of an admitted request that was removed. */
  release(requester: Requester, bytes: number): void;
  /** Forgets the request rate of a requester, so that it no longer exceeds a limit. */
  forgive(requester: Requester): void;
  /** Returns the requesters that exceeded a limit or the usual rate within the last minute. */
  over(): Requester[];
  /** Whether a requester is one of those. */
  isOver(requester: Requester): boolean;
}

/** Creates a limiter that reads the time from `now`. */
export function createLimiter(
  { perMinute = 600, waiting = 100, bytes: mostBytes = 10_000_000 }: Limits,
  now: () => number,
): Limiter {
  const accounts = new Map<string, Account>();
  /** Those that were over, the latest last. */
  const accountsOver = new Map<string, Account>();
  let sweptAt = 0;
  /**
   * Whether a time is within the last minute. A time in the future is not: the clock was set back.
   */
  const isRecent = (time: number | undefined) => {
    const age = time === undefined ? MINUTE : now() - time;
    return age >= 0 && age < MINUTE;
  };
  function accountOf(requester: Requester): Account {
    const key = requesterKey(requester);
    const account = accounts.get(key) ?? { requester, waiting: 0, bytes: 0, times: [] };
    accounts.set(key, account);
    return account;
  }

  function sweep() {
    if (isRecent(sweptAt)) return;
    sweptAt = now();
    for (const [key, { waiting: waits, bytes, times, overAt }] of accounts) {
      const isIdle = waits === 0 && bytes === 0;
      if (!isRecent(overAt)) accountsOver.delete(key);
      if (isIdle && !isRecent(times.at(-1)) && !isRecent(overAt)) accounts.delete(key);
    }
  }

  function refusal(account: Account, bytes: number): ElicitationLimitError | undefined {
    if (account.waiting >= waiting) return new ElicitationLimitError("waiting", waiting);
    // A value that contains itself has no size, and is over any limit.
    if (account.bytes + bytes > mostBytes || bytes === Infinity)
      return new ElicitationLimitError("bytes", mostBytes);
    if (account.times.length < perMinute) return undefined;
    return new ElicitationLimitError("perMinute", perMinute);
  }

  return {
    mostBytes,
    admit: (requester, bytes) => {
      sweep();
      const account = accountOf(requester);
      const { times } = account;
      while (times.length > 0 && !isRecent(times[0])) times.shift();
      const error = refusal(account, bytes);
      if (error || times.length >= USUAL_PER_MINUTE) {
        account.overAt = now();
        accountsOver.set(requesterKey(requester), account);
      }
      if (error) return error;
      account.waiting += 1;
      account.bytes += bytes;
      times.push(now());
      if (perMinute === Infinity && times.length > USUAL_PER_MINUTE) times.shift();
      return undefined;
    },
    leave: (requester) => {
      accountOf(requester).waiting -= 1;
    },
    release: (requester, bytes) => {
      accountOf(requester).bytes -= bytes;
    },
    forgive: (requester) => {
      Object.assign(accountOf(requester), { overAt: undefined, times: [] });
    },
    over: () =>
      [...accountsOver.values()].flatMap(({ requester, overAt }) =>
        isRecent(overAt) ? [requester] : [],
      ),
    isOver: (requester) => isRecent(accounts.get(requesterKey(requester))?.overAt),
  };
}
