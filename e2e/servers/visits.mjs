// @ts-check
import { randomUUID } from "node:crypto";
import { EventEmitter, once } from "node:events";

/** Shown to whoever opens a page that a server sent them to. */
const page = `<!doctype html>
<html lang="en">
  <title>Signed in</title>
  <link rel="icon" href="data:," />
  <h1>Signed in</h1>
</html>`;

/** Pages that a server sends people to, and who was there. */
export class Visits {
  /** @type {Set<string>} */
  #seen = new Set();
  #events = new EventEmitter();

  /** The name of a page that nobody was at. */
  newId() {
    return randomUUID();
  }

  /** @param {string} id */
  wasSeen(id) {
    return this.#seen.has(id);
  }

  /**
   * @param {string} id
   * @param {AbortSignal} [signal]
   */
  async whenSeen(id, signal) {
    if (!this.wasSeen(id)) await once(this.#events, id, { signal });
  }

  /**
   * Answers the request for a page, `/visit/<id>`; of another one there is no answer.
   *
   * @param {Request} request
   */
  answer({ url }) {
    const [, id] = /^\/visit\/([^/]+)$/.exec(new URL(url).pathname) ?? [];
    if (!id) return undefined;
    this.#seen.add(id);
    this.#events.emit(id);
    return new Response(page, { headers: { "content-type": "text/html" } });
  }
}
