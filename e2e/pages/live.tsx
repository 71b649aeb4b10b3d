import {
  type ElicitationRequest,
  type ElicitationResult,
  ElicitationForm,
  isUrlRequest,
  UrlConsent,
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

const query = new URLSearchParams(location.search);
const url = query.get("server") ?? "";
/** The page that the server is to send the person to; without it, it asks for fields. */
const target = query.get("open");
const call = target ? { name: "trigger-url-elicitation", arguments: { url: target } } : undefined;

/** A host with the official SDK: it calls a tool, and shows what the server asks and then reports. */
function Live() {
  const [asked, setAsked] = useState<Asked>();
  const [report, setReport] = useState("");

  async function callTool() {
    const { askLiveServer } = await import("../../stories/live/askLiveServer");
    const text = await askLiveServer(
      url,
      (request) =>
        new Promise((respond) => {
          setAsked({ request, respond });
        }),
      call,
    );
    setReport(text);
  }

  if (report) return <output aria-label="What the server got">{report}</output>;
  if (!asked)
    return (
      <button type="button" onClick={callTool}>
        Call the tool
      </button>
    );
  const Screen = isUrlRequest(asked.request) ? UrlConsent : ElicitationForm;
  return (
    <Screen
      request={asked.request}
      requester={{ name: "Everything server", url }}
      onRespond={asked.respond}
      escape="cancel"
    />
  );
}

createRoot(document.querySelector("#root") ?? document.body).render(
  <StrictMode>
    <Live />
  </StrictMode>,
);
