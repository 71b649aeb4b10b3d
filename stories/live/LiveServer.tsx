import {
  type ElicitationRequest,
  type ElicitationResult,
  ElicitationForm,
} from "react-elicitation";
import { useState } from "react";
import { askLiveServer } from "./askLiveServer";

type State =
  | { is: "idle" }
  | { is: "connecting" }
  | { is: "asking"; request: ElicitationRequest; respond: (result: ElicitationResult) => void }
  | { is: "answered"; report: string }
  | { is: "failed"; error: string };

/** A host in miniature: it calls a tool, the server asks back, and a person answers. */
export function LiveServer({ url }: { url: string }) {
  const [state, setState] = useState<State>({ is: "idle" });

  async function ask() {
    setState({ is: "connecting" });
    try {
      const report = await askLiveServer(
        url,
        (request) =>
          new Promise((resolve) => {
            setState({ is: "asking", request, respond: resolve });
          }),
      );
      setState({ is: "answered", report });
    } catch (error) {
      setState({ is: "failed", error: String(error) });
    }
  }

  return (
    <main style={{ display: "grid", gap: 16, padding: 16 }}>
      {state.is === "asking" ? (
        <ElicitationForm
          request={state.request}
          requester={{ name: "Everything server", url }}
          onRespond={state.respond}
        />
      ) : (
        <button type="button" disabled={state.is === "connecting"} onClick={ask}>
          Call the tool
        </button>
      )}
      {state.is === "answered" && <pre aria-label="What the server got">{state.report}</pre>}
      {state.is === "failed" && (
        <p role="alert">
          No answer from {url} ({state.error}). The server runs beside Storybook when both are
          started with <code>npm start</code>.
        </p>
      )}
    </main>
  );
}
