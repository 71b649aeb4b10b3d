"use client";

import { useEffect, useMemo, useState } from "react";
import { lazy } from "../../../lazy/lazy.js";
import { useLatest } from "../../../parts/useLatest.js";
import type { ElicitationStorage } from "../../../memory/ElicitationStorage.js";
import type { Requester } from "../../../protocol/Requester.js";
import type { FormMemory } from "./startMemory.js";
import type { FormSlots } from "../../field/FormSlots.js";
import type { BoundForm } from "../../field/useFormModel.js";

/** What a form keeps between visits. Nothing, unless the host asks for it. */
export interface FormMemoryOptions {
  /**
   * Where it is kept: `localStorageOf()`, or a place of your own. Nothing is kept without
   * `earlierAnswers` or `keepDrafts`.
   */
  storage?: ElicitationStorage | undefined;
  /**
   * Offers what the person answered before to the same question of the same requester, to be
   * chosen by hand. Never what looks like a secret, nor long texts.
   */
  earlierAnswers?: boolean | undefined;
  /**
   * Keeps what was entered until the answer, at most for a day, so that it survives a reload. Never
   * what looks like a secret.
   */
  keepDrafts?: boolean | undefined;
}

/** The names of all that, for components that hand the rest of their props to an element. */
export const MEMORY = [
  "storage",
  "earlierAnswers",
  "keepDrafts",
] as const satisfies readonly (keyof FormMemoryOptions)[];

const lazyMemory = lazy("startMemory", () => import("./startMemory.js"));

/** Keeps what the host asks for, once the code for it has come, and shows it. */
export function useMemory(
  { store, request, time }: BoundForm,
  requester: Requester,
  { storage, earlierAnswers = false, keepDrafts = false }: FormMemoryOptions,
): FormSlots {
  const [memory, setMemory] = useState<FormMemory>();
  const wanted = storage !== undefined && (earlierAnswers || keepDrafts);
  const { timers } = time;
  const { name, url } = requester;
  // A host may make its storage anew with every render.
  const latest = useLatest({ storage, request });

  useEffect(() => {
    if (!wanted) return;
    let stopped = false;
    let started: FormMemory | undefined;
    const start = async () => {
      const { startMemory } = await lazyMemory.load();
      const { storage: given, request: asked } = latest.current;
      // What was entered before the code had come, and is gone from the screen, is kept all the same.
      if (!given || (stopped && !store.values.dirty)) return;
      const options = { store, request: asked, requester: { name, url }, storage: given, timers };
      started = startMemory(options, { earlierAnswers, keepDrafts });
      if (stopped) started.stop();
      else setMemory(started);
    };
    // Offline, perhaps: the form is the plain one.
    start().catch(() => {});
    return () => {
      stopped = true;
      started?.stop();
    };
  }, [wanted, earlierAnswers, keepDrafts, store, name, url, timers, latest]);

  return useMemo<FormSlots>(() => {
    if (!wanted || memory?.store !== store) return {};
    const { DraftNote, EarlierList, answers, draft } = memory;
    return {
      draft: draft && ((props) => <DraftNote draft={draft} {...props} />),
      earlierAnswers: answers && ((props) => <EarlierList answers={answers} {...props} />),
    };
  }, [wanted, memory, store]);
}
