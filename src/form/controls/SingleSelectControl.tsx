"use client";

import type { ControlProps } from "./ControlProps.js";
import { RadioChoice } from "./RadioChoice.js";
import { SingleCombobox } from "./SingleCombobox.js";

/** Up to how many options are all visible. */
const VISIBLE = 7;

/** One of several options: all visible as radios while they are few, else searched. */
export function SingleSelectControl(props: ControlProps<"singleSelect">) {
  return props.field.options.length <= VISIBLE ? (
    <RadioChoice {...props} />
  ) : (
    <SingleCombobox {...props} />
  );
}
