"use client";

import { flushSync } from "react-dom";
import { shortText } from "../../core/text.js";
import { part } from "../../ui/part.js";
import { useFormContext } from "../field/FormContext.js";
import { fieldLabel } from "../field/fieldText.js";
import type { FieldState } from "../field/useFieldState.js";

interface ClearProps extends Pick<FieldState, "field" | "labelId" | "strings"> {
  onClear: () => void;
}

/** Clears the answer to an optional choice. Renders a `<button>` in the line of the label. */
export function ClearAnswer({ labelId, strings, ...props }: ClearProps) {
  return (
    <button type="button" {...part("skip")} aria-describedby={labelId} onClick={useClear(props)}>
      {strings.clearAnswer}
    </button>
  );
}

/** Clears a text box. Renders a `<button>` with a cross, at the end of the box. */
export function ClearBox({ strings, ...props }: Omit<ClearProps, "labelId">) {
  return (
    <button
      type="button"
      {...part("clear")}
      aria-label={strings.clear(shortText(props.field.label || strings.unnamed))}
      onClick={useClear(props)}
    />
  );
}

interface LeaveEmptyProps extends Pick<FieldState, "field" | "id" | "locked" | "strings"> {
  /** Whether the empty text is the answer. */
  chosen: boolean;
  onClick: () => void;
}

/** Answers with the empty text, or takes that back. Renders a `<button>` in the line of the label. */
export function LeaveEmpty({ field, id, locked, strings, chosen, onClick }: LeaveEmptyProps) {
  const { store } = useFormContext();
  const label = shortText(fieldLabel(field, store.choiceOf(field), strings));
  return (
    <button
      type="button"
      {...part("skip", { chosen })}
      aria-controls={id}
      aria-pressed={chosen}
      aria-disabled={locked || undefined}
      onClick={onClick}
    >
      {strings.leaveEmpty}
      {/* Not as a label, by which tests would find the button in place of the box. */}
      <span {...part("heard")}> {label}</span>
    </button>
  );
}

/** Returns a function that clears a field. Its control takes the focus, because the button is removed. */
function useClear({ field, onClear }: Pick<ClearProps, "field" | "onClear">): () => void {
  const { store } = useFormContext();
  return () => {
    flushSync(onClear);
    store.elements.focus(field);
  };
}
