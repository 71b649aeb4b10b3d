import { client, methods, RequestError } from "@agentclientprotocol/sdk";
import {
  createElicitationHandlers,
  createElicitationQueue,
  Elicitation,
  type ElicitationRequest,
  useElicitation,
} from "react-elicitation";
import { createAcpPermissionHandlers } from "react-elicitation/agents";
import { type ElicitationQueueOptions, withUrlElicitations } from "react-elicitation/core";
import "react-elicitation/styles.css";
import { Caller } from "../hosts/Host";
import { promptAgent } from "../hosts/promptAgent";

const query = new URLSearchParams(location.search);
const url = query.get("agent") ?? "";
const prompt = query.get("prompt") ?? "";
const modes = query.getAll("mode") as ElicitationQueueOptions["modes"] & string[];
const requester = { name: "Coding agent", url };

const asCompletion = (params: unknown) => params as { elicitationId: string };

const queue = createElicitationQueue(modes.length > 0 ? { modes } : {});
const { create, complete } = createElicitationHandlers(queue, { requester, RequestError });
const permission = createAcpPermissionHandlers(queue, { requester, RequestError });
const editor = client({ name: "editor" })
  .onRequest(methods.client.session.requestPermission, permission.request)
  .onNotification(methods.client.session.update, ({ params }) => permission.update(params))
  .onRequest(methods.client.elicitation.create, (params) => params, create)
  .onNotification(methods.client.elicitation.complete, complete)
  // The early form, which the SDK knows no names for.
  .onRequest("session/elicitation", (params) => params as ElicitationRequest, create)
  .onNotification("notifications/elicitation/complete", asCompletion, complete);

const ask = (signal: AbortSignal) =>
  promptAgent(editor, url, queue.capabilities.acp, prompt, signal, (call) =>
    withUrlElicitations(call, queue, { requester, signal }),
  );

export function AcpHost() {
  const { item } = useElicitation(queue);
  return (
    <Caller name="Send the prompt" call={ask}>
      {item && <Elicitation item={item} escape="cancel" />}
    </Caller>
  );
}
