import type { ComponentType } from "react";
import type { Message } from "./chat/Chat";
import { converse, replyWith } from "./chat/converse";

interface Shown {
  reply: (text: string) => AsyncIterable<Message>;
  OpenRequest: ComponentType;
}

/** The chats, by their name in the URL. Each one loads its own SDK. */
export const chats: Record<string, () => Promise<Shown>> = {
  mcp: async () => {
    const { OpenRequest, callTool } = await import("./mcp/elicitation");
    return { OpenRequest, reply: converse(callTool) };
  },
  frames: async () => {
    const { OpenRequest, callTool } = await import("./frames/elicitation");
    return { OpenRequest, reply: converse(callTool) };
  },
  acp: async () => {
    const { OpenRequest, prompt } = await import("./acp/elicitation");
    return {
      OpenRequest,
      async *reply(text) {
        for await (const said of prompt(text)) yield { from: "assistant", text: said };
      },
    };
  },
  "ag-ui": async () => {
    const { OpenRequest, run } = await import("./ag-ui/elicitation");
    return { OpenRequest, reply: replyWith(run) };
  },
  langgraph: async () => {
    const { OpenRequest, run } = await import("./langgraph/elicitation");
    return { OpenRequest, reply: replyWith(run) };
  },
  claude: async () => {
    // The browser build of the SDK reads `process.env`, too.
    Object.assign(globalThis, { process: { env: {}, platform: "browser", cwd: () => "/" } });
    const { OpenRequest, run } = await import("./claude/elicitation");
    return { OpenRequest, reply: replyWith(run) };
  },
  tasks: () => import("./tasks/chat"),
};
