import type { FocusEvent } from "react";

/** For a control of several elements: calls `onBlur` when the focus leaves all of them. */
export function onBlurWithin(onBlur: () => void): (event: FocusEvent) => void {
  return ({ currentTarget, relatedTarget }) => {
    if (!currentTarget.contains(relatedTarget)) onBlur();
  };
}
