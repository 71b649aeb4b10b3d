import { connect, OpenRequest } from "guide:acp";
import { show } from "./show";

show(<OpenRequest />, async () => {
  const agent = await connect(new URLSearchParams(location.search).get("agent"));
  const session = await agent.buildSession("/").start();
  const [text] = await Promise.all([session.readText(), session.prompt("Ask me")]);
  return text;
});
