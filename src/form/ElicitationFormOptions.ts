import type { ReactNode } from "react";
import type { FormMemoryOptions } from "./features/memory/FormMemoryOptions.js";
import type { FormOptions } from "./field/useFormModel.js";

/** How a form asks: the part of `<ElicitationForm>` that no consent has. */
export interface ElicitationFormOptions
  extends
    Pick<FormOptions, "readOnly" | "secrets">,
    Pick<FormMemoryOptions, "rememberAnswers" | "saveDrafts"> {
  /**
   * Shows what will be sent, and what is left out, once more before it goes: Submit checks, Send
   * sends. For answers that cost something.
   */
  review?: boolean | undefined;
  /**
   * Asks a few questions at a time, with Next and Back: how many, or `true` for about five. A form
   * with no more questions than that is asked at once.
   */
  steps?: boolean | number | undefined;
  /**
   * Shows the answers of a form with one field as buttons: one press, or its number key, sends it. By
   * default for a required boolean or choice of at most five options without a default or a free-text
   * companion. `true`: also for an optional field, and for up to nine options. `false`: never. A
   * `review` turns it off.
   */
  quickReplies?: boolean | undefined;
  /** The parts in a layout of your own: `<ElicitationForm.Message />` and the others. */
  children?: ReactNode;
}
