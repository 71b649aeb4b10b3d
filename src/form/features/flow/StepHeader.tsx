"use client";

import { useMemo } from "react";
import { singleClick } from "../../../core/clicks.js";
import { allFields, type Field } from "../../../schema/Field.js";
import { enFlow, type FlowStrings } from "../../../strings/enFlow.js";
import type { FormStrings } from "../../../strings/enForm.js";
import { useOwnId } from "../../../ui/hooks.js";
import { part } from "../../../ui/part.js";
import { useFormContext, useWholeStore, useStoreOf } from "../../field/FormContext.js";
import type { Step } from "../../field/FormFeatures.js";
import type { FormStore } from "../../model/FormStore.js";
import { isSeen, stepAt } from "../../field/steps.js";

/** Returns the strings of steps and review, with the host's own merged in. */
export function useFlowStrings(): FormStrings & FlowStrings {
  const { strings } = useFormContext();
  return useMemo(() => ({ ...enFlow, ...strings }), [strings]);
}

/**
 * The current step, and links to earlier ones. Renders a `<div>` with a heading and a `<details>`.
 *
 * The heading takes focus at each step.
 */
export function StepHeader({ steps }: { steps: readonly Step[] }) {
  const { fields, headingLevel } = useFormContext();
  const strings = useFlowStrings();
  const { firstField } = useWholeStore().navigation.view;
  const at = stepAt(steps, firstField);
  const { first, end } = steps[at]!;
  return (
    <div {...part("steps")}>
      <div role="heading" aria-level={headingLevel + 1} {...part("flow-title")} tabIndex={-1}>
        <span {...part("step-place")}>{strings.step(at + 1, steps.length)}</span>
        {" · "}
        <span {...part("step-range")}>{strings.stepRange(first + 1, end, fields.length)}</span>
      </div>
      {/* The heading says it. */}
      <progress {...part("step-progress")} aria-hidden="true" value={at + 1} max={steps.length} />
      <details {...part("step-details")}>
        <summary {...part("step-summary")}>{strings.allSteps}</summary>
        <div role="list" {...part("step-list")}>
          {steps.map((step, index) => (
            <StepItem key={step.first} step={step} current={index === at} />
          ))}
        </div>
      </details>
    </div>
  );
}

function StepItem({ step, current }: { step: Step; current: boolean }) {
  const { first, end } = step;
  const { store, fields, readOnly } = useFormContext();
  const strings = useFlowStrings();
  const seen = isSeen(step, useWholeStore().navigation.view);
  const asked = useMemo(() => fields.slice(first, end), [fields, first, end]);
  const answered = useCount(store, asked, isAnswered);
  const problems = useCount(store, asked, hasProblem);
  const id = useOwnId();
  // A form that is read-only lets all of its steps be read.
  const reachable = seen || readOnly;
  const words = (
    <>
      <span {...part("step-questions")}>{strings.stepQuestions(first + 1, end)}</span>{" "}
      <span
        {...part("step-state", { problems: problems > 0 })}
        id={id}
        // A button has the state as its description: within its name, the numbers of both would run
        // together.
        aria-hidden={reachable || undefined}
      >
        {!seen
          ? strings.stepUnseen
          : problems > 0
            ? strings.stepProblems(problems)
            : strings.stepAnswered(answered, end - first)}
      </span>
    </>
  );
  return (
    <div role="listitem" {...part("step-item", { current })}>
      {reachable ? (
        <button
          type="button"
          {...part("step-link")}
          aria-current={current ? "step" : undefined}
          aria-describedby={id}
          onClick={singleClick(() => {
            store.navigation.setView({
              firstField: first,
              seen: Math.max(store.navigation.view.seen, end),
              focus: "heading",
            });
          })}
        >
          {words}
        </button>
      ) : (
        <span {...part("step-link")}>{words}</span>
      )}
    </div>
  );
}

/** Counts the fields of a step for which something holds, of themselves or of their "Other…" field. */
function useCount(
  store: FormStore,
  fields: readonly Field[],
  holds: (field: Field, store: FormStore) => boolean,
): number {
  const ids = allFields(fields).map(({ id }) => id);
  return useStoreOf(
    store,
    ids,
    () => fields.filter((field) => allFields([field]).some((each) => holds(each, store))).length,
  );
}

function isAnswered(field: Field, { values }: FormStore): boolean {
  return values.answered(field);
}

function hasProblem(field: Field, { validation }: FormStore): boolean {
  return validation.issues(field).length > 0;
}
