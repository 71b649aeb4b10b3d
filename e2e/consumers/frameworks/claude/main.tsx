import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Chat, type Message } from "../chat/Chat";
import { Asked, run } from "./elicitation";

async function* reply(text: string): AsyncGenerator<Message> {
  yield { from: "assistant", text: await run(text) };
}

createRoot(document.querySelector("#root") ?? document.body).render(
  <StrictMode>
    <Chat reply={reply}>
      <Asked />
    </Chat>
  </StrictMode>,
);
