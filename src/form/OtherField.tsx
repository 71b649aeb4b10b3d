"use client";

import type { Field as FieldModel, StringField } from "../schema/Field.js";
import { visibleText } from "../text/visibleText.js";
import { Field } from "./Field.js";
import { useFormContext } from "./FormContext.js";

interface OtherFieldProps {
  /** The select that the answer stands beside. */
  choice: FieldModel;
  field: StringField;
}

/** The text of an answer of the person's own, beside a select ("Other…"). */
export function OtherField({ choice, field }: OtherFieldProps) {
  const { strings } = useFormContext();
  return (
    <Field field={field} label={strings.otherAnswer(visibleText(choice.label.slice(0, 80)))} />
  );
}
