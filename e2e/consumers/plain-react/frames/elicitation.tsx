import * as elicit from "react-elicitation";
import "react-elicitation/styles.css";
import type { ToolCall } from "../chat/converse";

/** Yours is a constant: who takes it from the address trusts every page that frames this one. */
const origin = new URLSearchParams(location.search).get("host") ?? "http://localhost:5173";

const queue = elicit.createElicitationQueue();
const host = elicit.windowChannel({ target: parent, origin });
const requester = { name: "Everything server" };
elicit.connectElicitation(queue, host, { requester });

/** What the server asks, by way of the host. */
export function Asked() {
  const { item } = elicit.useElicitation(queue);
  return item && <elicit.Elicitation item={item} />;
}

interface Response {
  id?: unknown;
  result?: { content: { text?: string }[] };
  error?: { message: string };
}

/** Calls a tool. The timeout of the call is paused while one of its requests is open, here in the frame. */
export const callTool = (params: ToolCall) =>
  elicit.withElicitation(queue, ({ signal }) => callByHost(params, signal), { requester });

/** Has the host call a tool. Elicitation leaves these messages alone, as these leave its own. */
function callByHost(params: ToolCall, signal: AbortSignal): Promise<string> {
  const id = crypto.randomUUID();
  const toHost = (message: object) => parent.postMessage({ jsonrpc: "2.0", ...message }, origin);
  return new Promise((resolve, reject) => {
    const stop = host.subscribe(
      (message) => {
        const { id: of, result, error } = message as Response;
        if (of !== id) return;
        stop();
        if (result) resolve(result.content.map(({ text }) => text).join("\n"));
        else reject(new Error(error?.message));
      },
      () => {},
    );
    signal.addEventListener("abort", () => {
      stop();
      toHost({ method: "notifications/cancelled", params: { requestId: id } });
      reject(signal.reason);
    });
    toHost({ id, method: "tools/call", params });
  });
}
