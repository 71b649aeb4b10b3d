"use client";

import { CheckboxChoice } from "./CheckboxChoice.js";
import type { ControlProps } from "../field/types.js";
import { MultiCombobox } from "./MultiCombobox.js";

/** Up to how many options are all visible. */
const MAX_VISIBLE_OPTIONS = 10;

/** Any number of several options: all visible as checkboxes while they are few, else searched. */
export function MultiSelectControl(props: ControlProps<"multiSelect">) {
  return props.field.options.length <= MAX_VISIBLE_OPTIONS ? (
    <CheckboxChoice {...props} />
  ) : (
    <MultiCombobox {...props} />
  );
}
