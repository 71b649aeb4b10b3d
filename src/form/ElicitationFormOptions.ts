import type { ReactNode } from "react";
import type { FormMemoryOptions } from "./features/memory/Memory.js";
import type { FormOptions } from "./field/useFormModel.js";

/** Options of a form that a URL consent doesn't have. */
export interface ElicitationFormOptions
  extends
    Pick<FormOptions, "readOnly" | "secrets">,
    Pick<FormMemoryOptions, "rememberAnswers" | "saveDrafts"> {
  /**
   * Shows the answers for review before they are sent.
   *
   * Submit validates and shows what will be sent and what is left out. Send sends it.
   *
   * @default false
   */
  review?: boolean | undefined;
  /**
   * Shows a few fields at a time, with Next and Back.
   *
   * A number sets the fields per step; `true` means at most five. A form with fewer fields has no
   * steps.
   *
   * @default false
   */
  steps?: boolean | number | undefined;
  /**
   * Shows the answers of a form with one field as buttons: one click sends it.
   *
   * A number key does the same. By default for a required boolean or choice of at most five options,
   * without a default, an "Other…" field or an option that asks for words ("Custom"). `true` also
   * allows an optional field and up to nine options; `false` turns it off. So does `review`.
   *
   * @default undefined: for a required field with at most five options
   */
  quickReplies?: boolean | undefined;
  /**
   * Custom layout: `<ElicitationForm.Message />` and the other elements.
   *
   * @default every element in its usual order
   */
  children?: ReactNode;
}
