import {
  createElicitationQueue,
  ElicitationDialog,
  type ElicitationRequest,
  type ElicitationResult,
  useElicitation,
} from "react-elicitation";
import "react-elicitation/styles.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";

declare global {
  interface Window {
    /** Asks, as a transport does. */
    ask(request: ElicitationRequest): void;
    /** Every answer, in order. */
    given: ElicitationResult[];
  }
}

const queue = createElicitationQueue();
window.given = [];
window.ask = (request) => {
  void queue
    .elicit(request, { requester: { name: "Test host" } })
    .then((result) => window.given.push(result));
};

function Chat() {
  const { shown } = useElicitation(queue);
  return (
    <main className="chat">
      <label>
        Write <input />
      </label>
      {shown && <ElicitationDialog {...shown} />}
    </main>
  );
}

createRoot(document.querySelector("#root")!).render(
  <StrictMode>
    <Chat />
  </StrictMode>,
);
