import {
  Elicitation,
  type ElicitationFormProps,
  type ElicitationStorage,
  type FormRequest,
} from "react-elicitation";
import { useState } from "react";
import { requester } from "../requester";

export interface MemoryHostProps extends Pick<
  ElicitationFormProps,
  "rememberAnswers" | "saveDrafts" | "onRespond"
> {
  request: FormRequest;
  /** In place of one that is as old as the story. */
  storage?: ElicitationStorage;
}

/** A place that nothing outlives. */
function openStorage(): ElicitationStorage {
  const held = new Map<string, string>();
  return {
    get: (key) => held.get(key),
    set: (key, value) => void held.set(key, value),
    remove: (key) => void held.delete(key),
  };
}

/**
 * A host whose server asks the same question whenever it is told to. Nothing but the storage outlives
 * one showing, as after a reload.
 */
export function MemoryHost({ request, storage, onRespond, ...form }: MemoryHostProps) {
  const [own] = useState(openStorage);
  const [asked, setAsked] = useState(() => ({ serial: 0, request: structuredClone(request) }));
  return (
    <div style={{ display: "grid", gap: 16, padding: 16 }}>
      <div>
        <button
          type="button"
          onClick={() => setAsked({ serial: asked.serial + 1, request: structuredClone(request) })}
        >
          Reload, and ask again
        </button>
      </div>
      <Elicitation
        key={asked.serial}
        request={asked.request}
        requester={requester}
        storage={storage ?? own}
        onRespond={onRespond}
        form={form}
      />
    </div>
  );
}
