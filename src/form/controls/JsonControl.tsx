"use client";

import { part } from "../../parts/part.js";
import type { ControlProps } from "../field/ControlProps.js";
import { inputProps } from "./inputProps.js";

/**
 * A question outside the subset of JSON Schema that elicitation has. Says so, and renders a
 * `<textarea>` for a JSON value where one can be sent.
 */
export function JsonControl(props: ControlProps<"json">) {
  const { field, strings, id, focusRef } = props;
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
      <textarea rows={2} spellCheck={false} autoComplete="off" {...inputProps(props)} />
    </>
  );
}
