import { callTool, listTools, OpenRequest } from "guide:copilotkit";
import { show } from "./show";

show(<OpenRequest />, async () => {
  const tools: { name: string }[] = await listTools();
  const { name } = tools.find((each) => each.name === "trigger-elicitation-request") ?? {};
  return callTool(name, {});
});
