"use client";

import { ComboboxList, type ComboboxListProps } from "../form/controls/ComboboxList.js";
import { part } from "../ui/part.js";

/**
 * The open list of a combobox where nothing has a layout: beside its text box rather than above all
 * else, since Radix's Popover waits for sizes that never come. Renders a `<div>`.
 */
export function PopupInPlace(props: ComboboxListProps) {
  return (
    <div
      {...part("popup")}
      role="presentation"
      // A click on an option must not take focus from the text box.
      onPointerDown={(event) => event.preventDefault()}
    >
      <ComboboxList {...props} />
    </div>
  );
}
