// @ts-check
import { once } from "node:events";
import { createServer } from "node:net";

/**
 * A port nobody listens on.
 *
 * @param {number} [wanted] Taken if it is free.
 * @returns {Promise<number>}
 */
export async function freePort(wanted = 0) {
  const server = createServer();
  // No host: a server that listens on every address must find the port free on all of them.
  server.listen(wanted);
  try {
    await once(server, "listening");
  } catch (error) {
    if (wanted === 0) throw error;
    return freePort();
  }
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address ? address.port : wanted;
}
