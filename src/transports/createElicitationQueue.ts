import { createQueue } from "../queue/createQueue.js";
import type { ElicitationQueue, ElicitationQueueOptions } from "../queue/ElicitationQueue.js";
import { createConnection } from "./createConnection.js";

/**
 * Creates a queue for the requests of all your MCP servers and ACP agents.
 *
 * Create it once, outside React, and show its requests with `useElicitation`.
 *
 * @see https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation
 * @example
 * const queue = createElicitationQueue({ limits: { perMinute: 20, waiting: 5 } });
 * const result = await queue.elicit(request, { requester: { name: "Table booking" } });
 */
export function createElicitationQueue(options: ElicitationQueueOptions = {}): ElicitationQueue {
  const queue: ElicitationQueue = Object.assign(createQueue(options), {
    connection: (given: Parameters<ElicitationQueue["connection"]>[0]) =>
      createConnection(queue, given),
  });
  return queue;
}
