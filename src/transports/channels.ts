import { ElicitationSettledError } from "../core/errors.js";
import type { Channel, JsonRpcResponse } from "./types.js";

/** The methods of `EventTarget` that channels need. */
export interface Listenable {
  /** Adds an event listener. */
  addEventListener(name: string, listener: (event: Event) => void): void;
  /** Removes an event listener. */
  removeEventListener(name: string, listener: (event: Event) => void): void;
}

/**
 * Listens to messages and to other events.
 *
 * @param suits whether a message is for us. Default: all are.
 * @returns a function that stops listening.
 */
export function listen(
  target: Listenable,
  listener: (message: unknown) => void,
  others: Readonly<Record<string, (event: Event) => void>>,
  suits: (event: Event) => boolean = () => true,
): () => void {
  const message = (event: Event) => {
    if ("data" in event && suits(event)) listener(event.data);
  };
  const entries = Object.entries({ message, ...others });
  for (const entry of entries) target.addEventListener(...entry);
  return () => {
    for (const entry of entries) target.removeEventListener(...entry);
  };
}

/** A `MessagePort`, of the browser or of Node, or a `Worker`. */
export interface MessagePortLike extends Listenable {
  /** Sends a message. */
  postMessage(message: unknown): void;
  /** Starts receiving messages. */
  start?(): void;
}

/**
 * Creates a channel over a `MessagePort`, for an iframe or a worker.
 *
 * No other page can join it. Not every browser reports that the other side is closed (Chromium
 * doesn't), so disconnect when you remove the iframe or the worker.
 *
 * @example
 * const { port1, port2 } = new MessageChannel();
 * frame.contentWindow.postMessage("elicitation", "https://agent.example", [port2]);
 * connectElicitation(queue, messagePortChannel(port1), { requester });
 */
export function messagePortChannel(port: MessagePortLike): Channel {
  return {
    send: (message) => port.postMessage(message),
    subscribe: (listener, onClose) => {
      const stop = listen(port, listener, { close: onClose });
      // Messages wait until it is started, where it was not assigned to `onmessage`.
      port.start?.();
      return stop;
    },
  };
}

/** How long other pages may take to learn that a request was answered, in milliseconds. */
const HEARD_MILLISECONDS = 2_000;

/**
 * Claims the right to respond to a request that several pages show, by a lock of the browser.
 *
 * The first page to claim it keeps it until the others have learned of its response.
 *
 * @param name name of the request, the same in every page.
 * @param held claims of this page, which may send more than one response.
 * @returns a function that releases the claim, if the response could not be sent.
 * @throws {Error} if another page responds.
 */
async function claimAnswer(
  locks: LockManager,
  name: string,
  held: Set<string>,
): Promise<() => void> {
  // A claim of before belongs to an answer that was sent, so it is never released.
  const keep = () => {};
  if (held.has(name)) return keep;
  return new Promise((resolve, reject) => {
    const hold = async (lock: Lock | null) => {
      if (!lock) return reject(new ElicitationSettledError("elsewhere"));
      held.add(name);
      await new Promise<void>((release) => {
        setTimeout(release, HEARD_MILLISECONDS);
        resolve(() => release());
      });
      held.delete(name);
    };
    // A browser that refuses its locks, where storage is blocked for one, is treated as one
    // without.
    locks.request(name, { ifAvailable: true }, hold).catch(() => resolve(keep));
  });
}

/** How long a page waits for the claims of others, in milliseconds. */
const CLAIM_MILLISECONDS = 100;

/**
 * Claims the right to cancel a request, where there are no locks (plain HTTP).
 *
 * All pages reach a deadline at once. Each claims with a random ID, and the lowest one wins, so no
 * page needs to know how many others there are. Users answer on one page, so that needs no claim.
 *
 * @throws {Error} if another page cancels it.
 */
function claimCancel(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const port = new BroadcastChannel(name);
    let own = Math.random();
    const claim = () => port.postMessage(own);
    const timer = setTimeout(() => {
      // From now on, it is lower than any.
      own = -1;
      claim();
      setTimeout(() => port.close(), HEARD_MILLISECONDS);
      resolve();
    }, CLAIM_MILLISECONDS);
    port.addEventListener("message", ({ data }: MessageEvent) => {
      if (!(data < own)) return claim();
      clearTimeout(timer);
      port.close();
      reject(new ElicitationSettledError("elsewhere"));
    });
    claim();
  });
}

function isCancel(response: JsonRpcResponse): boolean {
  const { result } = response as { result?: { action?: unknown } };
  return result?.action === "cancel";
}

/**
 * Creates a channel over a `BroadcastChannel`, shared by all pages of an origin.
 *
 * Every page shows the request. The first response counts, and the others remove it. If two pages
 * respond at once, one response is sent where the browser has Web Locks (over HTTPS); at a deadline,
 * in any case. A requester sees all responses on the channel, so two requesters need distinct
 * request IDs, such as `crypto.randomUUID()`. Two different requests with the same open ID are both
 * rejected.
 *
 * @example
 * connectElicitation(queue, broadcastChannel(new BroadcastChannel("agent")), { requester });
 */
export function broadcastChannel(channel: MessagePortLike & { readonly name?: string }): Channel {
  const port = messagePortChannel(channel);
  const locks = globalThis.navigator?.locks;
  const here = `elicitation ${channel.name}`;
  if (!locks) {
    const send: Channel["send"] = async (message, request) => {
      if (isCancel(message) && globalThis.BroadcastChannel)
        await claimCancel(here + JSON.stringify(request));
      await port.send(message);
    };
    return { ...port, send, shared: true };
  }
  const held = new Set<string>();
  let stayed: Promise<void> | undefined;
  const send: Channel["send"] = async (message, request) => {
    const release = await claimAnswer(locks, here + JSON.stringify(request), held);
    try {
      await port.send(message);
    } catch (error) {
      // The answer was not sent, so other pages need not wait for it.
      release();
      throw error;
    }
  };
  return {
    send,
    shared: true,
    subscribe: (listener, onClose) => {
      const stop = port.subscribe(listener, onClose);
      // Every open page shares this lock, so that the last page can find out that it is the last.
      let leave = stop;
      const left = new Promise<void>((resolve) => (leave = resolve));
      stayed = locks.request(here, { mode: "shared" }, () => left).catch(() => {});
      return () => {
        stop();
        leave();
      };
    },
    sendIfLast: async (message, request) => {
      // This page's own hold on it goes first.
      await stayed;
      await locks.request(here, { ifAvailable: true }, (lock) => lock && send(message, request));
    },
  };
}

/** Options of `windowChannel`. */
export interface WindowChannelOptions {
  /** The other window: `frame.contentWindow`, or `window.parent`. */
  target: {
    /** Sends a message to the window, if its origin matches. */
    postMessage(message: unknown, origin: string): void;
  } & Partial<Listenable>;
  /** Origin of the other window, such as `https://agent.example`. Never `*`. */
  origin: string;
  /**
   * The window that receives the messages.
   *
   * @default window
   */
  on?: Listenable | undefined;
}

/**
 * Creates a channel over `window.postMessage`.
 *
 * Messages from other origins or windows are ignored, and nothing is sent to another origin. A
 * window of this page's own origin reports when its page closes, which ends its requests. A window
 * of another origin doesn't, so disconnect when you remove its frame.
 *
 * @throws {TypeError} if the origin would let any page respond: `*`, `null`, none. A sandboxed
 *   frame has no origin: use `messagePortChannel`.
 * @example
 * windowChannel({ target: frame.contentWindow, origin: "https://agent.example" });
 */
export function windowChannel({ target, origin, on = window }: WindowChannelOptions): Channel {
  if (!URL.canParse(origin) || new URL(origin).origin !== origin) {
    throw new TypeError(
      "windowChannel() was called without an origin, so any page could read the responses. Pass the origin of the frame, or use messagePortChannel().",
    );
  }
  return {
    send: (message) => target.postMessage(message, origin),
    subscribe: (listener, onClose) => {
      const watch = (method: keyof Listenable) => {
        try {
          target[method]?.("pagehide", onClose);
        } catch {
          // A window of another origin reports nothing.
        }
      };
      const suits = ({ origin: from, source }: Event & Partial<MessageEvent>) =>
        from === origin && source === target;
      const receive = (message: unknown) => {
        // Each page of the frame has its own listeners; one that has this already does not get it
        // twice.
        watch("addEventListener");
        listener(message);
      };
      const stop = listen(on, receive, {}, suits);
      return () => {
        stop();
        watch("removeEventListener");
      };
    },
  };
}

/** An event of a browser extension, as in `chrome.runtime`. */
export interface ExtensionEvent<Listener> {
  /** Adds a listener. */
  addListener(listener: Listener): void;
  /** Removes a listener. */
  removeListener(listener: Listener): void;
}

/** A `runtime.Port` of a browser extension. */
export interface ExtensionPortLike {
  /** Sends a message. */
  postMessage(message: unknown): void;
  /** Fires with each message. */
  onMessage: ExtensionEvent<(message: unknown) => void>;
  /** Fires when the port is closed. */
  onDisconnect: ExtensionEvent<() => void>;
}

/**
 * Creates a channel over the port of a browser extension.
 *
 * @example
 * extensionPortChannel(chrome.runtime.connect({ name: "elicitation" }));
 */
export function extensionPortChannel(port: ExtensionPortLike): Channel {
  return {
    send: (message) => port.postMessage(message),
    subscribe: (listener, onClose) => {
      // The port is handed to listeners as well, and is no message.
      const onMessage = (message: unknown) => listener(message);
      const onDisconnect = () => onClose();
      port.onMessage.addListener(onMessage);
      port.onDisconnect.addListener(onDisconnect);
      return () => {
        port.onMessage.removeListener(onMessage);
        port.onDisconnect.removeListener(onDisconnect);
      };
    },
  };
}
