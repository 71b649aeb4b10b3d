"use client";

import { useCallback, useEffect, useRef, useSyncExternalStore } from "react";
import { AgreeBox } from "../../../parts/AgreeBox.js";
import { part } from "../../../parts/part.js";
import { shortText } from "../../../text/heardText.js";
import { useFormContext } from "../../field/FormContext.js";
import { secretStrings } from "../../field/secrets.js";
import type { FormStore } from "../../model/FormStore.js";
import { useFormState } from "../../field/useFormState.js";

/**
 * The confirmation checkbox for a filled-in secret, with the requester's name. Renders a `<div>`,
 * or nothing.
 *
 * It is next to the button that sends, takes focus when that was clicked without it, and is toggled
 * by Space. Enter, which sends, does nothing here.
 */
export function SecretAct() {
  const { store, requester, id, readOnly, slots, ...form } = useFormContext();
  const strings = secretStrings(store, form.strings);
  const filledIn = useFilledIn(store);
  const { secrets, status, navigation } = useFormState();
  const { agreed, withheld: heldBack } = secrets;
  const { locked } = status;
  const { view } = navigation;
  const box = useRef<HTMLButtonElement>(null);
  const seen = useRef(heldBack);
  useEffect(() => {
    if (heldBack === seen.current) return;
    seen.current = heldBack;
    box.current?.focus();
  });

  const submits = slots.submits?.(view) ?? true;
  if (!filledIn || readOnly || secrets.refused || !submits) return null;
  const missing = heldBack > 0 && !agreed;
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

function useFilledIn(store: FormStore): boolean {
  const { secrets } = store;
  const subscribe = useCallback(
    (listener: () => void) => {
      const ids = Array.from(secrets.kinds?.keys() ?? [], ({ id }) => id);
      return store.topics.subscribeAll(ids, listener);
    },
    // `secrets.kinds` has loaded by now, so it is no dependency.
    [store, secrets],
  );
  const read = () => secrets.filledIn;
  return useSyncExternalStore(subscribe, read, read);
}
