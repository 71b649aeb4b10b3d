import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Chat } from "../chat/Chat";
import { converse } from "../chat/converse";
import { Asked, callTool } from "./elicitation";

const reply = converse(callTool);

createRoot(document.querySelector("#root") ?? document.body).render(
  <StrictMode>
    <Chat reply={reply}>
      <Asked />
    </Chat>
  </StrictMode>,
);
