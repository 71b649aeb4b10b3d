import { useEffect, useState } from "react";
import { replyWith } from "../chat/converse";
import { OpenRequest as TaskRequest, book, follow } from "./elicitation";

export const reply = replyWith(async (text) => (/book/i.test(text) ? book() : `You said: ${text}`));

/** Shows the open request of the task, and the result of a task that was started before a reload. */
export function OpenRequest() {
  const [text, setText] = useState("");
  useEffect(() => {
    void follow().then(setText);
  }, []);
  return (
    <>
      {text && <p>{text}</p>}
      <TaskRequest />
    </>
  );
}
