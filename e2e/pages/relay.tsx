import { createElicitationQueue, Elicitation, useElicitation } from "react-elicitation";
import { connectRelay } from "react-elicitation/transport";
import "react-elicitation/styles.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";

const query = new URLSearchParams(location.search);

const queue = createElicitationQueue();
connectRelay(queue, query.get("relay") ?? "");

function Asked() {
  const { shown } = useElicitation(queue);
  return shown && <Elicitation {...shown} />;
}

createRoot(document.querySelector("#root") ?? document.body).render(
  <StrictMode>
    <Asked />
  </StrictMode>,
);
