import { connectRelay, Elicitation } from "react-elicitation";
import "react-elicitation/styles.css";
import { OpenRequest, ownQueue, show } from "./show";

const query = new URLSearchParams(location.search);
connectRelay(ownQueue, query.get("relay") ?? "");

// The example runs in Node: the backend makes the call.
show(<OpenRequest>{(item) => <Elicitation item={item} />}</OpenRequest>, async () => {
  const response = await fetch(query.get("call") ?? "", { method: "POST" });
  return response.json();
});
