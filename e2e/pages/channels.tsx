import {
  connectElicitation,
  createElicitationQueue,
  Elicitation,
  useElicitation,
  webSocketChannel,
} from "react-elicitation";
import {
  broadcastChannel,
  type Channel,
  eventStreamChannel,
  extensionPortChannel,
  messagePortChannel,
  windowChannel,
} from "react-elicitation/core";
import "react-elicitation/styles.css";
import { StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";
import { Caller } from "../hosts/Host";
import { callOver } from "../hosts/callOver";
import { otherWindow } from "./otherWindow";

declare global {
  interface Window {
    /** Ends the connection from the side of the host. */
    disconnect(): void;
  }
  /** What the browser gives to the pages of an extension. */
  var chrome: { runtime: { connect(): Parameters<typeof extensionPortChannel>[0] } } | undefined;
}

const query = new URLSearchParams(location.search);
const url = query.get("url") ?? "";
const session = `?session=${query.get("session")}`;
const tool = query.get("tool");
const allPlaces = query.getAll("place");
const seconds = query.get("seconds");
const requester = url ? { name: "Test agent", url } : { name: "Test agent", local: true };

const channels: Record<string, () => Channel | Promise<Channel>> = {
  websocket: async () => {
    const socket = new WebSocket(url.replace("http", "ws") + session);
    await new Promise((resolve) => socket.addEventListener("open", resolve));
    return webSocketChannel(socket);
  },
  events: async () => {
    const source = new EventSource(`${url}events${session}`);
    await new Promise((resolve) => source.addEventListener("open", resolve));
    return eventStreamChannel(source, `${url}messages${session}`);
  },
  window: async () => windowChannel(await otherWindow(query)),
  port: async () => {
    const { target, origin } = await otherWindow(query);
    const { port1, port2 } = new MessageChannel();
    target.postMessage("port", origin, [port2]);
    return messagePortChannel(port1);
  },
  broadcast: () => broadcastChannel(new BroadcastChannel("agent")),
  extension: () => {
    if (!chrome) throw new Error("This is no page of an extension.");
    return extensionPortChannel(chrome.runtime.connect());
  },
};

const queue = createElicitationQueue();
const channel = await channels[query.get("over") ?? ""]?.();
if (!channel) throw new Error("Over what?");
window.disconnect = connectElicitation(queue, channel, {
  requester,
  expiresAt: () => (seconds ? Date.now() + 1_000 * Number(seconds) : undefined),
});

function Place({ name }: { name: string }) {
  const { item } = useElicitation(queue);
  return <section aria-label={name}>{item && <Elicitation item={item} />}</section>;
}

/** A host that shows what is asked in several places, and can give each of them up. */
function Host({ channel: shared }: { channel: Channel }) {
  const [places, setPlaces] = useState(allPlaces);
  const shown = (
    <>
      {places.map((name) => (
        <Place key={name} name={name} />
      ))}
      {places.map((name) => (
        <button
          key={name}
          type="button"
          onClick={() => setPlaces(places.filter((place) => place !== name))}
        >
          Leave {name}
        </button>
      ))}
      {places.length === 0 && (
        <button type="button" onClick={() => setPlaces(allPlaces)}>
          Return
        </button>
      )}
    </>
  );
  if (!tool) return shown;
  return (
    <Caller name="Call the tool" call={(signal) => callOver(shared, { name: tool }, signal)}>
      {shown}
    </Caller>
  );
}

createRoot(document.querySelector("#root") ?? document.body).render(
  <StrictMode>
    <Host channel={channel} />
  </StrictMode>,
);
