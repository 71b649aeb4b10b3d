"use client";

import { useLazy } from "../../../ui/hooks.js";
import { lazy } from "../../../core/lazy.js";
import type { FormSlots } from "../../field/FormSlots.js";
import { useStoreOf } from "../../field/FormContext.js";
import type { FormStore } from "../../model/FormStore.js";

export const lazySecretSlots = lazy("secretSlots", () => import("./secretSlots.js"));

/** Returns the warning and the confirmation of a form that seems to ask for a secret. */
export function useSecrets(store: FormStore): FormSlots | undefined {
  const asked = useStoreOf(store, "secrets", ({ secrets }) => secrets.asked);
  return useLazy(asked, lazySecretSlots)?.secretSlots;
}
