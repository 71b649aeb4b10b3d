import * as elicit from "react-elicitation";
import "react-elicitation/styles.css";
import type { ToolCall } from "../chat/decide";

/** Yours is a constant: who takes it from the address trusts every page that frames this one. */
const origin = new URLSearchParams(location.search).get("host") ?? "http://localhost:5173";

const queue = elicit.createElicitationQueue();
const host = elicit.windowChannel({ target: parent, origin });
elicit.connectElicitation(queue, host, { requester: { name: "Everything server" } });

/** What the server asks, by way of the host. */
export function Asked() {
  const { shown } = elicit.useElicitation(queue);
  return shown && <elicit.Elicitation {...shown} />;
}

interface Response {
  id?: unknown;
  result?: { content: { text?: string }[] };
  error?: { message: string };
}

/** Has the host call a tool. Elicitation leaves these messages alone, as these leave its own. */
export function callTool(params: ToolCall): Promise<string> {
  const id = crypto.randomUUID();
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
    parent.postMessage({ jsonrpc: "2.0", id, method: "tools/call", params }, origin);
  });
}
