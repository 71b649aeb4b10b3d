import type { ComponentType } from "react";
import type { Message } from "./chat/Chat";
import { converse, replyWith } from "./chat/converse";

interface Shown {
  reply: (text: string) => AsyncIterable<Message>;
  Asked: ComponentType;
}

/** The chats, by the name in the address. Each loads its own SDK. */
export const chats: Record<string, () => Promise<Shown>> = {
  mcp: async () => {
    const { Asked, callTool } = await import("./mcp/elicitation");
    return { Asked, reply: converse(callTool) };
  },
  frames: async () => {
    const { Asked, callTool } = await import("./frames/elicitation");
    return { Asked, reply: converse(callTool) };
  },
  acp: async () => {
    const { Asked, prompt } = await import("./acp/elicitation");
    return {
      Asked,
      async *reply(text) {
        for await (const said of prompt(text)) yield { from: "assistant", text: said };
      },
    };
  },
  "ag-ui": async () => {
    const { Asked, run } = await import("./ag-ui/elicitation");
    return { Asked, reply: replyWith(run) };
  },
  langgraph: async () => {
    const { Asked, run } = await import("./langgraph/elicitation");
    return { Asked, reply: replyWith(run) };
  },
  claude: async () => {
    // The SDK for pages asks for the variables of a process all the same.
    Object.assign(globalThis, { process: { env: {}, platform: "browser", cwd: () => "/" } });
    const { Asked, run } = await import("./claude/elicitation");
    return { Asked, reply: replyWith(run) };
  },
  tasks: () => import("./tasks/chat"),
};
