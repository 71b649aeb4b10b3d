import { Chat } from "guide:nextjs";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";

// The example has a button of its own. It ignores the result of the call.
createRoot(document.querySelector("#root") ?? document.body).render(
  <StrictMode>
    <Chat />
  </StrictMode>,
);
