"use client";

import { allVisible } from "./allVisible.js";
import { CheckboxChoice } from "./CheckboxChoice.js";
import type { ControlProps } from "../field/types.js";
import { MultiCombobox } from "./MultiCombobox.js";

/** Any number of several options: all visible as checkboxes while they are few, else searched. */
export function MultiSelectControl(props: ControlProps<"multiSelect">) {
  return allVisible(props.field) ? <CheckboxChoice {...props} /> : <MultiCombobox {...props} />;
}
