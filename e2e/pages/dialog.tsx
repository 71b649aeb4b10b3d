import {
  createElicitationQueue,
  Elicitation,
  ElicitationDialog,
  type ElicitationRequest,
  type ElicitationResult,
  notifyOnElicitation,
  useElicitation,
} from "react-elicitation";
import "react-elicitation/styles.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";

declare global {
  interface Window {
    /** Asks, as a transport does. */
    ask(request: ElicitationRequest, milliseconds?: number): void;
    /** Answers what is on show, as another place of the person does. */
    answerElsewhere(): Promise<void>;
    /** Every answer, in order. */
    given: ElicitationResult[];
  }
}

const queue = createElicitationQueue();
window.given = [];
window.ask = (request, milliseconds) => {
  const expiresAt = milliseconds && Date.now() + milliseconds;
  void queue
    .elicit(request, { requester: { name: "Test host", local: true }, expiresAt })
    .then((result) => window.given.push(result));
};

window.answerElsewhere = async () => queue.items[0]?.respond({ action: "decline" });

const query = new URLSearchParams(location.search);
const inline = query.has("inline");
const Screen = inline ? Elicitation : ElicitationDialog;

if (query.has("notify")) {
  document.title = "Chat";
  notifyOnElicitation(queue, {
    notification: ({ requester }) => ({ title: `${requester.name} has a question` }),
  });
}

function Chat() {
  const { item, items } = useElicitation(queue);
  return (
    <main className="chat">
      <label>
        Write <input />
      </label>
      {query.has("all")
        ? items.map((each) => <Screen key={each.id} item={each} />)
        : item && <Screen item={item} minimizable={inline || query.has("minimizable")} />}
      {/* Shown in two places, it is still one question. */}
      {inline && item && !query.has("once") && <Screen item={item} />}
    </main>
  );
}

createRoot(document.querySelector("#root")!).render(
  <StrictMode>
    <Chat />
  </StrictMode>,
);
