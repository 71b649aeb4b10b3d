"use client";

import { forwardRef, type ReactNode } from "react";
import { ActionButton } from "../../ui/ActionButton.js";
import { BlockOffer } from "../../ui/notes.js";
import { part, type PartProps } from "../../ui/part.js";
import {
  useFormContext,
  useWholeStore,
  useStore,
  useSubmitLocked,
  useWaiting,
} from "../field/FormContext.js";
import { submitWord } from "../field/fieldText.js";
import { OnePress } from "./OnePress.js";
import { SecretConfirmation } from "./Secrets.js";

/** Props of a button of a form: the attributes of its `<button>`, and its text. */
export interface FormActionProps extends Omit<PartProps<"button">, "name" | "type"> {
  /**
   * Text of the button.
   *
   * @default the built-in string
   */
  children?: ReactNode;
}

/** The state of Decline and Cancel: whether they ignore clicks, now or for now. */
function useDeclineState() {
  const { readOnly } = useFormContext();
  const locked = useWholeStore().session.locked || readOnly;
  const waiting = useStore("guard", ({ status }) => status.replacementGuard.state === "waiting");
  return { locked, waiting };
}

/**
 * Validates every answer and sends them. Renders a `<button>`.
 *
 * In a form with steps or a review, it renders the button that continues, and Back. In a one-press form
 * it renders a button for each answer. If a secret is filled in, the confirmation checkbox appears
 * before it. If the request can't be shown as a form, it renders nothing.
 */
export const Submit = forwardRef<HTMLButtonElement, FormActionProps>(function Submit(props, ref) {
  const { onePress, flow } = useFormContext().features;
  const { navigation, secrets, reading } = useWholeStore();
  const { review } = navigation.view;
  // Nothing that can be entered would be an answer.
  if (!reading.readable || reading.unrenderedRequired) return null;
  if (onePress && !review) return <OnePress field={onePress} />;
  return (
    <>
      {secrets.asked && <SecretConfirmation />}
      {flow?.code ? (
        <flow.code.FlowButtons flow={flow} {...props} ref={ref} />
      ) : (
        <SubmitButton {...props} ref={ref} />
      )}
    </>
  );
});

const SubmitButton = forwardRef<HTMLButtonElement, FormActionProps>(
  function SubmitButton(props, ref) {
    const form = useFormContext();
    const waiting = useWaiting();
    const { session } = useWholeStore();
    const locked = useSubmitLocked();
    return (
      <ActionButton
        type="submit"
        name="submit"
        variant="primary"
        locked={locked}
        waiting={waiting}
        busy={session.pending === "accept" && form.strings.sendingNow}
        {...props}
        ref={ref}
      >
        {props.children ?? submitWord(form)}
      </ActionButton>
    );
  },
);

/**
 * Sends `decline`: the user says no. Renders a `<button>`.
 *
 * In a form that one click answers, it is called Skip.
 */
export const Decline = forwardRef<HTMLButtonElement, FormActionProps>(function Decline(props, ref) {
  const { strings, decline, features } = useFormContext();
  const { pending } = useWholeStore().session;
  const declineState = useDeclineState();
  // In a one-press form nothing else says that an answer is on its way.
  const isBusy = features.onePress ? pending !== undefined : pending === "decline";
  return (
    <ActionButton
      name="decline"
      variant="quiet"
      {...declineState}
      busy={isBusy && strings.sendingNow}
      act={decline}
      {...props}
      ref={ref}
    >
      {props.children ?? (features.onePress ? strings.skip : strings.decline)}
    </ActionButton>
  );
});

/**
 * Sends `cancel`: the user dismisses the request. Renders a `<button>`.
 *
 * Without children it is the × in the line of the requester. With children it is an action next to
 * the others. It comes after them in tab order, so that it isn't in the way to the first field.
 */
export const Cancel = forwardRef<HTMLButtonElement, FormActionProps>(function Cancel(props, ref) {
  const { strings, cancel } = useFormContext();
  const declineState = useDeclineState();
  return (
    <ActionButton
      name="cancel"
      variant={props.children === undefined ? "icon" : "quiet"}
      title={props.children === undefined ? strings.cancel : undefined}
      {...declineState}
      act={cancel}
      {...props}
      ref={ref}
    >
      {props.children ?? strings.cancel}
    </ActionButton>
  );
});

/** Closes a form that can no longer be answered. Renders a `<button>`. */
export const Close = forwardRef<HTMLButtonElement, FormActionProps>(function Close(props, ref) {
  const { strings, close } = useFormContext();
  return (
    <ActionButton name="close" act={close} {...props} ref={ref}>
      {props.children ?? strings.close}
    </ActionButton>
  );
});

/**
 * Renders Submit (or a button for each answer), Decline and Cancel, in a `<div>`.
 *
 * If nothing can be answered anymore, it renders Close. It renders nothing if there is no action.
 */
export const Actions = forwardRef<HTMLDivElement, PartProps<"div">>(function Actions(props, ref) {
  const { close, readOnly, expired, withdrawn } = useFormContext();
  const { locked } = useWholeStore().session;
  // A response that is being sent was given in time. It may take forever, so the form can be closed.
  const isOver = readOnly && !(expired && !withdrawn);
  if (isOver && !(withdrawn && close)) return null;
  return (
    <div {...part("actions", { locked })} {...props} ref={ref}>
      {isOver ? (
        <Close />
      ) : (
        (props.children ?? (
          <>
            <Submit />
            <Decline />
            {!expired && <Cancel />}
          </>
        ))
      )}
      {expired && !isOver && close && <Close data-variant="icon" />}
    </div>
  );
});

/** Offers to block a requester that sends too many requests. Renders a `<div>`, or nothing. */
export const Block = forwardRef<HTMLDivElement, PartProps<"div">>(function Block(props, ref) {
  const { rateLimited, strings, block, blockable } = useFormContext();
  return (
    <BlockOffer
      rateLimited={rateLimited}
      onBlock={blockable ? block : undefined}
      strings={strings}
      {...props}
      ref={ref}
    />
  );
});
