"use client";

import { forwardRef, useEffect, useState, useSyncExternalStore } from "react";
import { ActionButton } from "../../../parts/ActionButton.js";
import { part } from "../../../parts/part.js";
import type { PartProps } from "../../../parts/types.js";
import { enMemory } from "../../../strings/enMemory.js";
import { useFormContext } from "../../field/FormContext.js";
import { useFormState } from "../../field/useFormState.js";
import type { DraftKeeper } from "./DraftKeeper.js";

export interface DraftNoteProps extends PartProps<"div"> {
  draft: DraftKeeper;
}

/** Shows that a draft was restored, and how to undo that. Renders a `<div role="status">`. */
export const DraftNote = forwardRef<HTMLDivElement, DraftNoteProps>(function DraftNote(
  { draft, ...props },
  ref,
) {
  const form = useFormContext();
  const strings = { ...enMemory, ...form.strings };
  const state = useSyncExternalStore(
    draft.subscribe,
    () => draft.state,
    () => "none" as const,
  );
  const locked = useFormState().status.locked || form.readOnly;
  // A live region announces what changes in it, not what it is first rendered with.
  const [heard, setHeard] = useState(false);
  useEffect(() => setHeard(true), []);
  const shown = heard && state !== "none";
  return (
    <div {...part("draft")} role="status" {...props} ref={ref}>
      {shown && (
        <>
          <div {...part("draft-text")}>
            {state === "restored" ? strings.draftRestored : strings.startedOver}
          </div>
          <ActionButton
            name="start-over"
            locked={locked}
            act={() => {
              if (locked) return;
              if (state === "restored") draft.startOver();
              else draft.putBack();
            }}
          >
            {state === "restored" ? strings.startOver : strings.undoStartOver}
          </ActionButton>
        </>
      )}
    </div>
  );
});
