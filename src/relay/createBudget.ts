/** The use of a user's bytes: requests by requester, and three accounts for the pages. */
export type Account = `requester ${string}` | "received" | "sending" | "answers";

/** Counts the bytes that a process holds, by user and by account of a user. */
export interface Budget {
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
  take(user: string, account: Account, bytes: number): (() => void) | undefined;
}

/** Makes the budget of a process. */
export function createBudget(limits: { perUser: number; perProcess: number }): Budget {
  const users = new Map<string, { total: number; accounts: Map<Account, number> }>();
  let total = 0;

  return {
    take: (user, account, bytes) => {
      const own = users.get(user) ?? { total: 0, accounts: new Map<Account, number>() };
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
        if (own.accounts.size === 0) users.delete(user);
        else users.set(user, own);
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
