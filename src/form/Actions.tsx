"use client";

import { isSecondOfDouble } from "../parts/isSecondOfDouble.js";
import { part } from "../parts/part.js";
import { singleClick } from "../parts/singleClick.js";
import { useFormContext } from "./FormContext.js";
import { QuickReplies } from "./QuickReplies.js";
import { quickReplyField } from "./quickReplyField.js";
import { useStore } from "./useStore.js";

/**
 * Submit, or a button for each answer, Decline and Cancel. They are locked, never disabled: what has
 * the focus keeps it, and a refused Submit says why. Where nothing can be answered any more, Close.
 * Renders a `<div>` of `<button>`s.
 */
export function Actions() {
  const { store, request, strings, decline, cancel, close, readOnly, expired } = useFormContext();
  const locked = useStore("phase", (held) => held.locked);
  const state = { "aria-disabled": locked || undefined };
  const question = quickReplyField(request, store.reading.fields);
  if (readOnly && !(expired && close)) return null;
  return (
    <div {...part("actions", { locked })}>
      {readOnly ? (
        <button
          type="button"
          {...part("action", { name: "close" })}
          onClick={singleClick(() => close?.())}
        >
          {strings.close}
        </button>
      ) : (
        <>
          {question ? (
            <QuickReplies field={question} />
          ) : (
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
          )}
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
        </>
      )}
    </div>
  );
}
