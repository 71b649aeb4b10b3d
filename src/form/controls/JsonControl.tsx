"use client";

import { useState } from "react";
import { part } from "../../parts/part.js";
import { useFormContext } from "../field/FormContext.js";
import type { ControlProps } from "../field/ControlProps.js";
import { inputProps } from "./inputProps.js";

/**
 * A question outside the subset of JSON Schema that elicitation has. Says so, and renders a
 * `<textarea>` for a JSON value where one can be sent.
 */
export function JsonControl(props: ControlProps<"json">) {
  const { field, strings, id, focusRef } = props;
  const { nestedControl } = useFormContext().slots;
  // What a person types into does not change under their hands.
  const [typing, setTyping] = useState(false);
  if (nestedControl && field.nested && !typing) return nestedControl(props);
  if (field.constraints.type.length === 0) {
    return (
      <div {...part("unanswerable")} id={`${id}-n`} tabIndex={-1} ref={focusRef}>
        {strings.unanswerable}
      </div>
    );
  }
  return (
    <>
      <div {...part("note")} id={`${id}-n`}>
        {strings.unsupported}
      </div>
      <textarea
        rows={2}
        spellCheck={false}
        autoComplete="off"
        {...inputProps(props)}
        onFocus={() => setTyping(true)}
      />
    </>
  );
}
