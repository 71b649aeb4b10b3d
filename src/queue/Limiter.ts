import type { Requester } from "../protocol/Requester.js";
import { ElicitationLimitError } from "./ElicitationLimitError.js";
import { requesterKey } from "../protocol/requesterKey.js";

/** What one requester may ask. Without a limit, nothing is refused. */
export interface Limits {
  /** Requests in any sixty seconds. */
  perMinute?: number;
  /** Requests without an answer at a time. */
  waiting?: number;
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
/** Where nothing is limited: from how many requests a minute on the person is offered to stop it. */
const USUAL = 30;

/** Counts what each requester asks. It keeps a few times per requester, and those for a minute. */
export class Limiter {
  readonly #perMinute: number;
  readonly #waiting: number;
  readonly #now: () => number;
  readonly #accounts = new Map<string, Account>();
  #sweptAt = 0;

  constructor({ perMinute = Infinity, waiting = Infinity }: Limits, now: () => number) {
    this.#perMinute = perMinute;
    this.#waiting = waiting;
    this.#now = now;
  }

  /** Counts a request that waits from now on, or says why it may not. */
  admit(requester: Requester): ElicitationLimitError | undefined {
    this.#sweep();
    const now = this.#now();
    const key = requesterKey(requester);
    let account = this.#accounts.get(key);
    if (!account) this.#accounts.set(key, (account = { requester, waiting: 0, times: [] }));
    const { times } = account;
    while (times[0] !== undefined && now - times[0] >= MINUTE) times.shift();
    if (account.waiting >= this.#waiting) {
      account.overAt = now;
      return new ElicitationLimitError("waiting", this.#waiting);
    }
    if (times.length >= Math.min(this.#perMinute, USUAL)) account.overAt = now;
    if (times.length >= this.#perMinute) {
      return new ElicitationLimitError("perMinute", this.#perMinute);
    }
    account.waiting += 1;
    times.push(now);
    if (this.#perMinute === Infinity && times.length > USUAL) times.shift();
    return undefined;
  }

  /** A request that was admitted waits no longer. */
  leave(requester: Requester): void {
    const account = this.#accounts.get(requesterKey(requester));
    if (account) account.waiting -= 1;
  }

  /** Forgives a requester what it asked until now: it is no longer among those that ask too often. */
  forgive(requester: Requester): void {
    const account = this.#accounts.get(requesterKey(requester));
    if (!account) return;
    delete account.overAt;
    account.times = [];
  }

  /** Who asked more than is usual or allowed, within the last minute. */
  over(): Requester[] {
    return Array.from(this.#accounts.values(), ({ requester }) => requester).filter((requester) =>
      this.isOver(requester),
    );
  }

  /** Whether a requester is among those. */
  isOver(requester: Requester): boolean {
    const { overAt = -Infinity } = this.#accounts.get(requesterKey(requester)) ?? {};
    return this.#now() - overAt < MINUTE;
  }

  /** How many requesters are remembered. For tests. */
  get size(): number {
    return this.#accounts.size;
  }

  #sweep(): void {
    const now = this.#now();
    if (now - this.#sweptAt < MINUTE) return;
    this.#sweptAt = now;
    for (const [key, { waiting, times, requester }] of this.#accounts) {
      const recent = now - (times.at(-1) ?? -Infinity) < MINUTE || this.isOver(requester);
      if (waiting === 0 && !recent) this.#accounts.delete(key);
    }
  }
}
