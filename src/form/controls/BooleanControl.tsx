"use client";

import { part } from "../../ui/part.js";
import type { ControlProps } from "../field/types.js";
import { Checkbox } from "./Checkbox.js";
import { groupProps } from "./inputs.js";
import { ClearAnswer } from "./ClearButtons.js";
import { Radios, Segment } from "./Radio.js";

/**
 * Control of a boolean: a `Checkbox` if it has a default, else `Radios`.
 *
 * An untouched checkbox without a default would be an answer that the user didn't give.
 */
export function BooleanControl(props: ControlProps<"boolean">) {
  return props.field.default === undefined ? <YesNo {...props} /> : <Check {...props} />;
}

function Check(props: ControlProps<"boolean">) {
  const { value, onChange, onBlur, focusRef, id, labelId, describedBy, strings } = props;
  const skippedId = value === null ? `${id}-x` : undefined;
  return (
    <>
      <label {...part("check")} htmlFor={id}>
        <Checkbox
          id={id}
          checked={value}
          onChange={onChange}
          focusRef={focusRef}
          onBlur={onBlur}
          aria-labelledby={labelId}
          aria-describedby={[describedBy, skippedId].filter(Boolean).join(" ") || undefined}
          aria-required={props.required}
          aria-invalid={props.invalid || undefined}
          aria-disabled={props.locked || undefined}
        />
      </label>
      <Clear {...props} />
      {skippedId !== undefined && (
        // The meaning of a mixed box is read with the box, so not by itself.
        <span {...part("skipped")} id={skippedId} aria-hidden="true">
          {strings.unanswered}
        </span>
      )}
    </>
  );
}

function YesNo(props: ControlProps<"boolean">) {
  const { value, onChange, strings, invalid, required, locked, focusRef } = props;
  return (
    <>
      <Radios
        {...part("segments")}
        {...groupProps(props)}
        {...{ invalid, required, locked, strings, focusRef }}
        values={["y", "n"]}
        chosen={value === null ? undefined : value ? "y" : "n"}
        choose={(chosen) => onChange(chosen === "y")}
      >
        <Segment value="y" label={strings.yes} />
        <Segment value="n" label={strings.no} />
      </Radios>
      <Clear {...props} />
    </>
  );
}

/** Clears the answer to an optional field. */
function Clear({
  field,
  value,
  onChange,
  labelId,
  required,
  locked,
  strings,
}: ControlProps<"boolean">) {
  if (required || locked || value === null) return null;
  return <ClearAnswer {...{ field, labelId, strings }} onClear={() => onChange(null)} />;
}
