import { useEffect, useState } from "react";
import type { ElicitationRequest } from "../protocol/ElicitationRequest.js";
import { sameJson } from "../protocol/sameJson.js";
import { readSchema } from "../schema/readSchema.js";
import type { Settings } from "../schema/Settings.js";
import { FormStore } from "./FormStore.js";
import { sessionOf } from "./sessions.js";

/**
 * The store of a request. An equal request keeps it, whatever object it is; another request, or an
 * equal one after the answer, starts anew. What was entered survives an unmount: the next form of
 * the same request object goes on with it, unless one is mounted already (a new `key`).
 */
export function useFormStore(request: ElicitationRequest, settings: Settings): FormStore {
  const [held, setHeld] = useState(() => ({ request, store: takeUp(request, settings) }));
  let { store } = held;
  if (request !== held.request) {
    const goesOn = store.phase.name !== "answered" && sameJson(request, held.request);
    if (!goesOn) store = takeUp(request, settings);
    setHeld({ request, store });
  }

  useEffect(() => {
    store.setSettings(settings);
  }, [store, settings]);

  useEffect(() => {
    const session = sessionOf(request);
    // One request has one answer: a second form of it waits for the first one's.
    if (session.pending) store.setPhase({ name: "pending" });
    session.mounted.add(store);
    return () => {
      session.mounted.delete(store);
      session.draft = store.phase.name === "answered" ? undefined : store;
    };
  }, [request, store]);
  return store;
}

function takeUp(request: ElicitationRequest, settings: Settings): FormStore {
  const { mounted, draft } = sessionOf(request);
  if (draft && mounted.size === 0) return draft;
  const schema = "requestedSchema" in request ? request.requestedSchema : undefined;
  return new FormStore(readSchema(schema), settings);
}
