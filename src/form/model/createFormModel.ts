import { answerOnce } from "../../answering/answerOnce.js";
import type { DismissBy } from "../../answering/DismissBy.js";
import type {
  ElicitationContent,
  ElicitationRequest,
  ElicitationResult,
} from "../../protocol/types.js";
import type { FormStrings } from "../../strings/enForm.js";
import type { FormStore } from "./FormStore.js";

/** What a form is shown with, as the host gives it now. */
export interface FormHost {
  /** The form that is on show. */
  store: FormStore;
  request: ElicitationRequest;
  /** Whether nothing can be changed: the host says so, or it is too late. */
  readOnly: boolean;
  strings: FormStrings;
  onRespond: (result: ElicitationResult) => void | Promise<void>;
  onClose?: (() => void) | undefined;
  onBlock?: (() => void) | undefined;
}

/** What a person can do with a form as a whole. */
export interface FormModel {
  readonly store: FormStore;
  /** Checks every field; where all are valid, sends `accept`. */
  submit: () => Promise<void>;
  /** The same, if what would be sent may go. */
  submitIf: (mayGo: (content: ElicitationContent) => boolean) => Promise<void>;
  /** The person says no. */
  decline: () => Promise<void>;
  /** The person dismisses it without choosing. */
  cancel: () => Promise<void>;
  /** Dismisses it as a dialog or a key does: what could be a slip is asked about first. */
  dismiss: (by: DismissBy) => void;
  /** Stops the asker: cancels this question and all others that it has waiting. */
  block: () => void;
}

/**
 * Decides whether an answer goes, and hands it to the host: exactly one, and none that the person did
 * not give to what is on show.
 *
 * @param host is read whenever something is done.
 */
export function createFormModel(store: FormStore, host: { readonly current: FormHost }): FormModel {
  const { status, values, guard, validation, secrets } = store;

  const answer = async (result: ElicitationResult) => {
    const { store: shown, request, onRespond } = host.current;
    // An answer that was checked for the request before must not answer the one on show now.
    if (shown === store) await answerOnce(status, request, result, onRespond);
  };

  /**
   * Tells later whether what is pressed now can still be meant: not where something else stands in the form (a
   * default that came late, what was entered since), or it is being dismissed. In a form that nobody sees yet, a
   * default may come late.
   */
  const pressed = () => {
    const { dismissing } = status;
    const entered = guard.shown ? store.fields.map((field) => values.get(field)) : undefined;
    return () =>
      status.dismissing === dismissing &&
      !host.current.readOnly &&
      (!entered || store.fields.every((field, at) => Object.is(values.get(field), entered[at])));
  };

  const validate = async () => {
    const { departures } = guard;
    const isMeant = pressed();
    await validation.load();
    // A form that left the screen or was filled by a draft meanwhile is not the one that was pressed in.
    if (guard.departures !== departures || !isMeant()) return undefined;
    const content = await validation.submit();
    return isMeant() ? content : undefined;
  };

  const submitIf: FormModel["submitIf"] = async (mayGo) => {
    const { readOnly, strings } = host.current;
    if (readOnly || status.locked || !guard.admits(strings)) return;
    const { phase } = status;
    const content = await validate().catch((error: unknown) => {
      // The code that checks could not be loaded: nothing is sent unchecked.
      if (status.phase !== phase) return;
      status.setPhase({ name: "failed", error, action: "accept", unloaded: true });
    });
    // Another answer may have been given while this one was checked, even one that failed.
    if (!content || status.phase !== phase || !mayGo(content)) return;
    if (secrets.withholds()) return;
    await answer({ action: "accept", content });
  };

  /** Whether a press can be meant for this form: not where another question stood a moment ago. */
  const settled = () => {
    if (!status.settling) return true;
    guard.refuse(host.current.strings);
    return false;
  };

  const refuse = (action: "decline" | "cancel") => async () => {
    if (!guard.pressing || settled()) await answer({ action });
  };

  return {
    store,
    submitIf,
    submit: () => submitIf(() => true),
    decline: refuse("decline"),
    cancel: refuse("cancel"),
    block: () => {
      if (!guard.pressing || settled()) host.current.onBlock?.();
    },
    dismiss: (by) => {
      const { readOnly, onClose } = host.current;
      if (readOnly || status.phase.name === "answered") onClose?.();
      else if (status.locked) return;
      else if (by !== "button" && values.dirty && status.dismissing !== by)
        status.setDismissing(by);
      else if (settled()) void answer({ action: "cancel" });
    },
  };
}
