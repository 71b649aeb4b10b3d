/** A request that waits for its one response. Its `signal` aborts when it is withdrawn. */
export class PendingRequest<Id> extends AbortController {
  /** Whether no response is wanted anymore. */
  silent = false;

  constructor(readonly id: Id) {
    super();
  }

  /**
   * Withdraws the request: the queue cancels it.
   *
   * @param reason `ANSWERED_ELSEWHERE` if another page may have responded.
   * @param silent whether its requester wants no response, not even `cancel`.
   */
  withdraw(reason?: unknown, silent = true): void {
    this.silent = silent;
    this.abort(reason);
  }
}

/**
 * The requests of a transport that wait for their one response, by ID.
 *
 * An equal request with the same ID joins the open one, and a different one replaces it. A withdrawn
 * request stays until it is settled, because a response may be on its way.
 *
 * `More` is what a transport keeps of each.
 */
export class PendingRequests<Id, More extends object> extends Map<Id, PendingRequest<Id> & More> {
  /** Returns the open request that an equal one repeats. */
  join(id: Id, isEqual: (open: More) => boolean): (PendingRequest<Id> & More) | undefined {
    const open = this.get(id);
    return open && !open.signal.aborted && isEqual(open) ? open : undefined;
  }

  /** Adds a request. An earlier one with its ID is withdrawn, and gets no response. */
  add(id: Id, more: More): PendingRequest<Id> & More {
    this.get(id)?.withdraw();
    const own = Object.assign(new PendingRequest(id), more);
    this.set(id, own);
    return own;
  }

  /** Removes a request that has its result. Its ID may be that of another by now. */
  settle(own: PendingRequest<Id> | undefined): void {
    if (own && this.get(own.id) === own) this.delete(own.id);
  }
}
