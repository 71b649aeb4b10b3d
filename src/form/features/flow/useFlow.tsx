"use client";

import { useEffect, useMemo, useRef, useState } from "react";
import { lazy } from "../../../core/lazy.js";
import type { Timers } from "../../../core/timers.js";
import type { FormSlots } from "../../field/FormSlots.js";
import type { BoundForm } from "../../field/useFormModel.js";
import { type Flow, Stage, stepAt, stepsOf } from "./Stage.js";
import type { flowCode } from "./flowCode.js";

/** Options for steps and review. */
export interface FlowOptions {
  review?: boolean | undefined;
  steps?: boolean | number | undefined;
}

/** How long a clicked Submit waits for code to load. */
const CODE_WAIT_MILLISECONDS = 5_000;

type FlowCode = typeof flowCode;

/** The code of steps and review, imported when a form first needs it. */
export const lazyFlow = lazy("flowCode", () => import("./flowCode.js"));

/** Asks a form in steps, shows what will be sent before it goes, or both. */
export function useFlow(
  form: BoundForm,
  { review = false, steps: size }: FlowOptions,
): FormSlots | undefined {
  const { store, fields, hydrated, time } = form;
  const { timers } = time;
  const steps = useMemo(() => stepsOf(fields.length, size), [fields.length, size]);
  const wanted = (review && fields.length > 0) || steps.length > 1;

  // The server renders no flow, so there is none while its markup is hydrated either.
  const [arrived, setArrived] = useState<FlowCode | "failed" | undefined>(() =>
    hydrated ? lazyFlow.get()?.flowCode : undefined,
  );
  const isHere = arrived !== undefined;
  const loading = useRef<Promise<FlowCode | undefined>>(undefined);
  useEffect(() => {
    if (!wanted || isHere) return;
    let mounted = true;
    const load = async () => {
      const code = await lazyFlow.load().then(
        ({ flowCode: parts }) => parts,
        () => undefined,
      );
      // It replaces Submit. If all fields are already visible because it loaded late, they stay.
      store.presses.after(() => {
        if (mounted) setArrived((now) => now ?? code ?? "failed");
      });
      return code;
    };
    loading.current = load();
    return () => {
      mounted = false;
    };
  }, [wanted, isHere, store]);

  const failed = arrived === "failed";
  const code = failed ? undefined : arrived;
  return useMemo<FormSlots | undefined>(() => {
    if (!wanted) return undefined;
    const flow: Flow = { review, steps, failed };
    const submit = async () => {
      if (code) return code.advance(form, flow);
      if (!failed) {
        // A click that came too soon would count once the code is loaded.
        if (!form.store.guard.admits(form.strings)) return;
        const given = await inTime(loading.current, timers);
        if (given) {
          setArrived((now) => now ?? given);
          return given.advance(form, flow);
        }
        setArrived("failed");
        // The click sends nothing: fields are visible now that were not when it was made.
        if (steps.length > 1) return;
      }
      return form.submit();
    };
    return {
      submit,
      submits: (view) =>
        failed ||
        view.review !== undefined ||
        (!review && (view.whole || stepAt(steps, view.question) >= steps.length - 1)),
      questions: (props) => <Stage {...props} flow={flow} header={code?.StepOrReview} />,
      submitButton: code && ((props) => <code.FlowButtons {...props} flow={flow} />),
    };
  }, [wanted, review, steps, code, failed, form, timers]);
}

/** Waits for code to load, but no longer than a user would. */
async function inTime<T>(loading: Promise<T> | undefined, timers: Timers): Promise<T | undefined> {
  let timer: unknown;
  const over = new Promise<undefined>((resolve) => {
    timer = timers.setTimeout(() => resolve(undefined), CODE_WAIT_MILLISECONDS);
  });
  const first = await Promise.race([loading, over]);
  timers.clearTimeout(timer);
  return first;
}
