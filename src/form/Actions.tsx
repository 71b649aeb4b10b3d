"use client";

import { isSecondOfDouble } from "../parts/isSecondOfDouble.js";
import { part } from "../parts/part.js";
import { singleClick } from "../parts/singleClick.js";
import { useFormContext } from "./FormContext.js";
import { useStore } from "./useStore.js";

/**
 * Submit, Decline and Cancel. They are locked, never disabled: what has the focus keeps it, and a
 * refused Submit says why. Renders a `<div>` of `<button>`s.
 */
export function Actions() {
  const { strings, decline, cancel, readOnly } = useFormContext();
  const locked = useStore("phase", (store) => store.locked);
  if (readOnly) return null;
  const state = { "aria-disabled": locked || undefined };
  return (
    <div {...part("actions", { locked })}>
      <button
        type="submit"
        {...part("action", { name: "submit" })}
        {...state}
        onClick={(event) => {
          if (isSecondOfDouble(event)) event.preventDefault();
        }}
      >
        {strings.submit}
      </button>
      <button
        type="button"
        {...part("action", { name: "decline" })}
        {...state}
        onClick={singleClick(decline)}
      >
        {strings.decline}
      </button>
      <button
        type="button"
        {...part("action", { name: "cancel" })}
        {...state}
        onClick={singleClick(cancel)}
      >
        {strings.cancel}
      </button>
    </div>
  );
}
