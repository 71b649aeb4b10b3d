import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Chat, type Message } from "../chat/Chat";
import { Asked, prompt } from "./elicitation";

async function* reply(text: string): AsyncGenerator<Message> {
  for await (const said of prompt(text)) yield { from: "assistant", text: said };
}

createRoot(document.querySelector("#root") ?? document.body).render(
  <StrictMode>
    <Chat reply={reply}>
      <Asked />
    </Chat>
  </StrictMode>,
);
