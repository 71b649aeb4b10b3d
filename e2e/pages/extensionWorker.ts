import { type Asker, createAsker } from "./createAsker";

interface Port {
  postMessage(message: unknown): void;
  disconnect(): void;
  onMessage: { addListener(listener: (message: unknown) => void): void };
}

declare const chrome: {
  runtime: { onConnect: { addListener(listener: (port: Port) => void): void } };
};

/** The background of an extension: it asks whatever page of the extension connects to it. */
const asker = new Promise<Asker>((resolve) => {
  chrome.runtime.onConnect.addListener((port) => {
    const wire = {
      post: (message: unknown) => port.postMessage(message),
      listen: (listener: (message: unknown) => void) => port.onMessage.addListener(listener),
      close: () => port.disconnect(),
    };
    resolve(createAsker(wire));
  });
});
Object.assign(globalThis, { asker });
