import { AppBridge, PostMessageTransport } from "@modelcontextprotocol/ext-apps/app-bridge";
import { createElicitationQueue, Elicitation, openLink, useElicitation } from "react-elicitation";
import { createLinkHandler } from "react-elicitation/core";
import "react-elicitation/styles.css";

const queue = createElicitationQueue();

/** Shows the address of a link before it opens. */
export function OpenRequest() {
  const { item } = useElicitation(queue);
  return item && <Elicitation item={item} />;
}

const onLink = createLinkHandler(queue, { requester: { name: "Assistant" } });

/** The `ref` of an element that renders a message as Markdown. */
export function lookBefore(message: HTMLElement | null) {
  message?.addEventListener("click", onLink);
  message?.addEventListener("auxclick", onLink);
  return () => {
    message?.removeEventListener("click", onLink);
    message?.removeEventListener("auxclick", onLink);
  };
}

/** Lets an app in a frame open links (`ui/open-link`). */
export async function connectApp(frame: HTMLIFrameElement) {
  const { contentWindow } = frame;
  if (!contentWindow) return;
  const bridge = new AppBridge(null, { name: "chat", version: "1.0.0" }, { openLinks: {} });
  bridge.onopenlink = async ({ url }) => {
    const isOpened = await openLink(queue, url, { requester: { name: "Map" } });
    return { isError: !isOpened };
  };
  await bridge.connect(new PostMessageTransport(contentWindow, contentWindow));
}
