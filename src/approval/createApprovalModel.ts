import {
  type AnswerDetails,
  type ApprovalOption,
  type ApprovalRequest,
  type ApprovalResult,
  answerWith,
  optionsOf,
} from "../core/ApprovalRequest.js";
import type { ConsentGuard } from "../core/ConsentGuard.js";
import { digestApproval } from "../core/digestApproval.js";
import { afterFrame } from "../core/lazy.js";
import type { Requester } from "../core/protocol.js";
import type { Deliver } from "../core/session.js";
import type { Timers } from "../core/timers.js";
import type { ApprovalStrings } from "../strings/enApproval.js";
import { readNumberKey } from "../ui/numberKeys.js";
import type { ApprovalStore } from "./ApprovalStore.js";
import type { Reading, Unseen } from "./Reading.js";
import type { ApprovalView } from "./readApproval.js";
import type { OptionView } from "./readOptions.js";
import type { PartView } from "./readParts.js";
import type { KeyboardEvent as ReactKeyboardEvent } from "react";

/** A click or a key. `isTrusted` is true if a user made it. */
export type Press = { isTrusted: boolean };

/** The options of the host, as they are now. */
export interface ApprovalHost {
  /** The visible approval. */
  store: ApprovalStore;
  request: ApprovalRequest;
  requester: Requester;
  view: ApprovalView;
  strings: ApprovalStrings;
  timers: Timers;
  onRespond: Deliver;
  /** Whether the time to answer is over, or the request was withdrawn. */
  isOver: boolean;
  onClose?: (() => void) | undefined;
  onBlock?: (() => void) | undefined;
}

/** What a digest is of. */
interface Digested {
  request: ApprovalRequest;
  requester: Requester;
  edited?: unknown;
  granted?: ReadonlySet<string> | undefined;
}

/** Actions of the user on an approval. */
export interface ApprovalModel {
  /** Answers, or says and shows why not. An answer that needs a text opens its box first. */
  press: (option: ApprovalOption, press: Press) => void;
  /** Opens the box for the text that goes with an answer. */
  write: (option: ApprovalOption) => void;
  /** Sends the answer whose text was written. */
  sendText: (press: Press) => void;
  /** Sends `cancel`, or closes an approval that is over. */
  cancel: (press?: Press) => void;
  /** The same for Escape and for a dialog that closes: one key loses no edit and no reason. */
  dismiss: (press?: Press) => void;
  block: (press?: Press) => void;
  /**
   * Answers for a whole group, whose own guard has accepted the press.
   *
   * @param before is sent first.
   * @returns when it is handed to the session.
   */
  answerInGroup: (option: ApprovalOption, before?: Promise<void>) => Promise<void> | undefined;
  /** Computes the digest of what is on screen after the next frame, for the answer. */
  prepareDigest: (shown: Digested) => () => void;
  /** Says why an allowing answer would be refused now, or `undefined`. */
  problem: () => string | undefined;
}

/** How long an answer waits for its digest, in milliseconds. */
const DIGEST_WAIT_MILLISECONDS = 200;

/** From how many lines on, a change can be allowed although some of it was not on screen. */
const LONG_CHANGE_LINES = 2_000;

/**
 * Decides whether an answer is sent: nothing is allowed unseen, too soon, or by a script.
 *
 * @param host is read at each action.
 */
export function createApprovalModel(
  store: ApprovalStore,
  guard: ConsentGuard,
  reading: Reading,
  host: { readonly current: ApprovalHost },
): ApprovalModel {
  const { session } = store;

  const isLocked = () => session.locked || store.state.isAnswering;

  const answer = (result: ApprovalResult) => {
    const { store: shown, isOver, onRespond } = host.current;
    // An answer that was decided late must not settle another request. The session reports one that
    // can't be sent.
    if (shown === store && !isOver) void session.respondForUser(result, onRespond);
  };

  // A click may have been meant for an earlier request here, and a key for anything else.
  const isMeant = (press?: Press) =>
    !press?.isTrusted || (store.replacementGuard.isReady && !guard.ignoresKey());

  const cancel = (press?: Press) => {
    const { isOver, onClose } = host.current;
    if (session.sent || isOver) onClose?.();
    else if (isMeant(press) && !isLocked()) answer({ action: "cancel" });
  };

  const problem = () => {
    const { view, strings } = host.current;
    if (store.state.isEditing) return strings.saveFirst;
    if (view.hiddenParts > 0 || view.parts.some(({ hidden }) => hidden > 0))
      return strings.showAllFirst;
    const unseen = reading.unseen(store.state.allowsUnread);
    if (unseen) return unseenText(unseen, view, strings);
    return isNothingGranted(view, store) ? strings.nothingGranted : undefined;
  };

  /** Whether an allowing answer is refused. Then it says why and shows it. */
  const refuses = (press: Press) => {
    const { strings } = host.current;
    if (!press.isTrusted && guard.on) return true;
    const why = problem();
    const isReady = guard.press(press);
    if (why === undefined && isReady) {
      store.set({ said: undefined, isRefused: false });
      return false;
    }
    store.set({
      said: why === undefined ? strings.tooEarly : undefined,
      isRefused: why !== undefined,
      refusals: store.state.refusals + 1,
    });
    if (why === undefined) return true;
    const { allowsUnread } = store.state;
    const unseen = reading.unseen(allowsUnread);
    if (unseen) reading.reveal(unseen.part, allowsUnread);
    return true;
  };

  const send = (option: ApprovalOption, press: Press) => {
    if (isLocked()) return;
    if (isRefusal(option) ? !isMeant(press) : refuses(press)) return;
    guard.act();
    void accept(option);
  };

  const digestOf = ({ request, requester, edited, granted }: Digested) =>
    digestApproval(request, edited, { requester, granted: granted && [...granted] });

  /** Returns the digest, or `undefined` if it takes too long. */
  const digestSoon = async () => {
    const { timers } = host.current;
    let timer: unknown;
    const late = new Promise<undefined>((resolve) => {
      timer = timers.setTimeout(() => resolve(undefined), DIGEST_WAIT_MILLISECONDS);
    });
    const { request, requester } = host.current;
    const digest = digestOf({ ...store.state, request, requester });
    const found = await Promise.race([digest, late]);
    timers.clearTimeout(timer);
    return found;
  };

  const accept = async (option: ApprovalOption, before?: Promise<void>) => {
    store.set({ pressed: option.id, said: undefined, isAnswering: true });
    const details = detailsOf(option, host.current.view, store, reading);
    // Asked now: nothing that changes later is in it.
    const known = store.digest ?? (await digestSoon());
    if (before) await before;
    answer(answerWith(option, { ...details, digest: known }));
    store.set({ isAnswering: false });
  };

  return {
    problem,
    press: (option, press) => {
      if (option.text === "required") store.set({ writing: option.id, said: undefined });
      else send(option, press);
    },
    write: ({ id }) => store.set({ writing: id, said: undefined }),
    sendText: (press) => {
      const { request, strings } = host.current;
      const { writing, text } = store.state;
      const option = optionsOf(request).find(({ id }) => id === writing);
      if (!option) return;
      if (option.text === "required" && text.trim() === "") store.say(strings.textNeeded);
      else send(option, press);
    },
    cancel,
    dismiss: (press) => {
      const { isEditing, writing, text } = store.state;
      if (isLocked() || host.current.isOver) cancel(press);
      else if (isEditing) store.say(host.current.strings.saveFirst);
      else if (writing !== undefined && text !== "") store.set({ writing: undefined });
      else cancel(press);
    },
    answerInGroup: (option, before) => {
      if (isLocked() || (!isRefusal(option) && problem() !== undefined)) return before;
      return accept(option, before);
    },
    prepareDigest: (shown) => {
      store.digest = undefined;
      return afterFrameOnce(async (isWanted) => {
        const digest = await digestOf(shown);
        if (isWanted()) store.digest = digest;
      });
    },
    block: (press) => {
      if (isMeant(press)) host.current.onBlock?.();
    },
  };
}

/** Whether an answer says no. */
export function isRefusal({ kind }: ApprovalOption): boolean {
  return kind === "deny" || kind === "stop";
}

/** Says what of an approval was not on screen. */
function unseenText(unseen: Unseen, view: ApprovalView, strings: ApprovalStrings): string {
  const { lines, part } = unseen;
  const isText = ["command", "text", "change"].includes(view.parts[part]?.type ?? "");
  return lines && isText ? strings.unseenRows(...lines) : strings.unseen;
}

/** Whether a part is a change that is too long to be read line by line. */
export function isLongChange(part: PartView | undefined): boolean {
  return part?.type === "change" && part.rows.length > LONG_CHANGE_LINES;
}

function isNothingGranted({ parts }: ApprovalView, store: ApprovalStore): boolean {
  const grants = parts.flatMap((part) => (part.type === "grants" ? part.grants : []));
  const open = grants.filter(({ fixed }) => !fixed);
  return open.length > 0 && !open.some(({ id }) => store.isGranted(id));
}

/** Returns what goes with an answer: what the user chose, edited and wrote. */
function detailsOf(
  option: ApprovalOption,
  view: ApprovalView,
  store: ApprovalStore,
  reading: Reading,
): AnswerDetails {
  const { text, writing, edited } = store.state;
  const isWritten = option.text && writing === option.id && text.trim() !== "";
  const grants = view.parts.flatMap((part) => (part.type === "grants" ? part.grants : []));
  const granted = grants.filter(({ id, fixed }) => !fixed && store.isGranted(id));
  const unseen = store.state.allowsUnread.reduce((sum, at) => sum + reading.unseenLines(at), 0);
  return {
    edited,
    granted: grants.length > 0 ? granted.map(({ id }) => id) : undefined,
    text: isWritten ? text : undefined,
    unseen: unseen > 0 ? unseen : undefined,
  };
}

/** Selects the buttons of the answers, in their order. */
const ANSWER = '[data-elicit="action"][data-name="answer"]';

/**
 * Presses the answer of a number key. A lasting answer, and one that takes a text, only gets the
 * focus.
 */
export function answerByNumber(
  event: ReactKeyboardEvent<HTMLElement>,
  options: readonly OptionView[],
  model: Pick<ApprovalModel, "press">,
): void {
  const number = readNumberKey(event);
  const chosen = number && options[number - 1];
  if (!chosen) return;
  event.preventDefault();
  event.currentTarget.querySelectorAll<HTMLElement>(ANSWER)[number - 1]?.focus();
  if (!chosen.lasts && !chosen.option.text) model.press(chosen.option, event.nativeEvent);
}

/** Runs a task after the next frame, unless the returned function was called by then. */
function afterFrameOnce(task: (isWanted: () => boolean) => Promise<void>): () => void {
  let isWanted = true;
  afterFrame(() => {
    if (isWanted) void task(() => isWanted);
  });
  return () => {
    isWanted = false;
  };
}
