"use client";

import type { ApprovalOption, ApprovalRequest, ApprovalResult } from "../core/ApprovalRequest.js";
import { ConsentGuard } from "../core/ConsentGuard.js";
import { isRepeatedPress, isSecondOfDouble } from "../core/clicks.js";
import { ACTIVATION_DELAY_MILLISECONDS, isGuardOn } from "../core/inputGuard.js";
import { afterFrame, lazy } from "../core/lazy.js";
import type { Requester } from "../core/protocol.js";
import type { Deliver } from "../core/session.js";
import { visibleText } from "../core/text.js";
import { type Timers, systemTimers } from "../core/timers.js";
import { type ApprovalStrings, enApproval } from "../strings/enApproval.js";
import { requireProps, type SharedScreenProps } from "../ui/SharedScreenProps.js";
import {
  type Deadline,
  useCloseLater,
  useCommit,
  useDeadline,
  useDismissal,
  useLatest,
  useLazy,
  useOwnId,
  useRead,
  useStable,
} from "../ui/hooks.js";
import type { ScreenOptions } from "../ui/part.js";
import { useSession } from "../ui/useSession.js";
import { ApprovalStore } from "./ApprovalStore.js";
import { type Progress, Reading } from "./Reading.js";
import {
  type ApprovalModel,
  answerByNumber,
  createApprovalModel,
  isRefusal,
} from "./createApprovalModel.js";
import { type ApprovalView, judgeApproval, readContent } from "./readApproval.js";
import type { OptionView } from "./readOptions.js";
import { isCode } from "./readParts.js";
import { type ApprovalEdit, useEdit } from "./useEdit.js";
import {
  type KeyboardEventHandler,
  type MouseEventHandler,
  type RefCallback,
  type SyntheticEvent,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";

/** Options of an approval, rendered by the library or by your own markup. */
export interface ApprovalOptions extends SharedScreenProps, ScreenOptions {
  /** The requester, from your configuration: never from the agent. */
  requester: Requester;
  /**
   * Called with the one result of the request.
   *
   * While its promise is pending, the answers are locked. If it rejects, the user can try again. Run
   * the call only if `result.action === "accept" && result.allowed`.
   */
  onRespond: (result: ApprovalResult) => void | Promise<void>;
}

/** What becomes of the one response to an approval. */
export type ApprovalPhase = "open" | "sending" | "failed" | "answered" | "over";

/** One answer of an approval, with the props of its button. */
export interface ApprovalAnswer extends OptionView {
  /** Whether it does nothing now, because the answers are locked or something is unread. */
  off: boolean;
  /** Props of its `<button>`. */
  buttonProps: {
    /** Watches a button that allows: nothing is allowed before it was on screen. */
    ref: RefCallback<HTMLElement> | undefined;
    type: "button";
    /** Whether it waits. It keeps the focus. */
    "aria-disabled": true | undefined;
    /** The agent's words with their effect. */
    "aria-label": string;
    /** Answers, or says and shows why not. */
    onClick: MouseEventHandler;
    /** Ignores a key that is held. */
    onKeyDown: KeyboardEventHandler;
  };
}

/** State of an approval for your own markup. */
export interface ApprovalState extends Omit<ApprovalView, "options"> {
  /** Prefix of every DOM ID in this approval. */
  id: string;
  /** Strings of the approval, with your own merged in. */
  strings: ApprovalStrings;
  /** The answers, in their order. */
  options: readonly ApprovalAnswer[];
  /** Progress of the response. */
  phase: ApprovalPhase;
  /** The result that is being sent or was sent. */
  result: ApprovalResult | undefined;
  /** Why an answer that allows does nothing yet: what was not on screen, and so on. */
  missing: string | undefined;
  /** What the last press could not do. Announce it. */
  said: string | undefined;
  /** Props of the outermost element. Without them, every press counts as too soon. */
  cardProps: {
    /** Watches the element. */
    ref: RefCallback<HTMLElement>;
    /** Notes keys, for the input guard. */
    onKeyDownCapture: (event: SyntheticEvent) => void;
    /** Notes presses, for the input guard. */
    onPointerDownCapture: (event: SyntheticEvent) => void;
    /** Notes clicks, for the input guard. */
    onClickCapture: (event: SyntheticEvent) => void;
    /** Notes the focus, for the input guard. */
    onFocusCapture: (event: SyntheticEvent) => void;
    /** Answers by number keys. */
    onKeyDown: KeyboardEventHandler<HTMLElement>;
  };
  /** Returns the props of the box that shows a part and scrolls. Without them it counts as unseen. */
  partProps: (part: number) => {
    /** Notes what of the box is on screen. */
    ref: RefCallback<HTMLElement>;
    /** Makes it a Tab stop, so that keys scroll it. */
    tabIndex: 0;
    role: "group";
    /** Name of the part. */
    "aria-label": string;
    /** Keeps a browser from translating what is allowed. */
    translate: "no" | undefined;
  };
  /** Shows the next page of long parts. While one has `hidden` characters or rows, Allow waits. */
  showMore: () => void;
  /** How much of a part was on screen. */
  progressOf: (part: number) => Progress | undefined;
  /** Editing of the arguments. */
  edit: ApprovalEdit;
  /** The text that goes with an answer: the reason of a refusal. */
  text: {
    /** The answer whose text is written now. */
    option: OptionView | undefined;
    /** The text as it is written. */
    value: string;
    /** Sets the text. */
    change: (value: string) => void;
    /** Opens the box for the text of an answer. */
    open: (option: ApprovalOption) => void;
    /** Closes the box. The text stays. */
    close: () => void;
    /** Sends the answer with its text. */
    send: (press: { isTrusted: boolean }) => void;
  };
  /** Sends `cancel`: closes the request without answering. */
  cancel: (press?: { isTrusted: boolean }) => void;
}

/** An approval with what the built-in elements need besides. */
export interface BoundApproval extends ApprovalState {
  store: ApprovalStore;
  guard: ConsentGuard;
  reading: Reading;
  model: ApprovalModel;
  request: ApprovalRequest;
  requester: Requester;
  /** Whether an answer is on its way or was sent, or the time is over. */
  locked: boolean;
  /** Whether clicks on the answers are ignored, because another request stood here. */
  replacing: boolean;
  /** Whether Allow will soon be ready, without a click. */
  waiting: boolean;
  withdrawn: boolean | "elsewhere";
  deadline: Deadline;
  timers: Timers;
  /** Whether it is a row of a group, which has its own arrival. */
  isRow: boolean;
  /** Its place in the group, from 1. */
  place: number | undefined;
  host: ApprovalOptions;
}

/** The check for private addresses. Its notes come a moment later than the others. */
export const lazyAddressCheck = lazy(
  "isPrivateAddress",
  () => import("./isPrivateAddress.js"),
  afterFrame,
);

/** The detector of keys that name a secret, in all languages. */
export const lazySecretNames = lazy("secretNames", () => import("./secretNames.js"), afterFrame);

/** How long a danger, or a part that the agent did not show, must be visible, in milliseconds. */
const DANGER_DELAY_MILLISECONDS = 1_000;

/** Returns the approval bound to the options of its host. */
export function useBoundApproval(
  given: ApprovalRequest,
  host: ApprovalOptions & { item?: object },
  place?: number,
): BoundApproval {
  requireProps({ ...host, request: given }, "request", "requester", "onRespond");
  const { requester, timers = systemTimers, withdrawn = false, strings: own } = host;
  const isRow = place !== undefined;
  const session = useSession({ ...host, request: given });
  const request = session.request as ApprovalRequest;
  const strings = useStable(stringsWith(own));
  const id = useOwnId();
  const deadline = useDeadline(host.expiresAt, timers);
  const isGuarded = isGuardOn(host.inputGuard);

  const begin = () => {
    const store = ApprovalStore.of(session, isGuarded);
    const guard = new ConsentGuard(ACTIVATION_DELAY_MILLISECONDS, timers, isGuarded);
    return { session, store, guard, reading: new Reading(isGuarded, timers) };
  };
  const [last, setLast] = useState(begin);
  let current = last;
  if (session !== last.session) {
    current = begin();
    setLast(current);
  }
  const { store, guard, reading } = current;
  const entries = useRead(store, () => store.state);
  useRead(session, () => session.version);
  useRead(reading, reading.snapshot);
  const guardState = useRead(guard, () => guard.state);
  const counting = useRead(guard, () => guard.counting);
  const { replacementGuard } = store;
  const replacing = useRead(replacementGuard, () => replacementGuard.state) === "waiting";

  const { pages, edited, isEditing, writing, addressLevels: levels } = entries;
  const addressCheck = useLazy(true, lazyAddressCheck);
  const hasKeys = request.parts.some(({ type }) => type === "arguments");
  const secrets = useLazy(hasKeys, lazySecretNames);
  const { name } = requester;
  const content = useMemo(
    () => readContent(request, { strings, name, pages, edited }),
    [request, strings, name, pages, edited],
  );
  const { isChanged } = session.view;
  const view = useMemo(() => {
    const checks = { ...addressCheck, isSecretName: secrets?.secretNames() };
    const addressLevels = Object.values(levels);
    return judgeApproval(content, request, { strings, edited, addressLevels, isChanged, checks });
  }, [content, request, strings, edited, levels, isChanged, addressCheck, secrets]);
  const expired = (host.expired === true || deadline === "over") && !session.sent;
  const isOver = expired || withdrawn !== false;
  // A session has the results of every mode; an approval gives its own.
  const onRespond = host.onRespond as Deliver;
  const latest = useLatest({ ...host, onRespond, store, request, view, strings, timers, isOver });
  const model = useMemo(
    () => createApprovalModel(store, guard, reading, latest),
    [store, guard, reading, latest],
  );

  const card = useRef<HTMLElement>(null);
  const isDelayed = view.level === "danger" || view.parts.some(({ type }) => type === "missing");
  const delay = isDelayed ? DANGER_DELAY_MILLISECONDS : ACTIVATION_DELAY_MILLISECONDS;
  const { parts } = view;
  useCommit(() => () => reading.stop(), [reading]);
  useCommit(() => {
    // The form of the arguments is in place of their part.
    reading.watch(isEditing ? 0 : parts.length);
  }, [reading, parts, isEditing]);
  useEffect(() => store.replacementGuard.show(timers), [store, timers]);
  useEffect(
    () =>
      reading.subscribe(() => {
        if (store.state.isRefused) store.set({ isRefused: false });
      }),
    [reading, store],
  );
  useEffect(() => {
    // Editing puts another element in the place of the box.
    const subject = (isEditing ? undefined : reading.lastBox) ?? card.current;
    return subject ? guard.watch(subject) : undefined;
  }, [guard, reading, isEditing]);
  useEffect(() => {
    // Other parts have to be read first.
    if (parts) guard.renew(delay);
  }, [guard, delay, parts]);
  const { granted } = entries;
  const shown = useStable({ request, requester, edited, granted });
  useEffect(() => model.prepareDigest(shown), [model, shown]);
  useCloseLater(withdrawn === "elsewhere", host.onClose, timers);
  // A row of a group is dismissed with it.
  useDismissal(isRow ? undefined : () => !replacing && model.dismiss());

  const locked = session.locked || isOver || entries.isAnswering;
  const problem = locked ? undefined : model.problem();
  // Nothing is said before the browser had time to look, or a press was refused.
  const isEarly = reading.unseen() && !reading.hasLooked && !entries.isRefused;
  const missing = isEarly ? undefined : problem;
  const answers = view.options.map((option): ApprovalAnswer => {
    const allows = !isRefusal(option.option);
    const off = locked || (allows && problem !== undefined && missing !== undefined);
    return {
      ...option,
      off,
      buttonProps: {
        ref: allows ? guard.actionRef(option.option.id) : undefined,
        type: "button",
        "aria-disabled": off || undefined,
        "aria-label": option.name,
        onClick: (event) => {
          if (!isSecondOfDouble(event)) model.press(option.option, event.nativeEvent);
        },
        onKeyDown: (event) => {
          if (isRepeatedPress(event)) event.preventDefault();
        },
      },
    };
  });

  const capture = ({ nativeEvent }: SyntheticEvent) => {
    guard.handleEvent(nativeEvent);
    store.replacementGuard.handleEvent(nativeEvent);
  };
  const refs = useMemo(
    () =>
      Array.from(
        { length: parts.length },
        (_, at) => (box: HTMLElement | null) => reading.attach(at, box),
      ),
    [reading, parts.length],
  );
  const edit = useEdit(request, requester, store);
  const phase = session.sent
    ? "answered"
    : session.pending
      ? "sending"
      : isOver
        ? "over"
        : session.failed
          ? "failed"
          : "open";
  return {
    ...view,
    id,
    strings,
    options: answers,
    phase,
    result: (session.sent ?? session.sending) as ApprovalResult | undefined,
    missing,
    said: entries.said,
    cardProps: {
      ref: (element) => {
        card.current = element;
      },
      onKeyDownCapture: capture,
      onPointerDownCapture: capture,
      onClickCapture: capture,
      onFocusCapture: capture,
      onKeyDown: (event) => {
        // Digits in a reason that is being written elsewhere are no answers.
        if (!isRow && view.hasKeys && !locked && writing === undefined)
          answerByNumber(event, view.options, model);
      },
    },
    partProps: (part) => ({
      ref: refs[part]!,
      tabIndex: 0,
      role: "group",
      "aria-label": parts[part]?.label || view.title,
      translate: isCode(parts[part]?.type) ? "no" : undefined,
    }),
    showMore: () => store.set({ pages: store.state.pages + 1, said: undefined }),
    progressOf: (part) => reading.progressOf(part),
    edit,
    text: {
      option: view.options.find(({ option }) => option.id === writing),
      value: entries.text,
      change: (text) => store.set({ text, said: undefined }),
      open: model.write,
      close: () => store.set({ writing: undefined, said: undefined }),
      send: model.sendText,
    },
    cancel: model.cancel,
    store,
    guard,
    reading,
    model,
    request,
    requester: { ...requester, name: visibleText(requester.name) },
    locked,
    replacing,
    waiting: guardState === "waiting" && counting,
    withdrawn,
    deadline,
    timers,
    isRow,
    place,
    host,
  };
}

/**
 * Returns the strings of an approval, with those of the host. Strings of other screens are left out, so
 * that `useStable` gets the same keys at each render.
 */
function stringsWith(own: Partial<ApprovalStrings> | undefined): ApprovalStrings {
  const all = { ...enApproval, ...own };
  const keys = Object.keys(enApproval) as (keyof ApprovalStrings)[];
  return Object.fromEntries(keys.map((key) => [key, all[key]])) as unknown as ApprovalStrings;
}
