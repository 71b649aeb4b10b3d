"use client";

import { part } from "../../../parts/part.js";
import type { Field } from "../../../schema/Field.js";
import { useFormContext } from "../../field/FormContext.js";
import { FieldControl } from "../../parts/FieldControl.js";
import { FieldDescription } from "../../parts/FieldDescription.js";
import { FieldError } from "../../parts/FieldError.js";
import { FieldLayout } from "../../parts/FieldLayout.js";
import { FieldMeta } from "../../parts/FieldMeta.js";
import { FieldNote } from "../../parts/FieldNote.js";

/** A field whose label is visible elsewhere: that of its row, or of the selected case. */
export function OnlyField({ field }: { field: Field }) {
  const { id, name } = useFormContext();
  const control = `${id}-${field.id}`;
  return (
    <FieldLayout field={field} control={undefined}>
      {/* Accessible name of its control. As a visible text it would be read twice. */}
      <span {...part("heard")} id={`${control}-l`} hidden>
        {name}
      </span>
      <FieldMeta field={field} />
      <FieldDescription field={field} />
      <FieldControl field={field} />
      <FieldNote field={field} />
      <FieldError field={field} />
    </FieldLayout>
  );
}
