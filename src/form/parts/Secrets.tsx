"use client";

import { forwardRef, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { shortText } from "../../core/text.js";
import { AgreeBox } from "../../ui/AgreeBox.js";
import { scrollerOf } from "../../core/sight.js";
import { focusedIn } from "../../ui/focus.js";
import { part, type PartProps } from "../../ui/part.js";
import { useFormContext, useWholeStore, useStore } from "../field/FormContext.js";
import { secretStrings } from "../field/fieldText.js";
import { sendsIn } from "../field/steps.js";
import { useFailedSubmit } from "../field/useFailedSubmit.js";

/**
 * The confirmation checkbox for a filled-in secret, with the requester's name. Renders a `<div>`,
 * or nothing.
 *
 * It is next to the button that sends, takes focus when that was clicked without it, and is toggled
 * by Space. Enter, which sends, does nothing here.
 */
export function SecretConfirmation() {
  const { store, requester, id, readOnly, features, ...form } = useFormContext();
  const strings = secretStrings(form.strings);
  const ids = Array.from(store.secrets.kinds?.keys() ?? [], ({ id: fieldId }) => fieldId);
  const filledIn = useStore(ids, (state) => state.secrets.filledIn);
  const { secrets, session, navigation } = useWholeStore();
  const { agreed, unconfirmedSubmits } = secrets;
  const { locked } = session;
  const { view } = navigation;
  const box = useRef<HTMLButtonElement>(null);
  useFailedSubmit(store, unconfirmedSubmits, () => box.current?.focus());

  const submits = !features.flow || sendsIn(features.flow, view);
  if (!filledIn || readOnly || secrets.refused || !submits) return null;
  const missing = unconfirmedSubmits > 0 && !agreed;
  return (
    <div {...part("secret-act")}>
      <AgreeBox
        id={`${id}-give`}
        checked={agreed}
        onSwitch={() => store.secrets.setAgreed(!agreed)}
        locked={locked}
        describedBy={missing ? `${id}-give-e` : undefined}
        boxRef={box}
      >
        {strings.secretsAgree(shortText(requester.name))}
      </AgreeBox>
      {missing && (
        <div {...part("secret-error")} role="alert" id={`${id}-give-e`}>
          {strings.secretsHeldBack}
        </div>
      )}
    </div>
  );
}

/**
 * Scrolls so that the focused element doesn't move when the calling component is mounted above
 * it.
 */
function useStayInPlace(root: RefObject<HTMLElement | null>): void {
  // Read while rendering for the first time: the page is still as it was.
  const [before] = useState(() => {
    const focused = focusedIn(root.current);
    return focused && { focused, top: focused.getBoundingClientRect().top };
  });
  useLayoutEffect(() => {
    if (!before) return;
    const moved = before.focused.getBoundingClientRect().top - before.top;
    if (moved !== 0) scrollerOf(before.focused)?.scrollBy({ top: moved, behavior: "instant" });
  }, [before]);
}

/**
 * Warns that the form seems to ask for a secret. Renders a `<div role="alert">`.
 *
 * It appears a moment after the form. It renders nothing in other forms, after the response, if the
 * host refuses secrets (the notice says that), or in a read-only form.
 */
export const Secrets = forwardRef<HTMLDivElement, PartProps<"div">>(function Secrets(props, ref) {
  const { readOnly, expired } = useFormContext();
  const { secrets } = useWholeStore();
  // A read-only form sends no secret.
  if (!secrets.asked || secrets.refused || (readOnly && !expired)) return null;
  return <SecretNotice {...props} ref={ref} />;
});

const SecretNotice = forwardRef<HTMLDivElement, PartProps<"div">>(
  function SecretNotice(props, ref) {
    const { requester, root, ...form } = useFormContext();
    const { secretsTitle, secretsHint, secretsOnlyFor } = secretStrings(form.strings);
    useStayInPlace(root);
    return (
      <div {...part("secrets")} role="alert" {...props} ref={ref}>
        <div {...part("secrets-title")}>{secretsTitle}</div>
        <div {...part("secrets-hint")}>
          {secretsHint + form.strings.gap + secretsOnlyFor(shortText(requester.name))}
        </div>
      </div>
    );
  },
);
