"use client";

import { part } from "../../../parts/part.js";
import type { Field } from "../../../schema/Field.js";
import { useFormContext } from "../../field/FormContext.js";
import { useStore } from "../../field/useStore.js";
import { FieldControl } from "../../parts/FieldControl.js";
import { FieldDescription } from "../../parts/FieldDescription.js";
import { FieldError } from "../../parts/FieldError.js";
import { FieldLayout } from "../../parts/FieldLayout.js";
import { FieldMeta } from "../../parts/FieldMeta.js";
import { FieldNote } from "../../parts/FieldNote.js";

/** A question whose name is to be seen elsewhere: that of its row, or of the case that was chosen. */
export function OnlyField({ field, name }: { field: Field; name: string }) {
  const { id } = useFormContext();
  // Parts that are wrong say so themselves, so this question does not.
  const within = useStore(field.id, ({ validation }) =>
    validation.issues(field).every(({ code }) => code === "inside"),
  );
  const control = `${id}-${field.id}`;
  return (
    <FieldLayout field={field} control={undefined}>
      {/* A name for its control: read by itself it would be said twice. */}
      <span {...part("heard")} id={`${control}-l`} hidden>
        {name}
      </span>
      <FieldMeta field={field} />
      <FieldDescription field={field} />
      <FieldControl field={field} />
      <FieldNote field={field} />
      {!within && <FieldError field={field} />}
    </FieldLayout>
  );
}
