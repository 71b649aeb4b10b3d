import { AppBridge, PostMessageTransport } from "@modelcontextprotocol/ext-apps/app-bridge";
import * as elicit from "react-elicitation";
import { openLink } from "react-elicitation";
import { createLinkHandler } from "react-elicitation/core";
import "react-elicitation/styles.css";

const queue = elicit.createElicitationQueue();

/** Before a link is opened, wherever it came from, the person looks at where it goes. */
export function Asked() {
  const { item } = elicit.useElicitation(queue);
  return item && <elicit.Elicitation item={item} />;
}

const onLink = createLinkHandler(queue, { requester: { name: "Assistant" } });

/** The `ref` of what shows the Markdown of a message. */
export function lookBefore(message: HTMLElement | null) {
  message?.addEventListener("click", onLink);
  message?.addEventListener("auxclick", onLink);
  return () => {
    message?.removeEventListener("click", onLink);
    message?.removeEventListener("auxclick", onLink);
  };
}

/** Lets an app in a frame ask for links (`ui/open-link`). */
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
