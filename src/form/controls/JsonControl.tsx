"use client";

import { useEffect, useRef, useState } from "react";
import { part } from "../../parts/part.js";
import { useFormContext } from "../field/FormContext.js";
import type { ControlProps } from "../field/types.js";
import { inputProps } from "./inputProps.js";
import { useMask } from "./useMask.js";

/**
 * A question outside the subset of JSON Schema that elicitation has. Says so, and renders a
 * `<textarea>` for a JSON value where one can be sent.
 */
export function JsonControl(props: ControlProps<"json">) {
  const { field, strings, id, focusRef } = props;
  const { store, slots } = useFormContext();
  const { masked, button } = useMask(props);
  // A text box that a person has typed in is not replaced under their hands.
  const [typed, setTyped] = useState(false);
  const [parted, setParted] = useState(false);
  if (!parted && !typed && slots.drawsParts?.(field, store)) setParted(true);
  const focused = useRef(false);
  const nested = parted ? slots.nestedControl : undefined;
  useEffect(() => {
    // Where the person was in the box when the parts came, they go on in the first part.
    if (nested && focused.current) store.elements.focus(field);
    focused.current = false;
  }, [nested, store, field]);

  if (nested) return nested(props);
  if (field.constraints.type.length === 0) {
    return (
      <div {...part("unanswerable")} id={`${id}-n`} tabIndex={-1} ref={focusRef}>
        {strings.unanswerable}
      </div>
    );
  }
  // What stands in for parts is not seen at once, for as long as what draws them is on its way.
  const states = { waiting: field.nested && !slots.drawsParts };
  const box = inputProps(props, { ...states, masked });
  return (
    <>
      <div {...part("note", states)} id={`${id}-n`}>
        {strings.unsupported}
      </div>
      <textarea
        rows={2}
        spellCheck={false}
        autoComplete="off"
        {...box}
        onFocus={() => (focused.current = true)}
        onBlur={() => {
          focused.current = false;
          box.onBlur();
        }}
        onChange={(event) => {
          setTyped(true);
          box.onChange(event);
        }}
      />
      {button}
    </>
  );
}
