import type { ElicitationStorage } from "../../../memory/ElicitationStorage.js";

/** Storage options of a form. By default, it stores nothing. */
export interface FormMemoryOptions {
  /**
   * Where answers and drafts are stored: `createLocalStorage()`, or your own storage.
   *
   * Nothing is stored without `rememberAnswers` or `saveDrafts`.
   *
   * @default no storage
   */
  storage?: ElicitationStorage | undefined;
  /**
   * Offers the user's earlier answers to the same field of the same requester.
   *
   * The user chooses one; none is filled in. Secrets and answers over 200 characters are never
   * stored.
   *
   * @default false
   */
  rememberAnswers?: boolean | undefined;
  /**
   * Stores the input until the response, so that it survives a reload.
   *
   * Drafts are kept for at most 24 hours. Secrets are never stored.
   *
   * @default false
   */
  saveDrafts?: boolean | undefined;
}

/** Names of these props, for components that pass the rest to an element. */
export const MEMORY = [
  "storage",
  "rememberAnswers",
  "saveDrafts",
] as const satisfies readonly (keyof FormMemoryOptions)[];
