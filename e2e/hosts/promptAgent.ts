import { type ClientApp, type ClientCapabilities, methods } from "@agentclientprotocol/sdk";
import { createWebSocketStream } from "@agentclientprotocol/sdk/experimental/ws-client";

/**
 * Sends a prompt to an agent, as an editor with the official SDK does.
 *
 * @param app The editor, with the handlers that serve the agent.
 * @param url The agent's WebSocket address.
 * @param wrap Makes the call of the prompt, or makes it again.
 * @returns What the agent says.
 */
export function promptAgent(
  app: ClientApp,
  url: string,
  clientCapabilities: ClientCapabilities,
  prompt: string,
  signal?: AbortSignal,
  wrap = (call: () => Promise<string>) => call(),
): Promise<string> {
  return app.connectWith(createWebSocketStream(url), async (agent) => {
    await agent.request(methods.agent.initialize, { protocolVersion: 1, clientCapabilities });
    const session = await agent.buildSession("/").start();
    const { sessionId } = session;
    signal?.addEventListener("abort", () => {
      void agent.notify(methods.agent.session.cancel, { sessionId });
    });
    return wrap(async () => {
      const [text] = await Promise.all([session.readText(), session.prompt(prompt)]);
      return text;
    });
  });
}
