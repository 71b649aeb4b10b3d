import type {
  FormEventHandler,
  KeyboardEventHandler,
  MouseEventHandler,
  PointerEventHandler,
} from "react";

/** What the `<form>` around a question form needs: Submit and Enter, Escape, and errors that wait for a press. */
export interface FormElementProps {
  noValidate: boolean;
  onKeyDownCapture: KeyboardEventHandler<HTMLFormElement>;
  onInputCapture: FormEventHandler<HTMLFormElement>;
  onClickCapture: MouseEventHandler<HTMLFormElement>;
  onKeyDown: KeyboardEventHandler<HTMLFormElement>;
  onPointerDownCapture: PointerEventHandler<HTMLFormElement>;
  onSubmit: FormEventHandler<HTMLFormElement>;
}
