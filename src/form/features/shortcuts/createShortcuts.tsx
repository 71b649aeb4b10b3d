import type { FormStrings } from "../../../strings/enForm.js";
import { enShortcuts, type ShortcutsStrings } from "../../../strings/enShortcuts.js";
import type { FormSlots } from "../../field/FormSlots.js";
import type { BoundForm } from "../../field/useFormModel.js";
import { fieldKeys } from "./fieldKeys.js";
import { onShortcut } from "./onShortcut.js";
import { ShortcutList } from "./ShortcutList.js";

/** Returns the elements and handlers of a form with shortcuts. */
export function createShortcuts(form: BoundForm): FormSlots {
  const given: FormStrings & Partial<ShortcutsStrings> = form.strings;
  const words = { ...enShortcuts, ...given };
  return {
    fieldKeys: (field) => fieldKeys(field, form.fields, words),
    onKeyDown: (event) => onShortcut(event, form, words),
    shortcuts: (props) => <ShortcutList {...props} words={words} />,
    submitKeys: "Control+Enter Meta+Enter",
  };
}
