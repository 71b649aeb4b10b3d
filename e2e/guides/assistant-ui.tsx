import { callTool, OpenRequest } from "guide:assistant-ui";
import { show } from "./show";

show(<OpenRequest />, () =>
  callTool("trigger-elicitation-request", {}, new AbortController().signal),
);
