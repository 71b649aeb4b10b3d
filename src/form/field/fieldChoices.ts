import { visibleText } from "../../core/text.js";
import type { Field, FieldOf, FieldOption, MultiSelectField } from "../../schema/Field.js";
import type { FieldValue } from "../../schema/types.js";
import type { FormStrings } from "../../strings/enForm.js";

/**
 * Adds or removes an option, in the server's order. Removing the last one leaves no answer
 * (`null`): only "None of these" gives an empty list.
 */
export function toggle(
  field: MultiSelectField,
  value: readonly string[] | null,
  option: string,
  chosen: boolean,
): readonly string[] | null {
  const kept = new Set(value);
  if (chosen) kept.add(option);
  else kept.delete(option);
  if (kept.size === 0) return null;
  return field.options.map((each) => each.value).filter((each) => kept.has(each));
}

/** Whether an empty list is an answer to a field, to be told from none by "None of these". */
export function allowsNone({ required, constraints, default: preset }: MultiSelectField): boolean {
  return (required || preset?.length === 0) && (constraints.minItems ?? 0) === 0;
}

/** Returns the options of a field with one answer: those of the server, or Yes and No. */
export function optionsOf(
  field: FieldOf<"singleSelect" | "boolean">,
  { yes, no }: Pick<FormStrings, "yes" | "no">,
): readonly FieldOption[] {
  if (field.kind === "singleSelect") return field.options;
  return [
    { value: true, label: yes },
    { value: false, label: no },
  ];
}

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
  return optionsOf(field, strings).map((option) => ({
    ...shown(option, strings),
    chosen: option.value === value,
    choose: () => onChange(option.value),
  }));
}

function shown(option: FieldOption, strings: FormStrings) {
  const { value, label, description, preview } = option;
  return {
    key: `${typeof value} ${String(value)}`,
    label: visibleText(label) || strings.emptyOption,
    description: description === undefined ? undefined : visibleText(description),
    preview: preview === undefined ? undefined : visibleText(preview),
  };
}
