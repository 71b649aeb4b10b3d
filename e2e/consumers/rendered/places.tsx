import {
  createElicitationQueue,
  Elicitation,
  ElicitationDialog,
  useElicitation,
} from "react-elicitation";
import { StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";
import { requester } from "./requests";

const queue = createElicitationQueue();
window.results = [];
window.askQueue = async (request) => {
  window.results.push(await queue.elicit(request, { requester }));
};

function Place({ label }: { label: string }) {
  const { item } = useElicitation(queue);
  return (
    <section aria-label={label}>{item && <Elicitation item={item} escape="cancel" />}</section>
  );
}

function Modal() {
  const { item } = useElicitation(queue);
  return item && <ElicitationDialog item={item} />;
}

/** A host with two places for one queue, or with a dialog. */
function Host() {
  const [left, setLeft] = useState(false);
  if (location.search === "?dialog") return <Modal />;
  return (
    <>
      {!left && <Place label="Chat" />}
      {!left && (
        <button type="button" onClick={() => setLeft(true)}>
          Leave
        </button>
      )}
      <Place label="Sidebar" />
    </>
  );
}

createRoot(document.querySelector("#root") ?? document.body).render(
  <StrictMode>
    <Host />
  </StrictMode>,
);
