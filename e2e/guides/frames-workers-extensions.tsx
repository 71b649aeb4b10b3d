import { OpenRequest } from "guide:frames-workers-extensions";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";

// The host around the iframe makes the request.
createRoot(document.querySelector("#root") ?? document.body).render(
  <StrictMode>
    <OpenRequest />
  </StrictMode>,
);
window.parent.postMessage("ready", "https://host.example");
