import { AnswerKeeper } from "./AnswerKeeper.js";
import { DraftKeeper } from "./DraftKeeper.js";
import { DraftNote } from "./DraftNote.js";
import { EarlierList } from "./EarlierList.js";
import type { MemoryOptions } from "./MemoryOptions.js";

/** The memory of a form, and what shows it. */
export type FormMemory = ReturnType<typeof startMemory>;

/** Starts to store what the host enabled. All of it is loaded only then. */
export function startMemory(
  options: MemoryOptions,
  { rememberAnswers, saveDrafts }: { rememberAnswers: boolean; saveDrafts: boolean },
) {
  const answers = rememberAnswers ? new AnswerKeeper(options) : undefined;
  const draft = saveDrafts ? new DraftKeeper(options) : undefined;
  void answers?.start();
  void draft?.start();
  return {
    store: options.store,
    answers,
    draft,
    DraftNote,
    EarlierList,
    /** Stops watching the form. The latest input is written. */
    stop: () => {
      answers?.stop();
      draft?.stop();
    },
  };
}
