import { part } from "../../parts/part.js";
import { decimalSign } from "../../schema/decimalSign.js";
import { readNumber } from "../../schema/readNumber.js";
import { useStore } from "../field/useStore.js";
import type { ControlProps } from "../field/types.js";
import { writeNumber } from "./writeNumber.js";

/** @property step the distance of its stops. */
type RangeSliderProps = ControlProps<"number" | "integer"> & { step: number };

/**
 * The slider next to a number with a small range. Renders a `<div>` with an `<input type="range">`.
 *
 * Until the field is answered, it is hollow at the minimum, and the first click sets it. It is only
 * for pointers: the number is read and typed in its box, so the slider is no tab stop and hidden
 * from screen readers.
 */
export function RangeSlider(props: RangeSliderProps) {
  const { field, onChange, onBlur, settings, locked, step } = props;
  const { minimum = 0, maximum = 0 } = field.constraints;
  const typed = useStore(field.id, (store) => String(store.values.get(field)));
  const read = readNumber(typed, settings.locale);
  const value = typeof read === "number" && read >= minimum && read <= maximum ? read : undefined;
  const set = (next: number): void => {
    if (locked || next === value) return;
    onChange(writeNumber(next, { step, minimum, sign: decimalSign(settings.locale) }));
  };
  const share = ((value ?? minimum) - minimum) / (maximum - minimum);
  return (
    <div
      {...part("slider", { unset: value === undefined, locked })}
      // A strict policy refuses a style in the markup of a server, not one that code sets.
      ref={(element) => element?.style.setProperty("--_slider-share", String(share))}
    >
      <input
        {...part("slider-thumb", { unset: value === undefined })}
        type="range"
        tabIndex={-1}
        min={minimum}
        max={maximum}
        step={step}
        value={value ?? minimum}
        onChange={(event) => set(event.currentTarget.valueAsNumber)}
        // The browser reports no change for a click where the unset thumb already is.
        onClick={(event) => set(event.currentTarget.valueAsNumber)}
        onBlur={onBlur}
        aria-hidden
      />
    </div>
  );
}
