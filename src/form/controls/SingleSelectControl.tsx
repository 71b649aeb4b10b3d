"use client";

import type { ControlProps } from "../field/types.js";
import { allVisible } from "./allVisible.js";
import { RadioChoice } from "./RadioChoice.js";
import { SingleCombobox } from "./SingleCombobox.js";

/** One of several options: all visible as radios while they are few, else searched. */
export function SingleSelectControl(props: ControlProps<"singleSelect">) {
  return allVisible(props.field) ? <RadioChoice {...props} /> : <SingleCombobox {...props} />;
}
