import type { Timers } from "../core/timers.js";
import type { JsonRpcError } from "../transports/types.js";
import type { Refusal } from "./messages.js";

/** The use of a user's bytes: requests by requester, and three accounts for the pages. */
export type AccountName = `requester ${string}` | "received" | "sending" | "answers";

/** Counts the bytes that a process holds, by user and by account of a user. */
export interface ByteBudget {
  /**
   * Takes bytes for an account, if they fit: an account may hold as many as its user has left, and a
   * user as many as the process has left. So one requester cannot shut out another, nor one user the
   * rest.
   *
   * An account of the pages that holds nothing may always take: one message after another, pages get
   * everything, however little is left.
   *
   * @returns a function that gives the bytes back, once; `undefined` if they do not fit.
   */
  take(userKey: string, account: AccountName, bytes: number): (() => void) | undefined;
}

/** Makes the budget of a process. */
export function createBudget(limits: { perUser: number; perProcess: number }): ByteBudget {
  const users = new Map<string, { total: number; accounts: Map<AccountName, number> }>();
  let total = 0;

  return {
    take: (userKey, account, bytes) => {
      const own = users.get(userKey) ?? { total: 0, accounts: new Map<AccountName, number>() };
      const held = own.accounts.get(account) ?? 0;
      const fits =
        held + bytes <= limits.perUser - own.total - bytes &&
        own.total + bytes <= limits.perProcess - total - bytes;
      if (!fits && (held > 0 || account.startsWith("requester"))) return undefined;
      const add = (change: number) => {
        total += change;
        own.total += change;
        own.accounts.set(account, (own.accounts.get(account) ?? 0) + change);
        if (own.accounts.get(account) === 0) own.accounts.delete(account);
        if (own.accounts.size === 0) users.delete(userKey);
        else users.set(userKey, own);
      };
      add(bytes);
      let left = bytes;
      return () => {
        if (left > 0) add(-left);
        left = 0;
      };
    },
  };
}

/** How often the pages are counted before a request is refused, since the bus may lose a reply. */
const COUNTS = 2;
/** How long the processes may take to list their pages, in milliseconds. */
const COUNT_MILLISECONDS = 1_000;
/** How many refusals of one request are kept: more pages than that are no user's. */
const MAX_REFUSALS = 1_000;

interface RefusalsOptions {
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
