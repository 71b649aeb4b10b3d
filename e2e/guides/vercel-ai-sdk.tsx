import { connect, OpenRequest } from "guide:vercel-ai-sdk";
import { show } from "./show";

show(<OpenRequest />, async () => {
  const mcp = await connect();
  const tools = await mcp.tools();
  return tools["trigger-elicitation-request"].execute({}, { toolCallId: "call-1", messages: [] });
});
