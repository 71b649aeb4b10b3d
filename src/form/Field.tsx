"use client";

import { type ComponentType, memo, useCallback } from "react";
import { part } from "../parts/part.js";
import { UntrustedText } from "../parts/UntrustedText.js";
import type { Field as FieldModel, FieldKind } from "../schema/Field.js";
import type { FieldValue } from "../schema/FieldValue.js";
import { isPatternUnchecked } from "../validation/patterns.js";
import type { ControlProps } from "./controls/ControlProps.js";
import { defaultControls } from "./controls/defaultControls.js";
import { FieldCount } from "./FieldCount.js";
import { FieldError } from "./FieldError.js";
import { fieldLabel } from "./fieldLabel.js";
import { useFormContext } from "./FormContext.js";
import { metaWords } from "./metaWords.js";
import { useStore } from "./useStore.js";

export interface FieldProps {
  field: FieldModel;
}

/** The kinds whose own control keeps its text in the DOM: a key typed renders nothing again. */
const UNCONTROLLED: ReadonlySet<FieldKind> = new Set<FieldKind>([
  "string",
  "email",
  "uri",
  "date",
  "dateTime",
  "number",
  "integer",
  "json",
]);

/** One question: its label, its description, its control, and why an answer was refused. Renders a `<div>`. */
export const Field = memo(function Field({ field }: FieldProps) {
  const { store, strings, id: formId } = useFormContext();
  const invalid = useStore(field.id, (held) => held.issues(field).length > 0);
  const id = `${formId}-${field.id}`;
  const note = noteOf(field, strings);
  const hasNote = field.kind === "dateTime" || field.kind === "json";
  const describedBy = [
    field.description !== undefined && `${id}-d`,
    `${id}-m`,
    hasNote && `${id}-n`,
    note !== undefined && `${id}-s`,
    invalid && `${id}-e`,
  ].filter((each) => each !== false);

  return (
    <div {...part("field", { kind: field.kind, invalid, required: field.required })}>
      <div {...part("label-line")}>
        <label {...part("label", { required: field.required })} id={`${id}-l`} htmlFor={id}>
          <UntrustedText
            text={fieldLabel(field, store.choiceOf(field), strings)}
            size="line"
            strings={strings}
          />
        </label>
        <span {...part("meta")} id={`${id}-m`}>
          {metaWords(field, strings).join(" · ")}
        </span>
        <FieldCount field={field} />
      </div>
      {field.description !== undefined && (
        <p {...part("description")} id={`${id}-d`}>
          <UntrustedText text={field.description} strings={strings} unfold />
        </p>
      )}
      <FieldControl field={field} id={id} describedBy={describedBy.join(" ")} invalid={invalid} />
      {note !== undefined && (
        <p {...part("note")} id={`${id}-s`}>
          {note}
        </p>
      )}
      <FieldError field={field} id={`${id}-e`} />
    </div>
  );
});

/** What only the server can check is said, so that a refusal later is no surprise. */
function noteOf(field: FieldModel, strings: ControlProps["strings"]): string | undefined {
  const patterns = [field.constraints.pattern, field.constraints.items?.pattern];
  // The engine for patterns is on its way until the first check; until then nothing is promised.
  if (patterns.some((pattern) => pattern !== undefined && isPatternUnchecked(pattern))) {
    return strings.uncheckedPattern;
  }
  return field.unchecked && field.kind !== "json" ? strings.uncheckedKeywords : undefined;
}

interface FieldControlProps {
  field: FieldModel;
  id: string;
  describedBy: string;
  invalid: boolean;
}

/**
 * The props of a control whose kind is known only at run time. The map of controls pairs each kind
 * with its own, which a union of kinds cannot express.
 */
interface AnyControlProps extends Omit<ControlProps<"json">, "field" | "value" | "onChange"> {
  field: FieldModel;
  value: FieldValue;
  onChange: (value: FieldValue) => void;
}

function FieldControl({ field, id, describedBy, invalid }: FieldControlProps) {
  const { store, strings, settings, controls, readOnly } = useFormContext();
  const own = controls[field.kind] === defaultControls[field.kind];
  const live = !(own && UNCONTROLLED.has(field.kind));
  const locked = useStore("phase", (held) => held.locked) || readOnly;
  const value = useStore(field.id, (held) => (live ? held.value(field) : undefined));
  const onChange = useCallback(
    (next: FieldValue) => {
      if (!readOnly) store.change(field, next);
    },
    [store, field, readOnly],
  );
  const onBlur = useCallback(() => store.leave(field), [store, field]);
  const focusRef = useCallback(
    (element: HTMLElement | null) => store.attach(field, element, !live),
    [store, field, live],
  );

  const other = "other" in field && field.other && <Field field={field.other} />;
  const Control = controls[field.kind] as ComponentType<AnyControlProps>;
  return (
    <>
      <Control
        field={field}
        value={live ? (value as FieldValue) : store.value(field)}
        onChange={onChange}
        onBlur={onBlur}
        focusRef={focusRef}
        id={id}
        labelId={`${id}-l`}
        describedBy={describedBy}
        invalid={invalid}
        required={field.required}
        locked={locked}
        other={own ? other : undefined}
        strings={strings}
        settings={settings}
      />
      {/* A control of the host knows nothing of the companion, whose answer must not be lost. */}
      {!own && other}
    </>
  );
}
