"use client";

import type { FormSlots } from "../../field/FormSlots.js";
import { useStoreOf } from "../../field/useStore.js";
import type { FormStore } from "../../model/FormStore.js";
import { SecretAct } from "./SecretAct.js";
import { SecretNotice } from "./SecretNotice.js";

const SLOTS: FormSlots = {
  secrets: (props) => <SecretNotice {...props} />,
  beforeSubmit: () => <SecretAct />,
};

const NO_SLOTS: FormSlots = {};

/** Says that a form asks for what looks like a secret, and has the person agree to give it. */
export function useSecrets(store: FormStore): FormSlots {
  return useStoreOf(store, "secrets", ({ secrets }) => secrets.asked) ? SLOTS : NO_SLOTS;
}
