import type { ReactNode } from "react";
import type { FormMemoryOptions } from "./features/memory/FormMemoryOptions.js";
import type { QuickReplyOptions } from "./features/replies/useQuickReplies.js";
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
   * A form that is one choice of up to six options, or one yes or no, becomes a row of buttons: one
   * press answers it, after a moment in which it can be undone. Every other form stays as it is.
   */
  quickReplies?: boolean | QuickReplyOptions | undefined;
  /**
   * Keys that answer while the focus is in the form and not in a text box: 1 to 9 choose, Y and N
   * answer a yes or no, 0 is no answer. Ctrl+Enter submits from anywhere in it. They are drawn where
   * they work.
   */
  shortcuts?: boolean | undefined;
  /** The parts in a layout of your own: `<ElicitationForm.Message />` and the others. */
  children?: ReactNode;
}
