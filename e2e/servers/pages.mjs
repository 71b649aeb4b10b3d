// @ts-check
import { randomUUID } from "node:crypto";
import { EventEmitter, once } from "node:events";

const head = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Sign in</title>
<link rel="icon" href="data:,">`;

/**
 * The pages that an asker sends a person to. One of them is done when the person presses its button,
 * and at no earlier moment: a page that is merely opened tells nobody anything.
 */
export function createSignInPages() {
  /** @type {Map<string, () => void>} */
  const open = new Map();
  return {
    /**
     * @param {() => void} onDone
     * @returns The id of a new page, which is also its path.
     */
    add(onDone) {
      const id = randomUUID();
      open.set(id, onDone);
      return id;
    },
    /**
     * Answers a request for one of the pages.
     *
     * @param {import("node:http").IncomingMessage} request
     * @param {import("node:http").ServerResponse} response
     * @returns Whether it was one.
     */
    serve({ url = "", method }, response) {
      const id = url.slice(1);
      const onDone = open.get(id);
      if (!onDone) return false;
      response.setHeader("content-type", "text/html");
      if (method === "POST") {
        open.delete(id);
        response.end(`${head}<p>Signed in.`);
        onDone();
      } else {
        response.end(`${head}<form method="post"><button>Sign in</button></form>`);
      }
      return true;
    },
  };
}

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
