import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { connectApp, lookBefore, OpenRequest } from "./elicitation";

/** The target of the links. In your app a model writes the links. */
const target = new URLSearchParams(location.search).get("target") ?? "https://example.com/";

const frame = document.querySelector("iframe");
if (frame) {
  await connectApp(frame);
  frame.src = `app.html?${new URLSearchParams({ target })}`;
}

createRoot(document.querySelector("#root") ?? document.body).render(
  <StrictMode>
    <main style={{ display: "grid", gap: 12, maxInlineSize: 640, margin: "24px auto" }}>
      <article aria-label="assistant" ref={lookBefore}>
        Read <a href={`${target}message`}>the message</a>, or <a href="#map">see the map</a>.
      </article>
      <OpenRequest />
    </main>
  </StrictMode>,
);
