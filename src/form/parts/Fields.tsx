"use client";

import { forwardRef, type ReactNode, startTransition, useEffect, useState } from "react";
import type { Field as FieldModel } from "../../schema/Field.js";
import { part, type PartProps } from "../../ui/part.js";
import { useFormContext, useStore } from "../field/FormContext.js";
import { isNamedByMessage, messageOf } from "../field/fieldText.js";
import { Field } from "./Field.js";
import { FieldDescription, FieldLabel } from "./FieldElements.js";
import type { Flow } from "../field/FormFeatures.js";
import { isSeen, stepAt } from "../field/steps.js";

/** From how many fields a form is long: more than most screens hold. */
const LONG_FORM_FIELDS = 10;

/** How many fields of a long form are rendered at once. More would block a page that streams. */
const FIRST_FIELDS = 6;

/** How many follow at a time. */
const FIELDS_PER_TASK = 30;

/**
 * Returns how many fields to render.
 *
 * A long form shows its first fields in the first frame, and the others follow in batches, so that
 * the page stays responsive. Fields that a server has rendered are there from the start. React
 * renders each batch as a transition, so under `act()` all are there.
 *
 * @param all whether all must be rendered now, because one of them is to be found.
 */
function useProgressiveRendering(count: number, all: boolean): number {
  const { hydrated } = useFormContext();
  const [drawn, setDrawn] = useState(
    !hydrated || count <= LONG_FORM_FIELDS ? Infinity : FIRST_FIELDS,
  );
  const filling = drawn < count;
  useEffect(() => {
    if (filling) startTransition(() => setDrawn(drawn + FIELDS_PER_TASK));
  }, [filling, drawn]);
  return all ? count : Math.min(drawn, count);
}

/** Props of the list of fields: how one is rendered, and the attributes of its `<div>`. */
export interface FieldsProps extends Omit<PartProps<"div">, "children"> {
  /**
   * Renders one field. Give it the `key` `field.id`.
   *
   * @default renders `<ElicitationForm.Field>`
   */
  children?: ((field: FieldModel) => ReactNode) | undefined;
}

/**
 * Renders every field, in the server's order, in a `<div>`.
 *
 * For a field that is answered by buttons, it renders the texts only. It renders nothing without
 * fields.
 */
export const Fields = forwardRef<HTMLDivElement, FieldsProps>(function Fields(
  { children, ...props },
  ref,
) {
  const form = useFormContext();
  const { fields, features } = form;
  // Submit focuses the first field with an error, wherever it is.
  const refused = useStore("summary", (store) => store.validation.failedSubmits > 0);
  const drawn = useProgressiveRendering(fields.length, refused);
  const answered = features.onePress !== undefined;
  const message = messageOf(form);
  const untold =
    answered && fields.every((field) => isNamedByMessage(field, message) && !field.description);
  if (fields.length === 0 || (untold && !features.flow)) return null;
  const plain = children ?? ((field) => <Field key={field.id} field={field} />);
  // Buttons answer this field, so only its label and description are rendered.
  const words = (field: FieldModel) => (
    <Field key={field.id} field={field}>
      {!isNamedByMessage(field, message) && <FieldLabel field={field} />}
      <FieldDescription field={field} />
    </Field>
  );
  const draw = answered ? words : plain;
  const { flow, nested } = features;
  if (flow) {
    return <Stage {...props} {...{ flow, drawn }} draw={untold ? undefined : draw} ref={ref} />;
  }
  return (
    <div {...part("fields")} {...props} ref={ref}>
      {fields.slice(0, drawn).map(draw)}
      {nested && <nested.JsonToggle fields={fields} />}
    </div>
  );
});

interface StageProps extends Omit<PartProps<"div">, "children"> {
  flow: Flow;
  /** Renders a field. Missing if there is nothing to be seen of the only one, which buttons answer. */
  draw: ((field: FieldModel) => ReactNode) | undefined;
  /** Number of fields to render while all are visible: a long form is rendered progressively. */
  drawn: number;
}

/**
 * The fields of the current step. Earlier ones stay, hidden, because they hold half-entered input.
 *
 * Renders the header, and a `<div>` around that of the fields.
 */
const Stage = forwardRef<HTMLDivElement, StageProps>(function Stage(
  { flow, draw, drawn, ...props },
  ref,
) {
  const { store, fields, features } = useFormContext();
  const view = useStore("view", (state) => state.navigation.view);
  const { steps, code } = flow;
  const at = stepAt(steps, view.firstField);
  const Toggle = features.nested?.JsonToggle;
  useEffect(() => {
    store.navigation.setStaged(true);
    return () => store.navigation.setStaged(false);
  }, [store]);
  return (
    <>
      {code && <code.StepOrReview flow={flow} />}
      {draw && (
        <div {...part("stage")} hidden={view.review !== undefined}>
          <div {...part("fields")} {...props} ref={ref}>
            {steps.map(
              (step, index) =>
                isSeen(step, view) && (
                  <div key={step.first} {...part("step")} hidden={index !== at}>
                    {fields
                      .slice(step.first, steps.length > 1 ? step.end : drawn)
                      .map((field) => draw(field))}
                    {Toggle && <Toggle fields={fields.slice(step.first, step.end)} />}
                  </div>
                ),
            )}
          </div>
        </div>
      )}
    </>
  );
});
