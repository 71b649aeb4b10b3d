import type { ElicitationRequest, ElicitationResult, Requester } from "../../../core/protocol.js";
import type { Timers } from "../../../core/timers.js";
import type { ElicitationStorage } from "../../../memory/storage.js";
import { type Field, kindFacts } from "../../../schema/Field.js";
import { findSecrets } from "../../../schema/secrets/findSecrets.js";
import { looksSecret } from "../../../schema/secrets/looksSecret.js";
import type { SchemaReading } from "../../../schema/readSchema.js";
import type { FormStore } from "../../model/FormStore.js";

/** Options of a form's memory, for one requester in one storage. */
export interface MemoryOptions {
  store: FormStore;
  request: ElicitationRequest;
  requester: Requester;
  storage: ElicitationStorage;
  timers: Timers;
}

/**
 * Calls back once, when the host has taken a response.
 *
 * A response that is being sent when the caller stops waiting (a host may remove the form first) is
 * still waited for.
 *
 * @returns a function that stops waiting.
 */
export function whenAnswered(
  store: FormStore,
  act: (action: ElicitationResult["action"]) => void,
): () => void {
  let wanted = true;
  const unsubscribe = store.topics.subscribe("status", () => {
    const { sent, pending } = store.session;
    if (sent) act(sent.action);
    if (sent || (!wanted && !pending)) unsubscribe();
  });
  return () => {
    wanted = false;
    if (!store.session.pending) unsubscribe();
  };
}

/**
 * Returns which fields may be stored: none that seems to ask for a secret.
 *
 * If the request as a whole asks for one ("Paste your API key", and a field called "Value"), no
 * typed input is stored.
 */
export function keepable(
  request: ElicitationRequest,
  reading: SchemaReading,
): (field: Field) => boolean {
  const texts = [request.message, reading.title, reading.description];
  const asksForSecret = texts.some(
    (text) => typeof text === "string" && looksSecret({ key: "", description: text }),
  );
  const secrets = findSecrets(reading, request.message);
  return (field) =>
    !secrets.has(field) && !(asksForSecret && kindFacts(field).answered === "written");
}
