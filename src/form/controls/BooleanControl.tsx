"use client";

import * as Checkbox from "radix-ui/checkbox";
import * as RadioGroup from "radix-ui/radio-group";
import { useState } from "react";
import { part } from "../../parts/part.js";
import { useFormContext } from "../FormContext.js";
import { useFieldKeys } from "../useFieldKeys.js";
import type { ControlProps } from "./ControlProps.js";
import { KeySign } from "./KeySign.js";
import { Segment } from "./Segment.js";
import { unstyled } from "./unstyled.js";
import { whenLeft } from "./whenLeft.js";

/**
 * A yes or no. With a default it renders Radix's Checkbox; without one, Radix's RadioGroup with
 * nothing chosen, since an untouched checkbox would be an answer nobody gave.
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
        <Checkbox.unstable_Provider
          checked={value ?? "indeterminate"}
          onCheckedChange={(checked) => onChange(checked === true)}
          required={required}
        >
          <Checkbox.unstable_Trigger
            {...part("checkbox")}
            ref={focusRef}
            id={id}
            onBlur={onBlur}
            aria-labelledby={labelId}
            aria-describedby={describedBy}
            aria-invalid={invalid || undefined}
            aria-disabled={locked || undefined}
            aria-keyshortcuts={yes && `${yes} ${no}`}
          />
        </Checkbox.unstable_Provider>
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
            store.focus(field);
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
  const chosen = value === null ? (skipped ? "none" : "") : value ? "yes" : "no";
  return (
    <RadioGroup.Root
      {...part("segments", keys.states)}
      style={unstyled}
      id={id}
      value={chosen}
      onValueChange={(next) => {
        if (locked) return;
        setSkipped(next === "none");
        onChange(next === "none" ? null : next === "yes");
      }}
      onBlur={whenLeft(onBlur)}
      aria-labelledby={labelId}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      required={required}
    >
      <Segment
        id={`${id}-y`}
        value="yes"
        label={strings.yes}
        chosen={chosen === "yes"}
        shortcut={keys.yes}
        focusRef={focusRef}
        locked={locked}
      />
      <Segment
        id={`${id}-n`}
        value="no"
        label={strings.no}
        chosen={chosen === "no"}
        shortcut={keys.no}
        locked={locked}
      />
      {!required && (
        <Segment
          id={`${id}-x`}
          value="none"
          label={strings.noAnswer}
          chosen={chosen === "none"}
          none
          shortcut={keys.none}
          locked={locked}
        />
      )}
    </RadioGroup.Root>
  );
}
