"use client";

import * as RadioGroup from "radix-ui/radio-group";
import type { RefCallback } from "react";
import { part } from "../../parts/part.js";
import type { FormStrings } from "../../strings/enForm.js";
import { OptionRow } from "./OptionRow.js";

interface RadioOptionProps {
  id: string;
  /** The name of the option within its group: one of ours, never a value of the server. */
  value: string;
  label: string;
  description?: string | undefined;
  own?: boolean;
  chosen: boolean;
  /** The key that chooses it. */
  shortcut?: string | undefined;
  locked: boolean;
  focusRef?: RefCallback<HTMLElement> | undefined;
  strings: FormStrings;
}

/**
 * One radio with its row. Renders Radix's radio without the hidden native input it can bring: the
 * form reads no native values.
 */
export function RadioOption({
  id,
  value,
  description,
  locked,
  focusRef,
  ...row
}: RadioOptionProps) {
  return (
    <OptionRow id={id} description={description} {...row}>
      <RadioGroup.unstable_ItemProvider value={value}>
        <RadioGroup.unstable_ItemTrigger
          {...part("radio")}
          ref={focusRef}
          id={id}
          aria-labelledby={`${id}-l`}
          aria-describedby={description === undefined ? undefined : `${id}-d`}
          aria-disabled={locked || undefined}
          aria-keyshortcuts={row.shortcut}
        />
      </RadioGroup.unstable_ItemProvider>
    </OptionRow>
  );
}
