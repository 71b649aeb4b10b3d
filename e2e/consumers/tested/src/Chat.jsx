import {
  createElicitationQueue,
  Elicitation,
  ElicitationDialog,
  useElicitation,
} from "react-elicitation";
import { useState } from "react";
import "react-elicitation/styles.css";

/** A chat as a host has it, reduced to the place where a question is shown. */
export function Chat({ queue, dialog = false, ...options }) {
  const { item } = useElicitation(queue);
  const Shown = dialog ? ElicitationDialog : Elicitation;
  return <main>{item && <Shown item={item} {...options} />}</main>;
}

/** A chat that calls a tool, and says what came of it. */
export function Booking({ queue, callTool }) {
  const [said, setSaid] = useState("");
  const book = async () => {
    setSaid(JSON.stringify(await callTool()));
  };
  return (
    <>
      <button type="button" onClick={() => void book()}>
        Book a table
      </button>
      <Chat queue={queue} />
      <p>{said}</p>
    </>
  );
}

const requester = { name: "Table booking", url: "https://mcp.tables.example/mcp" };

/** A queue with one question in it, and the answer that it will get. */
export function ask(request, options) {
  const queue = createElicitationQueue(options?.queue);
  return { queue, asked: queue.elicit(request, { requester, ...options?.elicit }) };
}
