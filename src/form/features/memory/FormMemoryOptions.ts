import type { ElicitationStorage } from "../../../memory/ElicitationStorage.js";

/** What a form keeps between visits. Nothing, unless the host asks for it. */
export interface FormMemoryOptions {
  /**
   * Where it is kept: `createLocalStorage()`, or a place of your own. Nothing is kept without
   * `rememberAnswers` or `saveDrafts`.
   */
  storage?: ElicitationStorage | undefined;
  /**
   * Offers what the person answered before to the same question of the same requester, to be
   * chosen by hand. Never what looks like a secret, nor long texts.
   */
  rememberAnswers?: boolean | undefined;
  /**
   * Keeps what was entered until the answer, at most for a day, so that it survives a reload. Never
   * what looks like a secret.
   */
  saveDrafts?: boolean | undefined;
}

/** The names of all that, for components that hand the rest of their props to an element. */
export const MEMORY = [
  "storage",
  "rememberAnswers",
  "saveDrafts",
] as const satisfies readonly (keyof FormMemoryOptions)[];
