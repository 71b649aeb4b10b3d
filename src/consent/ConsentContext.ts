"use client";

import { createContext, type MouseEvent, type RefObject, useContext } from "react";
import type { InputGuardState } from "../core/inputGuard.js";
import type { ElicitationResult, Requester } from "../core/protocol.js";
import type { Timers } from "../core/timers.js";
import type { AfterConsentStrings } from "../strings/enAfterConsent.js";
import type { CautionStrings } from "../strings/enCautions.js";
import type { ConsentStrings } from "../strings/enConsent.js";
import type { SharedScreenProps } from "../ui/SharedScreenProps.js";
import { type Deadline, useRead } from "../ui/hooks.js";
import type { ScreenOptions } from "../ui/part.js";
import type { UrlContext, UrlVerdict } from "../url/types.js";
import type { ConsentGuard } from "../core/ConsentGuard.js";
import type { ConsentState, ConsentStore } from "./ConsentStore.js";
import type { ConsentModel } from "./createConsentModel.js";

/** State that the elements of a URL consent share. */
export interface ConsentContextValue {
  store: ConsentStore;
  guard: ConsentGuard;
  message: string;
  requester: Requester;
  verdict: UrlVerdict;
  /** Whether a dangerous address is shown in a frame of an untrusted page. */
  dangerInFrame: boolean;
  strings: ConsentStrings & Partial<CautionStrings & AfterConsentStrings>;
  /** The start of every DOM id on this screen. */
  id: string;
  completed: boolean;
  expired: boolean;
  withdrawn: NonNullable<SharedScreenProps["withdrawn"]>;
  /** Options of the host, as they are now. */
  shared: Pick<SharedScreenProps, "progress" | "waiting" | "rateLimited"> &
    Pick<ScreenOptions, "headingLevel">;
  /** Until when it can be answered, and how that is written. */
  until: {
    expiresAt: number | undefined;
    deadline: Deadline;
    timers: Timers;
    locale: string;
    timeZone: string | undefined;
  };
  /** The element that must be in view before anything may act. */
  address: RefObject<HTMLDivElement | null>;
  open: (event: MouseEvent) => void;
  copy: () => void;
  decline: (press?: { isTrusted: boolean }) => void;
  cancel: (press?: { isTrusted: boolean }) => void;
  /** Sends `accept`, unless it was sent: by Open or by a link. */
  agree: () => void;
  /** Sends the response again that could not be sent. */
  resend: () => void;
  /** Asks the host whether it is finished. */
  onFinish: () => Promise<void>;
  close: () => void;
  /** Whether the host sets `onClose`. */
  closable: boolean;
  /** Whether Escape cancels outside a dialog. */
  escapes: boolean;
  /** Missing without `onBlock`. */
  block: ConsentModel["block"] | undefined;
}

export const ConsentContext = createContext<ConsentContextValue | null>(null);

/** Returns the consent around an element. */
export function useConsent(): ConsentContextValue & {
  state: ConsentState;
  /** Whether Open accepts clicks. */
  openState: InputGuardState;
  /** Whether another request was in its place a moment ago, so that clicks are ignored. */
  replacing: boolean;
  /** Whether Open will be ready soon, without a click. */
  counting: boolean;
  /** The action of the response that is being sent. */
  pending: ElicitationResult["action"] | undefined;
  /** The response, once it was sent. */
  sent: ElicitationResult | undefined;
  /** Whether the last response could not be sent. */
  failed: boolean;
  /** Whether the page is not opened yet, and can be. */
  asking: boolean;
} {
  // No host can render a part of it elsewhere.
  const context = useContext(ConsentContext)!;
  const { store, guard, completed } = context;
  const { session, replacementGuard } = store;
  const held = useRead(store, () => store.state);
  useRead(session, () => session.version);
  const guardState = useRead(guard, () => guard.state);
  const counts = useRead(guard, () => guard.counting);
  const replacing = useRead(replacementGuard, () => replacementGuard.state) === "waiting";
  // An address that is not analyzed yet can't be opened, however long it was visible.
  const judged = context.verdict.href !== "";
  const openState = judged ? guardState : "waiting";
  const counting = !judged || counts;
  // Completion by the server replaces every other stage, until the consent is dismissed.
  const { stage } = held;
  const { pending, sent, failed, failure } = session;
  const agreed = [pending, sent?.action, failed && failure?.action].includes("accept");
  const over = completed && sent?.action === "accept" && stage !== "closed";
  // The host can accept for the user: then the page is open somewhere else.
  const elsewhere = sent?.action === "accept" && stage === "asking";
  const state: ConsentState = {
    ...held,
    stage: over ? "completed" : elsewhere ? "opened" : stage,
  };
  // A request that was answered in time does not expire; it is withdrawn only while it is open.
  const isLate = context.expired && (!sent || session.status === "expired");
  const expired = Boolean(context.withdrawn) || isLate;
  const opening = stage === "opening" && !agreed;
  const asking = !expired && !sent && (stage === "asking" || opening);
  const shown = { state, pending, sent, failed, asking, expired };
  return { ...context, ...shown, openState, replacing, counting };
}

/** Options of a URL consent: how an address is analyzed and opened. */
export interface UrlConsentOptions extends Omit<UrlContext, "requesterUrl" | "requesterLocal"> {
  /**
   * Opens the page in place of `window.open`, for Electron, web views and extensions.
   *
   * Called in the user's click. If it returns `false` or throws, nothing is sent, and the user gets
   * a link.
   *
   * @default window.open
   */
  openUrl?: ((href: string) => void | boolean | Promise<void | boolean>) | undefined;
  /**
   * Whether you trust every page that can embed this one in a frame.
   *
   * Without it, a dangerous address can't be opened in a frame of another origin, because the page
   * around it could trick the user into clicking. Limit who can embed the page with
   * `frame-ancestors` before you set this.
   *
   * @default false
   */
  trustAncestors?: boolean | undefined;
}
