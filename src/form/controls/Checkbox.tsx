"use client";

import * as RadixCheckbox from "radix-ui/checkbox";
import { type ComponentPropsWithoutRef, forwardRef, type RefCallback } from "react";
import { part } from "../../parts/part.js";

interface CheckboxProps extends Omit<ComponentPropsWithoutRef<"button">, "onChange"> {
  /** `null`: neither checked nor unchecked. */
  checked: boolean | null;
  onChange: (checked: boolean) => void;
  focusRef?: RefCallback<HTMLElement> | undefined;
}

/** One checkbox. Renders Radix's Checkbox without its hidden native input, as nothing reads that. */
export function Checkbox({ checked, onChange, focusRef, ...props }: CheckboxProps) {
  return (
    <RadixCheckbox.unstable_Provider
      checked={checked ?? "indeterminate"}
      onCheckedChange={(next) => onChange(next === true)}
    >
      <RadixCheckbox.unstable_Trigger {...part("checkbox")} {...props} asChild>
        <Box focusRef={focusRef} />
      </RadixCheckbox.unstable_Trigger>
    </RadixCheckbox.unstable_Provider>
  );
}

/**
 * The button. Radix is not given the element: it would keep it in a state, for the input that is not
 * there, and so React would go through the whole form a second time before the first frame.
 */
const Box = forwardRef<unknown, { focusRef: RefCallback<HTMLElement> | undefined }>(function Box(
  { focusRef, ...props },
  _radix,
) {
  return <button type="button" {...props} ref={focusRef} />;
});
