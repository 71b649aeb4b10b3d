import type { Field } from "../../schema/Field.js";
import type { FieldValue } from "../../schema/types.js";
import type { FormStrings } from "../../strings/enForm.js";
import { visibleText } from "../../text/visibleText.js";
import { toggle } from "./toggle.js";

/** One answer that can be chosen. */
export interface FieldChoice {
  /** Identifies the choice within its field. */
  key: string;
  /** Label of the choice. Untrusted, with hidden characters made visible: render it as text. */
  label: string;
  /** Description of the choice. Untrusted: render it as text. */
  description: string | undefined;
  /** Preview of the choice's effect: a sketch or code, to be shown line by line. */
  preview: string | undefined;
  /** Whether the choice is chosen. */
  chosen: boolean;
  /** Chooses it. For a multiple choice, a second call clears it. */
  choose: () => void;
}

/** Returns the choices of a field, or `undefined` for a field with a text box. */
export function fieldChoices(
  field: Field,
  value: FieldValue,
  onChange: (value: FieldValue) => void,
  strings: FormStrings,
): readonly FieldChoice[] | undefined {
  if (field.kind === "multiSelect") {
    const chosenValues = value as readonly string[] | null;
    return field.options.map((option) => {
      const chosen = chosenValues?.includes(option.value) ?? false;
      const choose = () => onChange(toggle(field, chosenValues, option.value, !chosen));
      return { ...shown(option, strings), chosen, choose };
    });
  }
  if (field.kind !== "singleSelect" && field.kind !== "boolean") return undefined;
  const options: readonly Shown[] =
    field.kind === "singleSelect"
      ? field.options
      : [
          { value: true, label: strings.yes },
          { value: false, label: strings.no },
        ];
  return options.map((option) => ({
    ...shown(option, strings),
    chosen: option.value === value,
    choose: () => onChange(option.value),
  }));
}

interface Shown {
  value: string | number | boolean;
  label: string;
  description?: string | undefined;
  preview?: string | undefined;
}

function shown({ value, label, description, preview }: Shown, strings: FormStrings) {
  return {
    key: `${typeof value} ${String(value)}`,
    label: visibleText(label) || strings.emptyOption,
    description: description === undefined ? undefined : visibleText(description),
    preview: preview === undefined ? undefined : visibleText(preview),
  };
}
