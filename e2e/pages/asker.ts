import { type Asker, createAsker, type Wire } from "./createAsker";
import { otherWindow } from "./otherWindow";

declare global {
  var asker: Promise<Asker>;
}

const query = new URLSearchParams(location.search);

const wires: Record<string, () => Wire | Promise<Wire>> = {
  window: async () => {
    const { target, origin } = await otherWindow(query);
    return {
      post: (message) => target.postMessage(message, origin),
      listen: (listener) =>
        addEventListener("message", ({ data, source }) => source === target && listener(data)),
      close: () => {},
    };
  },
  port: async () => {
    const [port] = await new Promise<readonly MessagePort[]>((resolve) => {
      addEventListener("message", ({ ports }) => ports.length > 0 && resolve(ports));
    });
    if (!port) throw new Error("There is no port.");
    return overPort(port);
  },
  broadcast: () => overPort(new BroadcastChannel("agent")),
};

function overPort(port: MessagePort | BroadcastChannel): Wire {
  return {
    post: (message) => port.postMessage(message),
    listen: (listener) => {
      port.addEventListener("message", (event) => {
        if (event instanceof MessageEvent) listener(event.data);
      });
      if (port instanceof MessagePort) port.start();
    },
    close: () => port.close(),
  };
}

globalThis.asker = Promise.resolve(wires[query.get("over") ?? ""]?.()).then((wire) => {
  if (!wire) throw new Error("Over what?");
  return createAsker(wire);
});
