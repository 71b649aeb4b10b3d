// @ts-check

/** @param {object} message */
const rpc = (message) => JSON.stringify({ jsonrpc: "2.0", ...message });
const create = "elicitation/create";
const deep = `${"[".repeat(10_000)}${"]".repeat(10_000)}`;

/**
 * What no asker should send, as texts: no JSON, no message, and messages that are almost ones of
 * ours. None of it asks anything that a person could answer.
 */
export const garbage = [
  "",
  "\u0000",
  "undefined",
  '{"jsonrpc":',
  "null",
  "0",
  '"elicitation/create"',
  "[]",
  "[null,[],{}]",
  "{}",
  deep,
  '{"__proto__":{"method":"elicitation/create"}}',
  JSON.stringify({ id: 1, method: create, params: { message: "?", requestedSchema: {} } }),
  rpc({}),
  rpc({ id: 1 }),
  rpc({ id: 1, result: { action: "accept" } }),
  rpc({ id: 1, error: null }),
  rpc({ method: create, params: { message: "?", requestedSchema: {} } }),
  rpc({ id: null, method: create, params: { message: "?", requestedSchema: {} } }),
  rpc({ id: {}, method: create, params: { message: "?", requestedSchema: {} } }),
  rpc({ id: "junk 1", method: create }),
  rpc({ id: "junk 2", method: create, params: [] }),
  rpc({ id: "junk 3", method: create, params: { message: {}, requestedSchema: {} } }),
  rpc({ id: "junk 4", method: create, params: { message: "?", requestedSchema: [] } }),
  rpc({ id: "junk 5", method: create, params: { mode: "url", message: "?", url: 1 } }),
  rpc({ id: "junk 6", method: "constructor", params: {} }),
  rpc({ method: "notifications/cancelled" }),
  rpc({ method: "notifications/cancelled", params: { requestId: { toString: 0 } } }),
  rpc({ method: "$/cancel_request", params: [0] }),
  rpc({ method: "notifications/elicitation/complete", params: { elicitationId: null } }),
  rpc({ method: "elicitation/complete", params: "x" }),
];
