"use client";

import { part } from "../../parts/part.js";
import { useFormContext } from "../field/FormContext.js";
import type { ControlProps } from "../field/types.js";

/** Takes back the answer to an optional choice. Renders a `<button>` in the line of the label. */
export function ClearAnswer({
  field,
  labelId,
  strings,
  onClear,
}: Pick<ControlProps, "field" | "labelId" | "strings"> & { onClear: () => void }) {
  const { store } = useFormContext();
  return (
    <button
      type="button"
      {...part("skip")}
      aria-describedby={labelId}
      onClick={() => {
        onClear();
        // The button is removed with the answer that it cleared.
        store.elements.focus(field);
      }}
    >
      {strings.clearAnswer}
    </button>
  );
}
