"use client";

import { useEffect, useState } from "react";
import { useLatest } from "../../../parts/useLatest.js";
import type { ElicitationStorage } from "../../../memory/ElicitationStorage.js";
import type { Requester } from "../../../protocol/Requester.js";
import type { FormMemory } from "./startMemory.js";
import type { FormModel } from "../../field/useFormModel.js";

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

/** What is kept of a form, once the code for it has come; never, where the host did not ask. */
export function useMemory(
  { store, request, until }: FormModel,
  requester: Requester,
  { storage, earlierAnswers = false, keepDrafts = false }: FormMemoryOptions,
): FormMemory | undefined {
  const [memory, setMemory] = useState<FormMemory>();
  const wanted = storage !== undefined && (earlierAnswers || keepDrafts);
  const { timers } = until;
  const { name, url } = requester;
  // A host may make its storage anew with every render.
  const latest = useLatest({ storage, request });

  useEffect(() => {
    if (!wanted) return;
    let stopped = false;
    let started: FormMemory | undefined;
    const start = async () => {
      const { startMemory } = await import("./startMemory.js");
      const { storage: given, request: asked } = latest.current;
      // What was entered before the code had come, and is gone from the screen, is kept all the same.
      if (!given || (stopped && !store.dirty)) return;
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

  return wanted && memory?.store === store ? memory : undefined;
}
