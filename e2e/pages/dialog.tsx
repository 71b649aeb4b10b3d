import {
  createElicitationQueue,
  Elicitation,
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
    /** Answers what is on show, as another place of the person does. */
    answerElsewhere(): Promise<void>;
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

window.answerElsewhere = async () => queue.items[0]?.respond({ action: "decline" });

const inline = new URLSearchParams(location.search).has("inline");
const Screen = inline ? Elicitation : ElicitationDialog;

function Chat() {
  const { shown } = useElicitation(queue);
  return (
    <main className="chat">
      <label>
        Write <input />
      </label>
      {shown && <Screen {...shown} foldable={inline} />}
      {/* Shown in two places, it is still one question. */}
      {inline && shown && <Screen {...shown} />}
    </main>
  );
}

createRoot(document.querySelector("#root")!).render(
  <StrictMode>
    <Chat />
  </StrictMode>,
);
