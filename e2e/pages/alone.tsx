import {
  connectElicitation,
  createElicitationQueue,
  Elicitation,
  useElicitation,
} from "react-elicitation";
import { extensionPortChannel } from "react-elicitation/core";
import sheet from "react-elicitation/styles.css?inline";
import { createRoot, hydrateRoot } from "react-dom/client";
import { AloneForm } from "./AloneForm";

declare const chrome: { runtime: { connect(): Parameters<typeof extensionPortChannel>[0] } };

declare global {
  interface Window {
    /** What was answered in each of these forms, by its name. */
    answered: Record<string, unknown>;
  }
}

// One piece of code with a React of its own: what a second team puts on a page, and, in the world of
// its own that an extension has there, what that puts on somebody else's.

/** The world of an extension knows no script that runs. */
const script = document.currentScript;
const queue = createElicitationQueue();

function Asked() {
  const { item } = useElicitation(queue);
  return item && <Elicitation item={item} />;
}

function formOf(name: string) {
  window.answered ??= {};
  const onRespond = (result: unknown) => (window.answered[name] = result);
  return <AloneForm name={name} onRespond={onRespond} />;
}

function addShadow() {
  const host = document.createElement("div");
  // Nothing of the page's looks comes in.
  host.style.cssText = "all: initial; position: fixed; inset: 0 0 auto auto; inline-size: 360px";
  const shadow = host.attachShadow({ mode: "closed" });
  const own = new CSSStyleSheet();
  own.replaceSync(sheet);
  shadow.adoptedStyleSheets = [own];
  document.documentElement.append(host);
  return shadow;
}

if (script) {
  const served = document.querySelectorAll<HTMLElement>("[data-served]");
  for (const box of served) hydrateRoot(box, formOf(box.dataset.served ?? ""));
  if (served.length === 0) {
    const box = document.createElement("div");
    document.body.append(box);
    createRoot(box).render(formOf(`Copy ${document.body.children.length}`));
  }
} else {
  const port = chrome.runtime.connect();
  connectElicitation(queue, extensionPortChannel(port), {
    requester: { name: "Test host", local: true },
  });
  createRoot(addShadow()).render(<Asked />);
}
