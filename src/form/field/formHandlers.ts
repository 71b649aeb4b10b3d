import type { SyntheticEvent } from "react";
import { isComposing } from "../../hooks/focusedIn.js";
import type { FormElementProps } from "./types.js";
import type { BoundForm } from "./useFormModel.js";

/**
 * Returns the handlers of a `<form>`: submit, Escape, reset, and guards against accidental clicks.
 */
export function formHandlers(form: BoundForm): FormElementProps {
  const { store, readOnly, submit, dismiss, escapes } = form;
  // Input and clicks show whether a submit can be meant.
  const sense = ({ nativeEvent }: SyntheticEvent) => store.guard.sense(nativeEvent);
  return {
    noValidate: true,
    onFocus: () => store.validation.preload(),
    onPointerEnter: () => store.validation.preload(),
    onKeyDownCapture: sense,
    // Not in the capture phase: a change would render before the text box has reported its input,
    // and React would then reset the box.
    onInput: (event) => {
      sense(event);
      // Typing clears a first Escape, so that the next Escape asks again.
      store.status.setDismissing(undefined);
    },
    onClickCapture: (event) => {
      sense(event);
      if (!store.doubleClicks.hitsAnother(event.nativeEvent)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    onKeyDown: (event) => {
      // Enter held down since the form before this one sends nothing in this one.
      if (event.key === "Enter" && event.repeat && !(event.target as Element).matches("textarea")) {
        event.preventDefault();
        return;
      }
      // A popup that closed, or an input method, has used this key already.
      if (event.key !== "Escape" || event.defaultPrevented || isComposing(event.nativeEvent))
        return;
      if (readOnly || store.status.locked) return;
      if (!escapes) return;
      event.preventDefault();
      // A held key is a single one.
      if (!event.repeat) dismiss("escape");
    },
    onPointerDownCapture: (event) => {
      sense(event);
      store.presses.follow(event.currentTarget);
    },
    onSubmit: (event) => {
      event.preventDefault();
      // A form of the host around this one, through a portal, is not submitted by it.
      event.stopPropagation();
      void submit();
    },
    onReset: (event) => {
      // A browser resets its boxes alone, unheard: what is shown would not be what is sent.
      event.preventDefault();
      if (!readOnly) store.startOver();
    },
  };
}
