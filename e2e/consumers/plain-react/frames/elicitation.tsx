import {
  connectElicitation,
  createElicitationQueue,
  Elicitation,
  useElicitation,
  withElicitation,
} from "react-elicitation";
import { windowChannel } from "react-elicitation/core";
import "react-elicitation/styles.css";
import type { ToolCall } from "../chat/converse";

/** In your app this is a constant. An origin from the URL would trust every site that frames the page. */
const origin = new URLSearchParams(location.search).get("host") ?? "http://localhost:5173";

const queue = createElicitationQueue();
const host = windowChannel({ target: parent, origin });
const requester = { name: "Everything server" };
connectElicitation(queue, host, { requester });

/** Shows the server's request, which the host relays. */
export function OpenRequest() {
  const { item } = useElicitation(queue);
  return item && <Elicitation item={item} />;
}

interface Response {
  id?: unknown;
  result?: { content: { text?: string }[] };
  error?: { message: string };
}

/** Calls a tool. The timeout of the call is paused while one of its requests is open, here in the frame. */
export const callTool = (params: ToolCall) =>
  withElicitation(queue, ({ signal }) => callByHost(params, signal), { requester });

/** Asks the host to call a tool. `connectElicitation` ignores these messages. */
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
