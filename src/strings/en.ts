import { enAfterConsent } from "./enAfterConsent.js";
import { enApproval } from "./enApproval.js";
import { enApprovalReceipt } from "./enApprovalReceipt.js";
import { enArrival } from "./enArrival.js";
import { enCautions } from "./enCautions.js";
import { enConsent } from "./enConsent.js";
import { enElicitation } from "./enElicitation.js";
import { enFlow } from "./enFlow.js";
import { enFold } from "./enFold.js";
import { enForm } from "./enForm.js";
import { enIssues } from "./enIssues.js";
import { enMemory } from "./enMemory.js";
import { enNested } from "./enNested.js";
import { enReceipt } from "./enReceipt.js";
import { enSecrets } from "./enSecrets.js";

/**
 * All strings in English. Every locale has the same keys.
 *
 * @example
 * const strings = { ...en, submit: "Book", decline: `${en.no}, thanks` };
 * <ElicitationProvider strings={strings}>
 *   <Chat />
 * </ElicitationProvider>
 */
export const en = {
  ...enForm,
  ...enIssues,
  ...enConsent,
  ...enCautions,
  ...enAfterConsent,
  ...enElicitation,
  ...enFlow,
  ...enNested,
  ...enReceipt,
  ...enMemory,
  ...enApproval,
  ...enApprovalReceipt,
  ...enArrival,
  ...enFold,
  ...enSecrets,
};

/** The strings of the library, by key. A locale must have every one of them. */
export type Strings = typeof en;

/**
 * Strings of a language. Some may be missing until the next release; users get English there.
 *
 * @see withEnglish
 */
export type Translation<All = Strings> = {
  [Key in keyof All]?: All[Key] extends string | ((...given: never[]) => string)
    ? All[Key]
    : Translation<All[Key]>;
};
