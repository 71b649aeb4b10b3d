"use client";

import * as Slider from "radix-ui/slider";
import { useRef } from "react";
import { part } from "../../parts/part.js";
import { decimalSign } from "../../schema/decimalSign.js";
import { readNumber } from "../../schema/readNumber.js";
import { useStore } from "../field/useStore.js";
import { useTextDirection } from "../field/useTextDirection.js";
import type { ControlProps } from "../field/ControlProps.js";
import { sliderStep } from "./sliderStep.js";
import { writeNumber } from "./writeNumber.js";

/**
 * The slider of a number with a small range. Renders Radix's Slider. Until something is answered
 * its thumb is hollow at the minimum, and says so; the first move sets it.
 */
export function RangeSlider(props: ControlProps<"number" | "integer">) {
  const { field, onChange, onBlur, labelId, describedBy, strings, settings, locked } = props;
  const { minimum = 0, maximum = 0 } = field.constraints;
  const step = sliderStep(field) ?? 1;
  const root = useRef<HTMLSpanElement>(null);
  const direction = useTextDirection(root);
  const typed = useStore(field.id, (store) => String(store.values.get(field)));
  const read = typed.trim() === "" ? undefined : readNumber(typed, settings.locale);
  const value = typeof read === "number" && read >= minimum && read <= maximum ? read : undefined;
  const set = ([next = minimum]: number[]) =>
    onChange(writeNumber(next, { step, minimum, sign: decimalSign(settings.locale) }));
  return (
    <Slider.Root
      {...part("slider", { unset: value === undefined, locked })}
      ref={root}
      dir={direction}
      min={minimum}
      max={maximum}
      step={step}
      value={[value ?? minimum]}
      onValueChange={set}
      // Radix reports no change when the unset thumb is pressed where it already is.
      onValueCommit={set}
      onBlur={onBlur}
    >
      <Slider.Track {...part("slider-track")}>
        <Slider.Range {...part("slider-range")} />
      </Slider.Track>
      <Slider.Thumb
        {...part("slider-thumb", { unset: value === undefined })}
        aria-labelledby={labelId}
        aria-describedby={describedBy}
        aria-valuetext={value === undefined ? strings.noAnswer : undefined}
        aria-disabled={locked || undefined}
      />
    </Slider.Root>
  );
}
