import type { ConsentGuard } from "../core/ConsentGuard.js";
import type { ElicitationResult } from "../core/protocol.js";
import type { Timers } from "../core/timers.js";
import type { UrlVerdict } from "../url/types.js";
import type { ConsentStore } from "./ConsentStore.js";
import { copyText } from "../ui/text.js";
import { openPage } from "./windows.js";

/** The options of the host, as they are now. */
export interface ConsentHost {
  /** The visible consent. */
  store: ConsentStore;
  timers: Timers;
  onRespond: (result: ElicitationResult) => void | Promise<void>;
  openUrl?: ((href: string) => void | boolean | Promise<void | boolean>) | undefined;
  onClose?: (() => void) | undefined;
  onBlock?: (() => void) | undefined;
}

/** The address that was visible at the click, and whether the time was over by then. */
export interface ShownAddress {
  verdict: UrlVerdict;
  expired: boolean;
  /** Whether it is dangerous, in a frame of an untrusted page. */
  dangerInFrame: boolean;
  /** Whether its domain can be read at the click. */
  isLegible: () => boolean;
  /** The document that shows it. */
  document: Document;
}

/** A click. `isTrusted` is true if a user made it. */
type Press = { isTrusted: boolean };

/** Actions of the user on a URL consent. */
export interface ConsentModel {
  /** Opens the address in the user's click, and sends `accept`. */
  open: (press: Press, shown: ShownAddress) => void;
  /** Copies the address. If no page could be opened, this also sends `accept`. */
  copy: (shown: ShownAddress) => Promise<void>;
  /** Sends `accept`, unless it was answered: by a link. */
  agree: () => void;
  /** Sends the response again that could not be sent. */
  resend: () => void;
  /** Sends `decline`: the user says no. */
  decline: (press?: Press) => void;
  /** Sends `cancel`: the user dismissed the request. */
  cancel: (press?: Press) => void;
  /** Blocks the requester: cancels this request and all its other open ones. */
  block: (press?: Press) => void;
  close: () => void;
}

/**
 * Decides whether a page is opened and whether a response is sent.
 *
 * One page per click, only an address that the user can have read, and one response per request.
 *
 * @param host is read at each action.
 */
export function createConsentModel(
  store: ConsentStore,
  guard: ConsentGuard,
  host: { readonly current: ConsentHost },
): ConsentModel {
  const { session } = store;
  let stopWatching: (() => void) | undefined;

  const answer = (result: ElicitationResult) => {
    const { store: shown, onRespond } = host.current;
    // A page that opened late for an earlier request must not settle this one.
    if (shown === store) void session.respondForUser(result, onRespond);
  };

  // A click may have been meant for an earlier request here, and a key for anything else.
  const meant = (press?: Press) =>
    !press?.isTrusted || (store.replacementGuard.isReady && !guard.ignoresKey());

  const refuse = (action: "decline" | "cancel") => (press?: Press) => {
    if (!meant(press)) return;
    // A page that opens later must not send `accept`, even if this response can't be sent.
    if (store.state.stage === "opening" && !session.locked) store.set({ stage: "asking" });
    answer({ action });
  };

  // After the answer a window can be opened again, but the session sends nothing again.
  const agree = () => answer({ action: "accept" });

  const openByHost = (openUrl: NonNullable<ConsentHost["openUrl"]>, href: string) => {
    store.set({ stage: "opening" });
    const settle = (opened: unknown) => {
      // The user may have responded meanwhile.
      if (store.state.stage !== "opening") return;
      if (opened === false) {
        // A response that was sent stays sent.
        store.set({ stage: session.sent ? "unopened" : "refused" });
      } else {
        store.set({ stage: "opened" });
        agree();
      }
    };
    const fail = () => settle(false);
    try {
      const opened: unknown = openUrl(href);
      // A promise of another window, as a host with frames has, is no instance of this one's class.
      if (isThenable(opened)) opened.then(settle, fail);
      else settle(opened);
    } catch {
      fail();
    }
  };

  return {
    agree,
    resend: () => answer({ action: session.failure?.action ?? "accept" }),
    open: (press, { verdict, expired, dangerInFrame, isLegible, document }) => {
      const { stage, checked } = store.state;
      if (expired && !session.sent) return;
      if (verdict.level === "blocked" || dangerInFrame) return;
      if (session.pending || stage === "opening") return;
      const confirmed = verdict.level !== "danger" || checked;
      const isSeen = leadsSomewhere(verdict) && isLegible();
      if (!confirmed || !isSeen || !guard.press(press)) {
        if (press.isTrusted) store.set({ hints: store.state.hints + 1 });
        return;
      }
      // One window per click: the second click of a double click comes too soon again.
      guard.act();
      const { openUrl, timers } = host.current;
      if (openUrl) return openByHost(openUrl, verdict.href);
      stopWatching?.();
      stopWatching = openPage(store, document, verdict.href, timers);
      agree();
    },
    copy: async ({ verdict, document }) => {
      const view = document.defaultView;
      if (!view || !leadsSomewhere(verdict)) return;
      const copied = await copyText(view, verdict.href);
      store.set({ copy: copied ? "copied" : "failed" });
      if (!copied || store.state.stage !== "refused") return;
      store.set({ stage: "unopened" });
      agree();
    },
    decline: refuse("decline"),
    cancel: refuse("cancel"),
    block: (press) => {
      if (meant(press)) host.current.onBlock?.();
    },
    close: () => {
      store.set({ stage: "closed" });
      host.current.onClose?.();
    },
  };
}

function isThenable(value: unknown): value is PromiseLike<unknown> {
  return typeof (value as Partial<PromiseLike<unknown>> | null | undefined)?.then === "function";
}

/** Whether there is an address that may be opened and copied: not one that is blocked or not judged yet. */
function leadsSomewhere({ level, href }: UrlVerdict): boolean {
  return level !== "blocked" && href !== "";
}
