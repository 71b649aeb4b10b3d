"use client";

import { forwardRef, useEffect, useState, useSyncExternalStore } from "react";
import { enMemory } from "../../../strings/enMemory.js";
import { ActionButton } from "../../../ui/ActionButton.js";
import { part, type PartProps } from "../../../ui/part.js";
import { useFormContext, useWholeStore } from "../../field/FormContext.js";
import type { FormMemory } from "../../field/FormFeatures.js";
import type { FieldPartProps } from "../../field/types.js";
import { AnswerKeeper } from "./AnswerKeeper.js";
import { DraftKeeper } from "./DraftKeeper.js";
import { EarlierList } from "./EarlierList.js";
import type { MemoryOptions } from "./keepers.js";

interface DraftNoteProps extends PartProps<"div"> {
  draft: DraftKeeper;
}

/** Shows that a draft was restored, and how to undo that. Renders a `<div role="status">`. */
const DraftNote = forwardRef<HTMLDivElement, DraftNoteProps>(function DraftNote(
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
  const locked = useWholeStore().session.locked || form.readOnly;
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
            variant="link"
            locked={locked}
            act={() => (state === "restored" ? draft.startOver() : draft.putBack())}
          >
            {state === "restored" ? strings.startOver : strings.undoStartOver}
          </ActionButton>
        </>
      )}
    </div>
  );
});

/** The memory of a form, and what shows it. */
export interface StartedMemory extends FormMemory {
  /** Stops watching the form. The latest input is written. */
  stop: () => void;
}

/** Starts to store what the host enabled. */
export function startMemory(
  options: MemoryOptions,
  { rememberAnswers, saveDrafts }: { rememberAnswers: boolean; saveDrafts: boolean },
): StartedMemory {
  const answers = rememberAnswers ? new AnswerKeeper(options) : undefined;
  const draft = saveDrafts ? new DraftKeeper(options) : undefined;
  void answers?.start();
  void draft?.start();
  return {
    Draft:
      draft &&
      forwardRef<HTMLDivElement, PartProps<"div">>(function Draft(props, ref) {
        return <DraftNote draft={draft} {...props} ref={ref} />;
      }),
    Answers:
      answers &&
      forwardRef<HTMLDivElement, FieldPartProps<"div">>(function Answers(props, ref) {
        return <EarlierList answers={answers} {...props} ref={ref} />;
      }),
    stop: () => {
      answers?.stop();
      draft?.stop();
    },
  };
}
