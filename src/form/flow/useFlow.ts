"use client";

import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import type { FormModel } from "../useFormModel.js";
import type { FlowParts } from "./FlowParts.js";
import { type Step, stepsOf } from "./stepsOf.js";

/** A form that is not answered all at once: in steps, looked over before it is sent, or both. */
export interface Flow {
  review: boolean;
  /** One where the form is not asked in steps. */
  steps: readonly Step[];
  /** Missing until they are loaded. */
  parts: FlowParts | undefined;
  /** Whether they could not be loaded: then the form is the plain one. */
  failed: boolean;
  /** Goes one step further: to the next questions, to the review, or to the host. */
  submit: () => Promise<void>;
}

export interface FlowOptions {
  review?: boolean | undefined;
  steps?: boolean | number | undefined;
}

/** How long an answer waits, in milliseconds, for code that does not come. */
const PATIENCE = 3_000;

/** The parts of a flow are code that few forms need, so they come when a form wants them. */
let loaded: FlowParts | undefined;
const never = () => () => {};

/** How a form is gone through; `undefined` where all at once. */
export function useFlow(
  model: FormModel,
  { review = false, steps: size }: FlowOptions,
): Flow | undefined {
  const { fields, until } = model;
  const { timers } = until;
  const steps = useMemo(() => stepsOf(fields.length, size), [fields.length, size]);
  const wanted = (review && fields.length > 0) || steps.length > 1;

  // On the server, and while its markup is taken over, there are none.
  const ready = useSyncExternalStore(
    never,
    () => loaded,
    () => undefined,
  );
  const [arrived, setArrived] = useState<FlowParts | "failed">();
  const loading = useRef<Promise<FlowParts | undefined>>(undefined);
  useEffect(() => {
    if (!wanted || ready) return;
    let mounted = true;
    let timer: unknown;
    const late = new Promise<undefined>((resolve) => {
      timer = timers.setTimeout(() => resolve(undefined), PATIENCE);
    });
    const load = async () => {
      const { loadedFlow } = await import("./loadedFlow.js");
      return (loaded = loadedFlow);
    };
    const settle = async () => {
      const parts = await Promise.race([load().catch(() => undefined), late]);
      timers.clearTimeout(timer);
      if (mounted) setArrived(parts ?? "failed");
      return parts;
    };
    loading.current = settle();
    return () => {
      mounted = false;
      timers.clearTimeout(timer);
    };
  }, [wanted, ready, timers]);

  const failed = arrived === "failed";
  const parts = failed ? undefined : (ready ?? arrived);
  return useMemo(() => {
    if (!wanted) return undefined;
    const flow = { review, steps, parts, failed };
    const submit = async () => {
      const given = parts ?? (failed ? undefined : await loading.current);
      await (given ? given.submit(model, flow) : model.submit());
    };
    return { ...flow, submit };
  }, [wanted, review, steps, parts, failed, model]);
}
