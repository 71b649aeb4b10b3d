"use client";

import { useEffect, useMemo, useState } from "react";
import { keepLoading, lazy } from "../../../core/lazy.js";
import type { Requester } from "../../../core/protocol.js";
import { countClears, type ElicitationStorage } from "../../../memory/storage.js";
import { useLatest } from "../../../ui/hooks.js";
import type { FormSlots } from "../../field/FormSlots.js";
import type { BoundForm } from "../../field/useFormModel.js";
import type { FormMemory } from "./startMemory.js";

/** Storage options of a form. By default, it stores nothing. */
export interface FormMemoryOptions {
  /**
   * Where answers and drafts are stored: `createLocalStorage()`, or your own storage.
   *
   * Nothing is stored without `rememberAnswers` or `saveDrafts`.
   *
   * @default no storage
   */
  storage?: ElicitationStorage | undefined;
  /**
   * Offers the user's earlier answers to the same field of the same requester.
   *
   * The user chooses one; none is filled in. Secrets and answers over 200 characters are never
   * stored.
   *
   * @default false
   */
  rememberAnswers?: boolean | undefined;
  /**
   * Stores the input until the response, so that it survives a reload.
   *
   * Drafts are kept for at most 24 hours. Secrets are never stored.
   *
   * @default false
   */
  saveDrafts?: boolean | undefined;
}

/** Names of these props, for components that pass the rest to an element. */
export const MEMORY = [
  "storage",
  "rememberAnswers",
  "saveDrafts",
] as const satisfies readonly (keyof FormMemoryOptions)[];

export const lazyMemory = lazy("startMemory", () => import("./startMemory.js"));

/** Stores what the host enabled, once its code is loaded, and shows it. */
export function useMemory(
  { store, request, time }: BoundForm,
  requester: Requester,
  { storage, rememberAnswers = false, saveDrafts = false }: FormMemoryOptions,
): FormSlots | undefined {
  const [memory, setMemory] = useState<FormMemory>();
  const wanted = storage !== undefined && (rememberAnswers || saveDrafts);
  const { timers } = time;
  const { name, url } = requester;
  // A host may create its storage with every render.
  const latest = useLatest({ storage, request });

  useEffect(() => {
    if (!wanted) return;
    const { storage: first } = latest.current;
    const clears = first && countClears(first, "drafts");
    let stopped = false;
    let started: FormMemory | undefined;
    const start = async () => {
      const { startMemory } = await lazyMemory.load();
      const { storage: given, request: asked } = latest.current;
      // A form that left the screen before this code had loaded is kept all the same, if anything
      // was entered.
      if (!given || (stopped && !store.values.dirty)) return;
      // Nor is what was entered before the storage was cleared.
      if (stopped && countClears(given, "drafts") !== clears) return;
      const options = { store, request: asked, requester: { name, url }, storage: given, timers };
      started = startMemory(options, { rememberAnswers, saveDrafts });
      if (stopped) started.stop();
      else setMemory(started);
    };
    // Offline, perhaps: until it has come the form is the plain one.
    const stopLoading = keepLoading({ load: start });
    return () => {
      stopLoading();
      stopped = true;
      started?.stop();
    };
  }, [wanted, rememberAnswers, saveDrafts, store, name, url, timers, latest]);

  return useMemo<FormSlots | undefined>(() => {
    if (!wanted || memory?.store !== store) return undefined;
    const { DraftNote, EarlierList, answers, draft } = memory;
    return {
      draft: draft && ((props) => <DraftNote draft={draft} {...props} />),
      rememberAnswers: answers && ((props) => <EarlierList answers={answers} {...props} />),
    };
  }, [wanted, memory, store]);
}
