import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import {
  type ElicitRequest,
  type ElicitResult,
  ElicitResultSchema,
  type JSONRPCMessage,
} from "@modelcontextprotocol/sdk/types.js";
import { CfWorkerJsonSchemaValidator } from "@modelcontextprotocol/sdk/validation/cfworker";

/** A way to the page that shows the request. */
export interface Wire {
  post(message: unknown): void;
  listen(listener: (message: unknown) => void): void;
  close(): void;
}

/** Asks over a wire, with the protocol engine of the MCP SDK: it knows nothing of this package. */
export interface Asker {
  /** Resolves with the answer, as the SDK takes it. */
  ask(params: ElicitRequest["params"]): Promise<ElicitResult>;
  /** Takes back what is asked, by `notifications/cancelled`. */
  takeBack(): void;
  complete(elicitationId: string): Promise<void>;
  /** Sends it as it is. */
  post(message: unknown): void;
  hangUp(): void;
}

export async function createAsker(wire: Wire): Promise<Asker> {
  const server = new Server(
    { name: "asker", version: "1" },
    // The SDK's usual validator compiles code, which a strict content security policy forbids.
    { jsonSchemaValidator: new CfWorkerJsonSchemaValidator() },
  );
  const transport: Transport = {
    start: async () => wire.listen((message) => transport.onmessage?.(message as JSONRPCMessage)),
    send: async (message) => wire.post(message),
    close: async () => wire.close(),
  };
  await server.connect(transport);
  const turn = new AbortController();
  return {
    ask: (params) =>
      server.request({ method: "elicitation/create", params }, ElicitResultSchema, {
        signal: turn.signal,
        timeout: 10 * 60_000,
      }),
    takeBack: () => turn.abort("Not needed any more"),
    complete: (elicitationId) =>
      server.notification({
        method: "notifications/elicitation/complete",
        params: { elicitationId },
      }),
    post: (message) => wire.post(message),
    hangUp: () => wire.close(),
  };
}
