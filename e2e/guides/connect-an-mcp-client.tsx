import { callTool, queue } from "guide:connect-an-mcp-client";
import { Elicitation } from "react-elicitation";
import "react-elicitation/styles.css";
import { OpenRequest, show } from "./show";

show(<OpenRequest queue={queue}>{(item) => <Elicitation item={item} />}</OpenRequest>, () =>
  callTool("trigger-elicitation-request"),
);
