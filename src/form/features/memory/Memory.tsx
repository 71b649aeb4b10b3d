"use client";

import { useEffect } from "react";
import { keepLoading, lazy } from "../../../core/lazy.js";
import type { Requester } from "../../../core/protocol.js";
import { countClears, type ElicitationStorage } from "../../../memory/storage.js";
import { useLatest } from "../../../ui/hooks.js";
import type { FormMemory } from "../../field/FormFeatures.js";
import type { BoundForm } from "../../field/useFormModel.js";
import type { StartedMemory } from "./startMemory.js";

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

export const lazyMemory = lazy("startMemory", () => import("./startMemory.js"));

/** Whether a form stores anything. */
export function storesAnything(options: FormMemoryOptions): boolean {
  const { storage, rememberAnswers, saveDrafts } = options;
  return storage !== undefined && (rememberAnswers === true || saveDrafts === true);
}

/** Returns the options that store nothing, because there is no storage. */
export function unstoredOf(options: FormMemoryOptions): string | undefined {
  const names = ["rememberAnswers", "saveDrafts"] as const;
  return options.storage ? undefined : names.filter((name) => options[name]).join(", ");
}

interface MemoryProps extends FormMemoryOptions {
  form: BoundForm;
  requester: Requester;
  /** Called when the memory has started, and with `undefined` when it stops. */
  onChange: (memory: FormMemory | undefined) => void;
}

/** Stores what the host enabled, once its code is loaded. Renders nothing itself. */
export function Memory({
  form: { store, request, time },
  requester: { name, url },
  storage,
  rememberAnswers = false,
  saveDrafts = false,
  onChange,
}: MemoryProps) {
  const { timers } = time;
  // A host may create its storage with every render.
  const latest = useLatest({ storage, request });

  useEffect(() => {
    const { storage: first } = latest.current;
    const clears = first && countClears(first, "drafts");
    let stopped = false;
    let started: StartedMemory | undefined;
    const start = async () => {
      const { startMemory } = await lazyMemory.load();
      const { storage: given, request: asked } = latest.current;
      // If the form was unmounted before this code loaded, its input is still stored.
      if (!given || (stopped && !store.values.dirty)) return;
      // Input from before the storage was cleared is not stored.
      if (stopped && countClears(given, "drafts") !== clears) return;
      const options = { store, request: asked, requester: { name, url }, storage: given, timers };
      started = startMemory(options, { rememberAnswers, saveDrafts });
      if (stopped) started.stop();
      else onChange(started);
    };
    // Offline, perhaps: until it has come the form is the plain one.
    const stopLoading = keepLoading({ load: start });
    return () => {
      stopLoading();
      stopped = true;
      started?.stop();
      onChange(undefined);
    };
  }, [rememberAnswers, saveDrafts, store, name, url, timers, latest, onChange]);

  return null;
}
