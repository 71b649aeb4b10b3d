import type { Requester } from "react-elicitation";

/** Who asks in the stories. */
export const requester: Requester = {
  name: "Table booking",
  url: "https://mcp.tables.example/mcp",
};
