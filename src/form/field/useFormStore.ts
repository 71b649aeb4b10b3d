"use client";

import { useEffect, useState } from "react";
import { showingsOf } from "../../answering/showings.js";
import { showRequest } from "../../answering/showRequest.js";
import type { ElicitationRequest } from "../../protocol/types.js";
import { type Question, sameQuestion } from "../../protocol/sameQuestion.js";
import { readForm } from "../../schema/readForm.js";
import type { Settings } from "../../schema/types.js";
import type { Timers } from "../../time/timers.js";
import { FormStore } from "../model/FormStore.js";

/** The last form of a request object when it was unmounted, its answer included. */
const drafts = new WeakMap<ElicitationRequest, FormStore>();

/**
 * Returns the store of a request.
 *
 * An equal request of the same requester keeps it. Another request, or an equal one after the
 * response, gets a new one. Input survives unmounting: the next form of the same request object
 * continues with it, unless one is still mounted (a new `key`). A settled request stays settled.
 */
export function useFormStore(
  question: Question,
  settings: Settings,
  hydrated: boolean,
  refusesSecrets: boolean,
  timers: Timers,
  loadSecretSlots: (() => Promise<unknown>) | undefined,
): FormStore {
  const { request } = question;
  const [shown, setShown] = useState(() => {
    const first = resume(request, settings);
    // If it is known before the first frame, it renders once. On a server there is no other
    // request.
    if (hydrated) first.status.replacementGuard.foresee(timers);
    return { ...question, store: first };
  });
  let { store } = shown;
  if (request !== shown.request) {
    const goesOn = store.status.phase.name !== "answered" && sameQuestion(question, shown);
    if (!goesOn) store = resume(request, settings);
    setShown({ ...question, store });
  }

  useEffect(() => store.show(timers, loadSecretSlots), [store, timers, loadSecretSlots]);

  useEffect(() => store.configure(settings, refusesSecrets), [store, settings, refusesSecrets]);

  useEffect(() => {
    const hide = showRequest(request, store.status, timers);
    return () => {
      hide();
      drafts.set(request, store);
    };
  }, [request, store, timers]);
  return store;
}

function resume(request: ElicitationRequest, settings: Settings): FormStore {
  const draft = drafts.get(request);
  const { holders, phase } = showingsOf(request);
  if (draft && holders.size === 0) {
    // Answered in another form meanwhile: nothing secret is rendered, not even in the first frame.
    if (phase.name === "answered" && !draft.status.locked) draft.status.setPhase(phase);
    return draft;
  }
  const schema = "requestedSchema" in request ? request.requestedSchema : undefined;
  return new FormStore(readForm(schema, request.message), settings, request.message);
}
