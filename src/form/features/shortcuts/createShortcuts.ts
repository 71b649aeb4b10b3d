import type { KeyboardEvent } from "react";
import type { Field } from "../../../schema/Field.js";
import type { FormStrings } from "../../../strings/enForm.js";
import { enShortcuts, type ShortcutsStrings } from "../../../strings/enShortcuts.js";
import type { FormContextValue } from "../../field/FormContext.js";
import type { FieldKeys } from "../../field/useFieldKeys.js";
import { fieldKeys } from "./fieldKeys.js";
import { Hint } from "./Hint.js";
import { onShortcut } from "./onShortcut.js";

/** What a form with shortcuts has besides. */
export interface Shortcuts {
  words: ShortcutsStrings;
  fieldKeys: (field: Field, fields: readonly Field[]) => FieldKeys;
  onKeyDown: (event: KeyboardEvent<HTMLElement>, form: FormContextValue) => void;
  Hint: typeof Hint;
  /** What submits, for assistive technology. */
  submitKeys: string;
}

/** @param strings words of the host's, in place of our own. */
export function createShortcuts(strings: FormStrings & Partial<ShortcutsStrings>): Shortcuts {
  const words = { ...enShortcuts, ...strings };
  return {
    words,
    fieldKeys: (field, fields) => fieldKeys(field, fields, words),
    onKeyDown: (event, form) => onShortcut(event, form, words),
    Hint,
    submitKeys: "Control+Enter Meta+Enter",
  };
}
