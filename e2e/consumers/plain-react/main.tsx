import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Chat } from "./chat/Chat";
import { chats } from "./chats";

const name = new URLSearchParams(location.search).get("chat") ?? "mcp";
const load = chats[name];
if (!load) throw new Error(`There is no chat named ${name}.`);
const { reply, OpenRequest } = await load();

createRoot(document.querySelector("#root") ?? document.body).render(
  <StrictMode>
    <Chat reply={reply}>
      <OpenRequest />
    </Chat>
  </StrictMode>,
);
