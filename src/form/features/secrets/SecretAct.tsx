"use client";

import { useCallback, useEffect, useRef, useSyncExternalStore } from "react";
import { part } from "../../../parts/part.js";
import { singleClick } from "../../../parts/singleClick.js";
import { enGuard } from "../../../strings/enGuard.js";
import { shortText } from "../../../text/shortText.js";
import { stepAt } from "../flow/stepsOf.js";
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
  const { store, requester, id, readOnly, flow, ...form } = useFormContext();
  const strings = { ...enGuard, ...form.strings };
  const filledIn = useFilledIn(store);
  const agreed = useFormState((held) => held.secretsAgreed);
  const heldBack = useFormState((held) => held.secretsHeldBack);
  const locked = useFormState((held) => held.locked);
  const answered = useFormState((held) => held.phase.name === "answered");
  const view = useFormState((held) => held.view);
  const box = useRef<HTMLButtonElement>(null);
  const seen = useRef(heldBack);
  useEffect(() => {
    if (heldBack === seen.current) return;
    seen.current = heldBack;
    box.current?.focus();
  });

  const steps = flow?.steps ?? [];
  const leadsOn = view.review
    ? false
    : flow?.review || (!view.whole && stepAt(steps, view.question) < steps.length - 1);
  if (!filledIn || readOnly || answered || store.refused || (flow && !flow.failed && leadsOn))
    return null;
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
          onClick={singleClick(() => store.setSecretsAgreed(!agreed))}
        />
        <span {...part("option-label")} id={`${id}-give-l`}>
          {strings.secretsAgree(shortText(requester.name))}
        </span>
      </label>
      {missing && (
        <p {...part("secret-error")} role="alert" id={`${id}-give-e`}>
          {strings.secretsHeldBack}
        </p>
      )}
    </div>
  );
}

function useFilledIn(store: FormStore): boolean {
  const { secrets } = store;
  const subscribe = useCallback(
    (listener: () => void) => {
      const ids = Array.from(secrets?.kinds.keys() ?? [], ({ id }) => id);
      return store.subscribeAll(ids, listener);
    },
    [store, secrets],
  );
  const read = () => secrets?.isFilledIn(store) ?? false;
  return useSyncExternalStore(subscribe, read, read);
}
