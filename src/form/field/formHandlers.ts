import type { SyntheticEvent } from "react";
import { isComposing } from "../../hooks/focusedIn.js";
import type { FormElementProps } from "./types.js";
import type { BoundForm } from "./useFormModel.js";

/**
 * What a `<form>` needs to carry a model: Enter and Submit, Escape, errors that wait while a pointer is
 * down, so that what it presses stays where it is, no click that slipped onto something else, and a
 * reset that is heard.
 */
export function formHandlers(form: BoundForm): FormElementProps {
  const { store, readOnly, submit, dismiss, escapes } = form;
  // What is entered and pressed tells whether a press on Submit can be meant.
  const sense = ({ nativeEvent }: SyntheticEvent) => store.guard.sense(nativeEvent);
  return {
    noValidate: true,
    onFocus: () => store.validation.preload(),
    onPointerEnter: () => store.validation.preload(),
    onKeyDownCapture: sense,
    // Not in the capture phase: a change would render before the text box has told what was typed,
    // and React would then reset the box.
    onInput: (event) => {
      sense(event);
      // Typing on cancels a first Escape, so that the next Escape asks again.
      store.status.setDismissing(undefined);
    },
    onClickCapture: (event) => {
      sense(event);
      if (!store.doubleClicks.slips(event.nativeEvent)) return;
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
      // Held down, it is one press.
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
