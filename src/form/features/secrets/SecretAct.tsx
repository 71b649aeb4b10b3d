"use client";

import { useCallback, useEffect, useRef, useSyncExternalStore } from "react";
import { part } from "../../../parts/part.js";
import { singleClick } from "../../../parts/singleClick.js";
import { enGuard } from "../../../strings/enGuard.js";
import { shortText } from "../../../text/shortText.js";
import { useFormContext } from "../../field/FormContext.js";
import type { FormStore } from "../../model/FormStore.js";
import { useFormState } from "../../field/useFormState.js";

/**
 * What is asked besides Submit where something was entered that looks like a secret: a box to tick,
 * which names who will have it. It stands beside the button that sends, takes the focus when that
 * was pressed without it, and is ticked by Space: Enter, which sends, does nothing here. Renders a
 * `<div>`; nothing while no secret would go.
 */
export function SecretAct() {
  const { store, requester, id, readOnly, slots, ...form } = useFormContext();
  const strings = { ...enGuard, ...form.strings };
  const filledIn = useFilledIn(store);
  const agreed = useFormState((state) => state.secrets.agreed);
  const heldBack = useFormState((state) => state.secrets.withheld);
  const locked = useFormState((state) => state.status.locked);
  const answered = useFormState((state) => state.status.phase.name === "answered");
  const view = useFormState((state) => state.navigation.view);
  const box = useRef<HTMLButtonElement>(null);
  const seen = useRef(heldBack);
  useEffect(() => {
    if (heldBack === seen.current) return;
    seen.current = heldBack;
    box.current?.focus();
  });

  const submits = slots.submits?.(view) ?? true;
  if (!filledIn || readOnly || answered || store.secrets.refused || !submits) return null;
  const missing = heldBack > 0 && !agreed;
  return (
    <div {...part("secret-act")}>
      <label {...part("option", { chosen: agreed })} htmlFor={`${id}-give`}>
        <button
          type="button"
          role="checkbox"
          aria-checked={agreed}
          {...part("checkbox", { state: agreed ? "checked" : "unchecked" })}
          id={`${id}-give`}
          ref={box}
          aria-labelledby={`${id}-give-l`}
          aria-describedby={missing ? `${id}-give-e` : undefined}
          aria-disabled={locked || undefined}
          onKeyDown={(event) => {
            if (event.key === "Enter" || event.repeat) event.preventDefault();
          }}
          onClick={singleClick(() => store.secrets.setAgreed(!agreed))}
        />
        <span {...part("option-label")} id={`${id}-give-l`}>
          {strings.secretsAgree(shortText(requester.name))}
        </span>
      </label>
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
    // They are known by now.
    [store, secrets],
  );
  const read = () => secrets.filledIn;
  return useSyncExternalStore(subscribe, read, read);
}
