"use client";

import { useState } from "react";
import { part } from "../../parts/part.js";
import { useFormContext } from "../field/FormContext.js";
import { useFieldKeys } from "../field/useFieldKeys.js";
import type { ControlProps } from "../field/ControlProps.js";
import { Checkbox } from "./Checkbox.js";
import { KeySign } from "./KeySign.js";
import { Radios } from "./Radios.js";
import { Segment } from "./Segment.js";

/**
 * A yes or no. With a default it renders Radix's Checkbox; without one, `Radios` with nothing
 * chosen, since an untouched checkbox would be an answer nobody gave.
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
  const { store } = useFormContext();
  const { states, yes, no } = useFieldKeys(field);
  return (
    <div {...part("check", states)}>
      <label {...part("option", { chosen: value === true })} htmlFor={id}>
        <Checkbox
          id={id}
          checked={value}
          onChange={onChange}
          focusRef={focusRef}
          onBlur={onBlur}
          aria-labelledby={labelId}
          aria-describedby={describedBy}
          aria-required={required}
          aria-invalid={invalid || undefined}
          aria-disabled={locked || undefined}
          aria-keyshortcuts={yes && `${yes} ${no}`}
        />
        {/* The state of a checkbox is heard already. */}
        <span {...part("option-label")} aria-hidden="true">
          {value === null ? strings.noAnswer : value ? strings.yes : strings.no}
        </span>
        <KeySign of={yes} />
        <KeySign of={no} />
      </label>
      {!required && !locked && value !== null && (
        <button
          type="button"
          {...part("skip")}
          aria-describedby={labelId}
          onClick={() => {
            onChange(null);
            // The button is gone with the answer that it took back.
            store.elements.focus(field);
          }}
        >
          {strings.noAnswer}
        </button>
      )}
    </div>
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
  // "No answer" and nothing chosen yet send the same; only the person can tell them apart.
  const keys = useFieldKeys(field);
  const [skipped, setSkipped] = useState(false);
  const group = { id, labelId, describedBy, invalid, required, onBlur };
  const none = value === null && skipped;
  const of = required ? 2 : 3;
  const choose = (answer: boolean | null) => {
    setSkipped(answer === null);
    onChange(answer);
  };
  return (
    <Radios {...part("segments", keys.states)} {...group}>
      <Segment
        id={`${id}-y`}
        label={strings.yes}
        chosen={value === true}
        onChoose={() => choose(true)}
        place={[1, of]}
        tabStop={value !== false && !none}
        shortcut={keys.yes}
        focusRef={focusRef}
        locked={locked}
      />
      <Segment
        id={`${id}-n`}
        label={strings.no}
        chosen={value === false}
        onChoose={() => choose(false)}
        place={[2, of]}
        tabStop={value === false}
        shortcut={keys.no}
        locked={locked}
      />
      {!required && (
        <Segment
          id={`${id}-x`}
          label={strings.noAnswer}
          chosen={none}
          onChoose={() => choose(null)}
          place={[3, of]}
          tabStop={none}
          none
          shortcut={keys.none}
          locked={locked}
        />
      )}
    </Radios>
  );
}
