"use client";

import { part } from "../../ui/part.js";
import type { ControlProps } from "../field/types.js";
import { Checkbox } from "./Checkbox.js";
import { ClearAnswer, Radios, Segment } from "./Radio.js";

/**
 * Control of a boolean: a `Checkbox` if it has a default, else `Radios`.
 *
 * An untouched checkbox without a default would be an answer that the user didn't give.
 */
export function BooleanControl(props: ControlProps<"boolean">) {
  return props.field.default === undefined ? <YesNo {...props} /> : <Check {...props} />;
}

function Check({
  field,
  value,
  onChange,
  onBlur,
  focusRef,
  id,
  labelId,
  describedBy,
  invalid,
  required,
  locked,
  strings,
}: ControlProps<"boolean">) {
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
          aria-required={required}
          aria-invalid={invalid || undefined}
          aria-disabled={locked || undefined}
        />
      </label>
      {!required && !locked && value !== null && (
        <ClearAnswer {...{ field, labelId, strings }} onClear={() => onChange(null)} />
      )}
      {skippedId !== undefined && (
        // The meaning of a mixed box is read with the box, so not by itself.
        <span {...part("skipped")} id={skippedId} aria-hidden="true">
          {strings.unanswered}
        </span>
      )}
    </>
  );
}

function YesNo({
  field,
  value,
  onChange,
  onBlur,
  focusRef,
  id,
  labelId,
  describedBy,
  invalid,
  required,
  locked,
  strings,
}: ControlProps<"boolean">) {
  const group = { id, labelId, describedBy, invalid, required, onBlur };
  return (
    <>
      <Radios {...part("segments")} {...group}>
        <Segment
          id={`${id}-y`}
          label={strings.yes}
          chosen={value === true}
          onChoose={() => onChange(true)}
          place={[1, 2]}
          tabStop={value !== false}
          focusRef={focusRef}
          locked={locked}
        />
        <Segment
          id={`${id}-n`}
          label={strings.no}
          chosen={value === false}
          onChoose={() => onChange(false)}
          place={[2, 2]}
          tabStop={value === false}
          locked={locked}
        />
      </Radios>
      {!required && !locked && value !== null && (
        <ClearAnswer {...{ field, labelId, strings }} onClear={() => onChange(null)} />
      )}
    </>
  );
}
