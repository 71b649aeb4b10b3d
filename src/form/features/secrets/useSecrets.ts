"use client";

import { useLazy } from "../../../hooks/useLazy.js";
import { lazy } from "../../../lazy/lazy.js";
import type { FormSlots } from "../../field/FormSlots.js";
import { useStoreOf } from "../../field/useStore.js";
import type { FormStore } from "../../model/FormStore.js";

export const lazySecretSlots = lazy("secretSlots", () => import("./secretSlots.js"));

/** Says that a form asks for what looks like a secret, and has the person agree to give it. */
export function useSecrets(store: FormStore): FormSlots | undefined {
  const asked = useStoreOf(store, "secrets", ({ secrets }) => secrets.asked);
  return useLazy(asked, lazySecretSlots)?.secretSlots;
}
