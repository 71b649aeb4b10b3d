"use client";

import type { RefCallback } from "react";
import type { FormStrings } from "../../strings/enForm.js";
import { Checkbox } from "./Checkbox.js";
import { OptionRow } from "./OptionRow.js";

interface CheckboxOptionProps {
  id: string;
  label: string;
  description?: string | undefined;
  own?: boolean;
  /** Whether it shares its row with others. */
  short: boolean;
  chosen: boolean;
  onChange: (chosen: boolean) => void;
  locked: boolean;
  invalid?: boolean;
  focusRef?: RefCallback<HTMLElement> | undefined;
  /** DOM ID of the element with its details. */
  details?: string | undefined;
  strings: FormStrings;
}

/** One checkbox with its row. Renders a `Checkbox` with its label. */
export function CheckboxOption(props: CheckboxOptionProps) {
  const { id, description, chosen, onChange, locked, invalid, focusRef, details, ...row } = props;
  return (
    <OptionRow id={id} description={description} chosen={chosen} {...row}>
      <Checkbox
        id={id}
        checked={chosen}
        onChange={onChange}
        focusRef={focusRef}
        aria-labelledby={`${id}-l`}
        aria-describedby={description === undefined ? undefined : `${id}-d`}
        aria-details={details}
        aria-disabled={locked || undefined}
        aria-invalid={invalid || undefined}
      />
    </OptionRow>
  );
}
