import type { DismissBy } from "../../ui/SharedScreenProps.js";
import type { ElicitationContent, ElicitationResult } from "../../core/protocol.js";
import type { FormStrings } from "../../strings/enForm.js";
import type { FormStore } from "./FormStore.js";

/** The options of the host, as they are now. */
export interface FormHost {
  /** The visible form. */
  store: FormStore;
  /** Whether nothing can be changed: the host says so, or the request is over. */
  readOnly: boolean;
  strings: FormStrings;
  onRespond: (result: ElicitationResult) => void | Promise<void>;
  onClose?: (() => void) | undefined;
  onBlock?: (() => void) | undefined;
}

/** Actions of the user on the whole form. */
export interface FormModel {
  readonly store: FormStore;
  /** Checks every field; where all are valid, sends `accept`. */
  submit: () => Promise<void>;
  /**
   * Validates like `submit`, and sends only if `mayGo` accepts the content.
   *
   * @param isPressed whether a user pressed Submit. Default: whether one did just now.
   */
  submitIf: (mayGo: (content: ElicitationContent) => boolean, isPressed?: boolean) => Promise<void>;
  /** Sends `decline`: the user says no. */
  decline: () => Promise<void>;
  /** Sends `cancel`: the user dismissed the request. */
  cancel: () => Promise<void>;
  /** Cancels by Escape or a click outside, asking again if there is input. */
  dismiss: (by: DismissBy) => void;
  /** Blocks the requester: cancels this request and all its other open ones. */
  block: () => void;
}

/**
 * Decides whether a response is sent, and passes it to the host: exactly one, for the form that is
 * visible.
 *
 * @param host is read at each action.
 */
export function createFormModel(store: FormStore, host: { readonly current: FormHost }): FormModel {
  const { session, status, values, guard, validation, secrets } = store;

  const answer = async (result: ElicitationResult) => {
    const { store: shown, onRespond } = host.current;
    // An answer that was validated for an earlier request must not be sent for this one.
    // A session in a queue ignores `onRespond`: it delivers by the transport of its request.
    if (shown === store) await session.respondForUser(result, onRespond);
  };

  /**
   * Returns a function that tells later whether the form is still as it was at this click.
   *
   * It isn't if the input has changed meanwhile or if the form is being dismissed. Before a form is
   * visible, its defaults may change with the language and the time zone.
   */
  const rememberInput = () => {
    const { dismissing } = status;
    const entered = guard.isMounted ? store.fields.map((field) => values.get(field)) : undefined;
    return () =>
      status.dismissing === dismissing &&
      !host.current.readOnly &&
      (!entered || store.fields.every((field, at) => Object.is(values.get(field), entered[at])));
  };

  const validate = async () => {
    const { epoch } = guard;
    const isUnchanged = rememberInput();
    if (store.submittable) await store.load();
    // A form that left the screen or was filled by a draft meanwhile is not the one that was
    // submitted.
    if (guard.epoch !== epoch || !isUnchanged()) return undefined;
    const content = await validation.validateAll();
    return isUnchanged() ? content : undefined;
  };

  const submitIf: FormModel["submitIf"] = async (mayGo, isPressed = guard.wasJustPressed) => {
    const { readOnly, strings } = host.current;
    if (readOnly || session.locked || !guard.allowsSubmit(strings)) return;
    store.presses.enterAll();
    const { attempts } = session;
    const content = await validate().catch((error) => {
      // Nothing is sent unchecked.
      if (session.attempts === attempts) session.failToLoad(error);
    });
    // Another answer may have been given while this one was checked, even one that failed.
    if (!content || session.attempts !== attempts) return;
    // A submit by the host's own code is not held back.
    if ((isPressed && store.sight.refusesValues(strings)) || !mayGo(content)) return;
    if (secrets.refuseUnconfirmed()) return;
    await answer({ action: "accept", content });
  };

  /**
   * Whether Decline, Cancel and Block accept clicks. If not, because another request was in this
   * place a moment ago, or a key was meant for something else, the form says so.
   */
  const allowsDismissal = () => {
    if (status.replacementGuard.isReady && !guard.ignoresKey()) return true;
    status.announce(host.current.strings.tooSoon);
    return false;
  };

  const refuse = (action: "decline" | "cancel") => async () => {
    if (host.current.readOnly) return;
    if (!guard.wasJustPressed || allowsDismissal()) await answer({ action });
  };

  return {
    store,
    submitIf,
    submit: () => submitIf(() => true),
    decline: refuse("decline"),
    cancel: refuse("cancel"),
    block: () => {
      if (!guard.wasJustPressed || allowsDismissal()) host.current.onBlock?.();
    },
    dismiss: (by) => {
      const { readOnly, onClose } = host.current;
      if (readOnly || session.sent) onClose?.();
      else if (session.locked) return;
      else if (by !== "button" && values.dirty && status.dismissing !== by)
        status.setDismissing(by);
      else if (allowsDismissal()) void answer({ action: "cancel" });
    },
  };
}
