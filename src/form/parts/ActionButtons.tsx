"use client";

import { forwardRef, type ReactNode } from "react";
import { ActionButton } from "../../parts/ActionButton.js";
import { part } from "../../parts/part.js";
import type { PartProps } from "../../parts/types.js";
import { useFormContext } from "../field/FormContext.js";
import { submitWord } from "../field/submitWord.js";
import { useArmed } from "../field/useArmed.js";
import { useFormState } from "../field/useFormState.js";
import { useStore } from "../field/useStore.js";

/** What a button of a form takes: the attributes of its `<button>`, and its words. */
export interface FormActionProps extends Omit<PartProps<"button">, "name" | "type"> {
  /** In place of the library's own word. */
  children?: ReactNode;
}

function useLocked(): boolean {
  const { locked } = useFormState().status;
  const settling = useStore("held", ({ status }) => status.settling);
  return locked || settling;
}

/**
 * Checks every answer, and sends them. A refused Submit says why. Renders a `<button>`; in a form
 * with steps or a review the one that leads on, and Back; nothing where a button for each answer
 * sends it. Where something was entered that looks like a secret, what is asked besides stands before
 * it.
 */
export const Submit = forwardRef<HTMLButtonElement, FormActionProps>(function Submit(props, ref) {
  const { slots } = useFormContext();
  if (slots.answeringField) return null;
  const Button = slots.submitButton ? SubmitSlot : SubmitButton;
  return (
    <>
      {slots.beforeSubmit?.()}
      <Button {...props} ref={ref} />
    </>
  );
});

const SubmitSlot = forwardRef<HTMLButtonElement, FormActionProps>(function SubmitSlot(props, ref) {
  // oxlint-disable-next-line react/refs -- what fills the slot hands it to its own element
  return useFormContext().slots.submitButton?.({ ...props, ref }) ?? null;
});

const SubmitButton = forwardRef<HTMLButtonElement, FormActionProps>(
  function SubmitButton(props, ref) {
    const form = useFormContext();
    const { slots } = form;
    const armed = useArmed();
    const { status, secrets } = useFormState();
    const locked = status.locked || secrets.refused || !armed || Boolean(form.approval?.hidden);
    return (
      <ActionButton
        type="submit"
        name="submit"
        question={form.store}
        locked={locked}
        aria-keyshortcuts={slots.submitKeys}
        {...props}
        ref={ref}
      >
        {props.children ?? submitWord(form)}
      </ActionButton>
    );
  },
);

/**
 * The user says no: `decline`. Renders a `<button>`; nothing where the requester's own options are the
 * only answers.
 */
export const Decline = forwardRef<HTMLButtonElement, FormActionProps>(function Decline(props, ref) {
  const { store, strings, decline, approval, slots } = useFormContext();
  const locked = useLocked();
  if (approval?.answers) return null;
  return (
    <ActionButton
      name="decline"
      question={store}
      locked={locked}
      act={decline}
      {...props}
      ref={ref}
    >
      {props.children ?? (slots.answeringField?.required ? strings.skip : strings.decline)}
    </ActionButton>
  );
});

/**
 * The person dismisses the request without choosing: `cancel`. Renders a `<button>`: a cross at the
 * end of the line of who asks, or, with words of the host's, an action beside the others. It comes
 * after them for the keyboard, so that nobody passes it on the way to the first question.
 */
export const Cancel = forwardRef<HTMLButtonElement, FormActionProps>(function Cancel(props, ref) {
  const { store, strings, cancel } = useFormContext();
  const locked = useLocked();
  return (
    <ActionButton
      {...part("action", { worded: props.children !== undefined })}
      name="cancel"
      question={store}
      locked={locked}
      act={cancel}
      {...props}
      ref={ref}
    >
      {props.children ?? strings.cancel}
    </ActionButton>
  );
});

/** Puts a form away that can no longer be answered. Renders a `<button>`. */
export const Close = forwardRef<HTMLButtonElement, FormActionProps>(function Close(props, ref) {
  const { strings, close } = useFormContext();
  return (
    <ActionButton name="close" act={close} {...props} ref={ref}>
      {props.children ?? strings.close}
    </ActionButton>
  );
});
