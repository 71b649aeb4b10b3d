import type { ChangeEvent } from "react";
import { part } from "../../parts/part.js";
import type { Parts } from "../../parts/Parts.js";
import type { FieldKind } from "../../schema/Field.js";
import { secretAutoComplete } from "../field/secrets.js";
import type { ControlProps } from "../field/types.js";

type TextKind = Extract<
  FieldKind,
  "string" | "email" | "uri" | "date" | "time" | "dateTime" | "number" | "integer" | "json"
>;

/**
 * Returns the props that every text box shares.
 *
 * It is uncontrolled: the store gets each key, and nothing renders again.
 *
 * @param states further states of the element.
 */
export function inputProps(props: ControlProps<TextKind>, states?: Partial<Parts["input"]>) {
  const { field, value, onChange, onBlur, focusRef, id, labelId, describedBy } = props;
  const { invalid, required, locked, secret } = props;
  return {
    ...part("input", { kind: field.kind, ...states }),
    id,
    ref: focusRef,
    defaultValue: value,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange(event.currentTarget.value),
    onBlur,
    // A label that is only heard as the name of its box is hidden, and then `for` names nothing.
    "aria-labelledby": labelId,
    "aria-describedby": describedBy,
    "aria-invalid": invalid || undefined,
    "aria-required": required || undefined,
    readOnly: locked,
    // A spelling checker may send what it reads to its maker.
    ...(secret && {
      autoComplete: secretAutoComplete(secret),
      autoCapitalize: "none",
      spellCheck: false,
    }),
  };
}
