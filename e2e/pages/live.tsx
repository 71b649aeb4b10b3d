import {
  type ElicitationRequest,
  type ElicitationResult,
  ElicitationForm,
} from "react-elicitation";
import "react-elicitation/styles.css";
import { StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";
import { config } from "zod";

// The SDK's schema library tries out, while it loads, whether it may compile code. A strict policy
// would refuse, and report, even the try.
config({ jitless: true });

interface Asked {
  request: ElicitationRequest;
  respond(result: ElicitationResult): void;
}

const url = new URLSearchParams(location.search).get("server") ?? "";

/** A host with the official SDK: it calls a tool, and shows what the server asks and then reports. */
function Live() {
  const [asked, setAsked] = useState<Asked>();
  const [report, setReport] = useState("");

  async function call() {
    const { askLiveServer } = await import("../../stories/askLiveServer");
    const text = await askLiveServer(
      url,
      (request) =>
        new Promise((respond) => {
          setAsked({ request, respond });
        }),
    );
    setReport(text);
  }

  if (report) return <output aria-label="What the server got">{report}</output>;
  if (!asked)
    return (
      <button type="button" onClick={call}>
        Call the tool
      </button>
    );
  return (
    <ElicitationForm
      request={asked.request}
      requester={{ name: "Everything server", url }}
      onRespond={asked.respond}
    />
  );
}

createRoot(document.querySelector("#root") ?? document.body).render(
  <StrictMode>
    <Live />
  </StrictMode>,
);
