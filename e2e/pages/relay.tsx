import { createElicitationQueue, Elicitation, useElicitation } from "react-elicitation";
import { connectRelay } from "react-elicitation/core";
import "react-elicitation/styles.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";

const query = new URLSearchParams(location.search);

const queue = createElicitationQueue();
connectRelay(queue, query.get("relay") ?? "");

function Asked() {
  const { item } = useElicitation(queue);
  return item && <Elicitation item={item} />;
}

createRoot(document.querySelector("#root") ?? document.body).render(
  <StrictMode>
    <Asked />
  </StrictMode>,
);
