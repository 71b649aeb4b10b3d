import type { ForwardRefExoticComponent, RefAttributes } from "react";
import type { FormStore } from "../../model/FormStore.js";
import { AnswerKeeper } from "./AnswerKeeper.js";
import { DraftKeeper } from "./DraftKeeper.js";
import { DraftNote, type DraftNoteProps } from "./DraftNote.js";
import { EarlierList, type EarlierListProps } from "./EarlierList.js";
import type { MemoryOptions } from "./MemoryOptions.js";

type Part<Props> = ForwardRefExoticComponent<Props & RefAttributes<HTMLDivElement>>;

/** What is kept of a form, and what shows it. */
export interface FormMemory {
  store: FormStore;
  answers: AnswerKeeper | undefined;
  draft: DraftKeeper | undefined;
  DraftNote: Part<DraftNoteProps>;
  EarlierList: Part<EarlierListProps>;
  /** Stops watching the form. What was entered last is written. */
  stop(): void;
}

/** Begins to keep what the host asked for. All of it is loaded only then. */
export function startMemory(
  options: MemoryOptions,
  { earlierAnswers, keepDrafts }: { earlierAnswers: boolean; keepDrafts: boolean },
): FormMemory {
  const answers = earlierAnswers ? new AnswerKeeper(options) : undefined;
  const draft = keepDrafts ? new DraftKeeper(options) : undefined;
  void answers?.start();
  void draft?.start();
  return {
    store: options.store,
    answers,
    draft,
    DraftNote,
    EarlierList,
    stop: () => {
      answers?.stop();
      draft?.stop();
    },
  };
}
