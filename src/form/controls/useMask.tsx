"use client";

import { type ReactNode, useState } from "react";
import { part } from "../../parts/part.js";
import type { FieldKind } from "../../schema/Field.js";
import { shortText } from "../../text/heardText.js";
import type { ControlPropsOf } from "../field/types.js";
import { fieldLabel } from "../field/fieldLabel.js";
import { useFormContext } from "../field/FormContext.js";
import { secretStrings } from "../field/secrets.js";

type MaskedControl = Pick<ControlPropsOf<FieldKind>, "field" | "id" | "secret" | "strings">;

/** Whether the box of a control hides what is typed, and the button that shows it. */
interface Mask {
  masked: boolean;
  /** The button after the box. Missing if the field asks for no secret. */
  button: ReactNode;
}

/** Hides the input of a field that seems to ask for a secret, until the user shows it. */
export function useMask(control: MaskedControl): Mask {
  const [shown, setShown] = useState(false);
  if (!control.secret) return { masked: false, button: undefined };
  return {
    masked: !shown,
    button: <RevealButton {...control} shown={shown} onToggle={() => setShown(!shown)} />,
  };
}

interface RevealButtonProps extends MaskedControl {
  shown: boolean;
  onToggle: () => void;
}

/** Shows or hides a secret that is typed. Renders a `<button>`. */
function RevealButton({ field, id, strings, shown, onToggle }: RevealButtonProps) {
  const { store } = useFormContext();
  const { showSecret, hideSecret } = secretStrings(store, strings);
  const word = shown ? hideSecret : showSecret;
  const label = shortText(fieldLabel(field, store.choiceOf(field), strings));
  return (
    <button
      type="button"
      {...part("reveal")}
      aria-controls={id}
      aria-pressed={shown}
      onClick={onToggle}
    >
      {word}
      {/* Not as a label, by which tests would find the button in place of the box. */}
      <span {...part("heard")}> {label}</span>
    </button>
  );
}
