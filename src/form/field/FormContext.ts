"use client";

import { createContext, type RefObject, useContext, useSyncExternalStore } from "react";
import type { Requester } from "../../core/protocol.js";
import type { HeadingLevel, RenderMessage } from "../../ui/part.js";
import type { FormStore } from "../model/FormStore.js";
import type { FormFeatures } from "./FormFeatures.js";
import type { Controls } from "./types.js";
import type { BoundForm } from "./useFormModel.js";

/**
 * The state that all elements of a form share. It changes with the props of the form, never with a
 * keystroke.
 */
export interface FormContextValue extends BoundForm {
  requester: Requester;
  controls: Controls | undefined;
  /** Heading level of the message. Other headings are one level deeper. */
  headingLevel: HeadingLevel;
  renderMessage: RenderMessage | undefined;
  features: FormFeatures;
  /** Number of forms around this one. A nested answer is a form. */
  nesting?: number;
  /** In a nested form: what its only field is called, if its label is visible elsewhere. */
  name?: string | undefined;
  /** In a nested form: how many fields each of its fields may render at once. */
  share?: number;
  /** In a nested form: its place in the answer of the outermost field. */
  place?: NestedPlace;
  /** The outermost element of the form. */
  root: RefObject<HTMLDivElement | null>;
}

/** Place of a nested form in the answer of the outermost field. */
export interface NestedPlace {
  /** Location of its answer, as a JSON Pointer (RFC 6901). */
  path: string;
  /** Whether its answer has a property for each field. Otherwise it is the answer of the only field. */
  isGroup: boolean;
  /** Locations of what the server gave and only it sets. */
  readOnly: readonly string[];
}

export const FormContext = createContext<FormContextValue | null>(null);

/** Returns the form around an element. */
export function useFormContext(): FormContextValue {
  const context = useContext(FormContext);
  if (!context) {
    throw new Error(
      "An element of ElicitationForm was rendered outside <ElicitationForm>, so it has no request to show. Render it as a child of <ElicitationForm>.",
    );
  }
  return context;
}

/**
 * Reads something of the store of the form around, and renders again only when it changed. The
 * selection must be a primitive or keep its identity.
 *
 * @param topics see `Topics.subscribe`.
 */
export function useStore<T>(
  topics: string | readonly string[],
  select: (store: FormStore) => T,
): T {
  return useStoreOf(useFormContext().store, topics, select);
}

/** `useStore` for a store that is passed in. */
export function useStoreOf<T>(
  store: FormStore,
  topics: string | readonly string[],
  select: (store: FormStore) => T,
): T {
  const snapshot = () => select(store);
  return useSyncExternalStore(store.topics.subscriberOf(topics), snapshot, snapshot);
}

/** How often the form as a whole changed; see `Topics.changes`. */
export const FormChanges = createContext(0);

/**
 * Returns the store of the form around an element, and renders again whenever anything but the value of a
 * field changes.
 *
 * That is seldom. A subscription or a selector for each element would slow down mounting more than
 * those renders.
 */
export function useWholeStore(): FormStore {
  useContext(FormChanges);
  return useFormContext().store;
}

/** Whether the input guard ignores clicks on Submit for now. See `FormGuard`. */
export function useWaiting(): boolean {
  return useStore("guard", ({ guard }) => guard.state === "waiting");
}

/** Whether Submit does nothing: the form is locked, or something is to be read or changed first. */
export function useSubmitLocked(): boolean {
  const { readOnly } = useFormContext();
  const { session, secrets } = useWholeStore();
  return session.locked || readOnly || secrets.refused;
}
