import { callTool, OpenRequest } from "guide:mcp-sdk-v1";
import { show } from "./show";

show(<OpenRequest />, () => callTool("trigger-elicitation-request", {}));
