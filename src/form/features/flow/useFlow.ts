"use client";

import { useEffect, useMemo, useRef, useState } from "react";
import { useInBrowser } from "../../../parts/useInBrowser.js";
import type { Timers } from "../../../time/Timers.js";
import type { FormModel } from "../../field/useFormModel.js";
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

/** How long a pressed Submit waits, in milliseconds, for code that does not come. */
const PATIENCE = 5_000;

/** The parts of a flow are code that few forms need, so they come when a form wants them. */
let loaded: FlowParts | undefined;

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
  const ready = useInBrowser(() => loaded);
  const [arrived, setArrived] = useState<FlowParts | "failed">();
  const loading = useRef<Promise<FlowParts | undefined>>(undefined);
  useEffect(() => {
    if (!wanted || ready) return;
    let mounted = true;
    const load = async () => {
      const parts = await import("./loadedFlow.js").then(
        ({ loadedFlow }) => (loaded = loadedFlow),
        () => undefined,
      );
      if (mounted) setArrived(parts ?? "failed");
      return parts;
    };
    loading.current = load();
    return () => {
      mounted = false;
    };
  }, [wanted, ready]);

  const failed = arrived === "failed";
  const parts = failed ? undefined : (ready ?? arrived);
  return useMemo(() => {
    if (!wanted) return undefined;
    const flow = { review, steps, parts, failed };
    const submit = async () => {
      if (parts) return parts.submit(model, flow);
      if (!failed) {
        const given = await inTime(loading.current, timers);
        if (given) return given.submit(model, flow);
        setArrived("failed");
        // Questions that were not on show when it was pressed are on show now.
        if (steps.length > 1) return;
      }
      return model.submit();
    };
    return { ...flow, submit };
  }, [wanted, review, steps, parts, failed, model, timers]);
}

/** What is loading, if it comes while a person still waits for it. */
async function inTime<T>(loading: Promise<T> | undefined, timers: Timers): Promise<T | undefined> {
  let timer: unknown;
  const late = new Promise<undefined>((resolve) => {
    timer = timers.setTimeout(() => resolve(undefined), PATIENCE);
  });
  const first = await Promise.race([loading, late]);
  timers.clearTimeout(timer);
  return first;
}
