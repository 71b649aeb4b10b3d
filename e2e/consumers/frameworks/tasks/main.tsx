import { StrictMode, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { Chat, type Message } from "../chat/Chat";
import { Asked, book, follow } from "./elicitation";

async function* reply(text: string): AsyncGenerator<Message> {
  yield { from: "assistant", text: /book/i.test(text) ? await book() : `You said: ${text}` };
}

/** What the task says that was there before the page was. */
function Resumed() {
  const [text, setText] = useState("");
  useEffect(() => {
    void follow().then(setText);
  }, []);
  return text && <p>{text}</p>;
}

createRoot(document.querySelector("#root") ?? document.body).render(
  <StrictMode>
    <Chat reply={reply}>
      <Resumed />
      <Asked />
    </Chat>
  </StrictMode>,
);
