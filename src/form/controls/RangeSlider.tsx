import type { ReactNode } from "react";
import { part } from "../../parts/part.js";
import { decimalSign } from "../../schema/decimalSign.js";
import { readNumber } from "../../schema/readNumber.js";
import { useStore } from "../field/useStore.js";
import type { ControlProps } from "../field/types.js";
import { writeNumber } from "./writeNumber.js";

/** @property step the distance between two values. */
type RangeProps = ControlProps<"number" | "integer"> & { step: number };

/** Returns the number in the box, if it is within the range, and a function that writes one. */
function useNumber({ field, onChange, settings, locked, step }: RangeProps) {
  const { minimum = 0, maximum = 0 } = field.constraints;
  const typed = useStore(field.id, (store) => String(store.values.get(field)));
  const read = readNumber(typed, settings.locale);
  const value = typeof read === "number" && read >= minimum && read <= maximum ? read : undefined;
  const set = (next: number): void => {
    if (locked || next === value || next < minimum || next > maximum) return;
    onChange(writeNumber(next, { step, minimum, sign: decimalSign(settings.locale) }));
  };
  return { value, minimum, maximum, set };
}

/**
 * Buttons around the box of a number with a few values. Renders a `<div>`.
 *
 * Like the slider, they are only for pointers: the arrow keys do the same in the box.
 */
export function Stepper({ children, ...props }: RangeProps & { children: ReactNode }) {
  const { value, minimum, maximum, set } = useNumber(props);
  const up = () => set(value === undefined ? minimum : value + props.step);
  const down = () => set(value === undefined ? minimum : value - props.step);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its box receives the keys
    <div
      {...part("stepper")}
      onKeyDown={(event) => {
        if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
        event.preventDefault();
        if (event.key === "ArrowUp") up();
        else down();
      }}
    >
      <StepButton name="less" disabled={props.locked || value === minimum} onClick={down} />
      {children}
      <StepButton name="more" disabled={props.locked || value === maximum} onClick={up} />
    </div>
  );
}

function StepButton(props: { name: "less" | "more"; disabled: boolean; onClick: () => void }) {
  const { name, disabled, onClick } = props;
  return (
    <button
      type="button"
      {...part("step-button", { name, disabled })}
      tabIndex={-1}
      aria-hidden
      // The box keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    />
  );
}

/**
 * The slider next to a number with a small range. Renders a `<div>` with an `<input type="range">`.
 *
 * Until the field is answered, it is hollow at the minimum, and the first click sets it. It is only
 * for pointers: the number is read and typed in its box, so the slider is no tab stop and hidden
 * from screen readers.
 */
export function RangeSlider(props: RangeProps) {
  const { value, minimum, maximum, set } = useNumber(props);
  const share = ((value ?? minimum) - minimum) / (maximum - minimum);
  return (
    <div
      {...part("slider", { unset: value === undefined, locked: props.locked })}
      // A strict policy refuses a style in the markup of a server, not one that code sets.
      ref={(element) => element?.style.setProperty("--_slider-share", String(share))}
    >
      <input
        {...part("slider-thumb", { unset: value === undefined })}
        type="range"
        tabIndex={-1}
        min={minimum}
        max={maximum}
        step={props.step}
        value={value ?? minimum}
        onChange={(event) => set(event.currentTarget.valueAsNumber)}
        // The browser reports no change for a click where the unset thumb already is.
        onClick={(event) => set(event.currentTarget.valueAsNumber)}
        onBlur={props.onBlur}
        aria-hidden
      />
    </div>
  );
}
