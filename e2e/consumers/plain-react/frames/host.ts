import {
  Client,
  type ElicitResult,
  StreamableHTTPClientTransport,
} from "@modelcontextprotocol/client";

/** In your app these are constants. */
const query = new URLSearchParams(location.search);
const url = query.get("server") ?? "http://127.0.0.1:3001/mcp";
const chatOrigin = query.get("chat") ?? "http://127.0.0.1:5173";

const frame = document.createElement("iframe");
frame.title = "Chat";
frame.style.cssText = "inline-size: 100%; block-size: 80vh; border: 0";
frame.src = `${chatOrigin}/?${new URLSearchParams({ chat: "frames", host: location.origin })}`;
document.body.append(frame);
const toChat = (message: object) =>
  frame.contentWindow?.postMessage({ jsonrpc: "2.0", ...message }, chatOrigin);

// The host owns the connection and its credentials. It renders no requests.
const client = new Client(
  { name: "host", version: "1.0.0" },
  { capabilities: { elicitation: { form: {}, url: {} } } },
);

const asked = new Map<unknown, PromiseWithResolvers<ElicitResult>>();
client.setRequestHandler("elicitation/create", ({ method, params }, { mcpReq }) => {
  const id = crypto.randomUUID();
  const answer = Promise.withResolvers<ElicitResult>();
  asked.set(id, answer);
  mcpReq.signal.addEventListener("abort", () =>
    toChat({ method: "notifications/cancelled", params: { requestId: id } }),
  );
  toChat({ id, method, params });
  return answer.promise;
});
client.setNotificationHandler("notifications/elicitation/complete", toChat);
const connected = client.connect(new StreamableHTTPClientTransport(new URL(url)));

/** The running calls, which the chat can abort. */
const calls = new Map<unknown, AbortController>();
/** The longest time that a timer can wait. The chat limits the calls, because it pauses them for the user. */
const timeout = 2 ** 31 - 1;

addEventListener("message", ({ source, origin, data }) => {
  if (source !== frame.contentWindow || origin !== chatOrigin) return;
  const { id, method, params, result, error } = data;
  if (method === "tools/call") {
    const call = new AbortController();
    calls.set(id, call);
    connected
      .then(() => client.callTool(params, { timeout, signal: call.signal }))
      .then(
        (got) => toChat({ id, result: got }),
        (failure: Error) => toChat({ id, error: { code: -32_000, message: failure.message } }),
      )
      .finally(() => calls.delete(id));
  } else if (method === "notifications/cancelled") {
    calls.get(params.requestId)?.abort();
  } else {
    if (result) asked.get(id)?.resolve(result);
    else asked.get(id)?.reject(error);
    asked.delete(id);
  }
});
