import { useEffect, useState } from "react";
import { replyWith } from "../chat/converse";
import { Asked as AskedByTask, book, follow } from "./elicitation";

export const reply = replyWith(async (text) => (/book/i.test(text) ? book() : `You said: ${text}`));

/** What the task asks, and what it says that was there before the page was. */
export function Asked() {
  const [text, setText] = useState("");
  useEffect(() => {
    void follow().then(setText);
  }, []);
  return (
    <>
      {text && <p>{text}</p>}
      <AskedByTask />
    </>
  );
}
