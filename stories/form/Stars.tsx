import type { ControlProps } from "react-elicitation";

/** A control of a host's own for whole numbers: one star for each. */
export function Stars(props: ControlProps<"integer">) {
  const { field, value, onChange, onBlur, focusRef, id, labelId, describedBy, locked } = props;
  const { minimum = 1, maximum = 5 } = field.constraints;
  const stars = Array.from({ length: maximum - minimum + 1 }, (_, index) => minimum + index);
  return (
    <div role="radiogroup" id={id} aria-labelledby={labelId} aria-describedby={describedBy}>
      {stars.map((star) => (
        <label key={star} style={{ padding: 6 }}>
          <input
            type="radio"
            name={id}
            ref={star === minimum ? focusRef : undefined}
            checked={value === String(star)}
            onChange={() => onChange(String(star))}
            onBlur={onBlur}
            disabled={locked}
            aria-label={String(star)}
          />
          <span aria-hidden="true">{"★".repeat(star)}</span>
        </label>
      ))}
    </div>
  );
}
