// @ts-check
import { randomUUID } from "node:crypto";

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
