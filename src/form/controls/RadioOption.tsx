"use client";

import type { RefCallback } from "react";
import type { FormStrings } from "../../strings/enForm.js";
import { OptionRow } from "./OptionRow.js";
import { Radio } from "./Radio.js";

interface RadioOptionProps {
  id: string;
  label: string;
  description?: string | undefined;
  own?: boolean;
  /** Whether it shares its row with others. */
  short: boolean;
  chosen: boolean;
  onChoose: () => void;
  tabStop: boolean;
  /** DOM ID of the element with its details. */
  details?: string | undefined;
  /** Its place in the group, from 1, and how many there are. */
  place: readonly [place: number, of: number];
  locked: boolean;
  focusRef?: RefCallback<HTMLElement> | undefined;
  strings: FormStrings;
}

/** One radio with its row. */
export function RadioOption({
  id,
  description,
  onChoose,
  tabStop,
  details,
  place,
  locked,
  focusRef,
  ...row
}: RadioOptionProps) {
  return (
    <OptionRow id={id} description={description} {...row}>
      <Radio
        as="radio"
        id={id}
        chosen={row.chosen}
        onChoose={onChoose}
        tabStop={tabStop}
        place={place}
        described={description !== undefined}
        details={details}
        locked={locked}
        focusRef={focusRef}
      />
    </OptionRow>
  );
}
