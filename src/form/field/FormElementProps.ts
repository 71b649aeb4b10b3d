import type {
  FocusEventHandler,
  FormEventHandler,
  KeyboardEventHandler,
  MouseEventHandler,
  PointerEventHandler,
} from "react";

/** What the `<form>` around a question form needs: Submit and Enter, Escape, and errors that wait for a press. */
export interface FormElementProps {
  /** The browser shows no messages of its own. */
  noValidate: boolean;
  /** Loads the code that validates, since the person comes near. */
  onFocus: FocusEventHandler<HTMLFormElement>;
  /** Loads the code that validates when a pointer comes near, as `onFocus` does for the focus. */
  onPointerEnter: PointerEventHandler<HTMLFormElement>;
  /** Hears of keys: a press on Submit must have been meant. */
  onKeyDownCapture: KeyboardEventHandler<HTMLFormElement>;
  /** Hears of what is entered, for the same. */
  onInput: FormEventHandler<HTMLFormElement>;
  /** Hears of clicks, for the same; ends the second half of a double click that meets something else than the first. */
  onClickCapture: MouseEventHandler<HTMLFormElement>;
  /** Escape dismisses where the host asks for it; Enter that is held down sends nothing. */
  onKeyDown: KeyboardEventHandler<HTMLFormElement>;
  /** Has errors wait while a pointer is down, so that what it presses stays where it is. */
  onPointerDownCapture: PointerEventHandler<HTMLFormElement>;
  /** Submits. */
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** Starts over where a page resets the form, in place of the browser. */
  onReset: FormEventHandler<HTMLFormElement>;
}
