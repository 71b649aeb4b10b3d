"use client";

import * as Checkbox from "radix-ui/checkbox";
import type { RefCallback } from "react";
import { part } from "../../parts/part.js";
import type { FormStrings } from "../../strings/enForm.js";
import { OptionRow } from "./OptionRow.js";

interface CheckboxOptionProps {
  id: string;
  label: string;
  description?: string | undefined;
  own?: boolean;
  chosen: boolean;
  onChange: (chosen: boolean) => void;
  locked: boolean;
  invalid?: boolean;
  focusRef?: RefCallback<HTMLElement> | undefined;
  strings: FormStrings;
}

/** One checkbox with its row. Renders Radix's Checkbox without its hidden native input. */
export function CheckboxOption(props: CheckboxOptionProps) {
  const { id, description, chosen, onChange, locked, invalid, focusRef, ...row } = props;
  return (
    <OptionRow id={id} description={description} chosen={chosen} {...row}>
      <Checkbox.unstable_Provider
        checked={chosen}
        onCheckedChange={(checked) => onChange(checked === true)}
      >
        <Checkbox.unstable_Trigger
          {...part("checkbox")}
          ref={focusRef}
          id={id}
          aria-labelledby={`${id}-l`}
          aria-describedby={description === undefined ? undefined : `${id}-d`}
          aria-disabled={locked || undefined}
          aria-invalid={invalid || undefined}
        />
      </Checkbox.unstable_Provider>
    </OptionRow>
  );
}
