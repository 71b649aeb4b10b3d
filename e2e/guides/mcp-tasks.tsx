import { callTool, OpenRequest } from "guide:mcp-tasks";
import { withTasks } from "@modelcontextprotocol/ext-tasks/client";
import { scriptedServer } from "../consumers/plain-react/tasks/scriptedServer";
import { show } from "./show";

show(<OpenRequest />, () => callTool(withTasks(scriptedServer), "book"));
