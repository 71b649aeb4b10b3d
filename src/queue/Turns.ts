import type { QueuedSession } from "./QueuedSession.js";

/**
 * The requests that wait for the user, in the order in which they are shown: requesters take turns.
 *
 * A new request gets the first turn in which its requester has none. So it waits behind one request
 * of each other requester for each of its own, and not behind a hundred of one. It never comes before
 * the first request, or one that is on screen.
 */
export class Turns {
  /** The requests in order. */
  readonly all: QueuedSession[] = [];
  /** How many requests each requester has here, and the turn of its last. */
  readonly #requesters = new Map<string, { count: number; last: number }>();
  /** The requests that are on screen. */
  readonly #shown = new Set<QueuedSession>();

  add(session: QueuedSession): void {
    const { key } = session.named;
    const { count, last } = this.#requesters.get(key) ?? { count: 0, last: -1 };
    const onScreen = Array.from(this.#shown, ({ turn }) => turn);
    session.turn = Math.max(this.all[0]?.turn ?? 0, last + 1, ...onScreen);
    this.#requesters.set(key, { count: count + 1, last: session.turn });
    const before = this.all.findLastIndex(({ turn }) => turn <= session.turn);
    this.all.splice(before + 1, 0, session);
  }

  /** Keeps the place of a request that is on screen. */
  show(session: QueuedSession): void {
    if (this.#requesters.has(session.named.key) && session.waits) this.#shown.add(session);
  }

  delete(session: QueuedSession): void {
    const place = this.all.indexOf(session);
    if (place < 0) return;
    this.all.splice(place, 1);
    this.#shown.delete(session);
    const { key } = session.named;
    const { count, last } = this.#requesters.get(key)!;
    if (count === 1) this.#requesters.delete(key);
    else this.#requesters.set(key, { count: count - 1, last });
  }
}
