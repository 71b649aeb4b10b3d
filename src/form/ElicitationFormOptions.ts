import type { ReactNode } from "react";
import type { FormMemoryOptions } from "./features/memory/FormMemoryOptions.js";
import type { QuickReplyOptions } from "./features/replies/useQuickReplies.js";
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
   * Shows the answers to a simple form as buttons: one click answers it.
   *
   * Applies to a form with one field that is a choice of up to six options, or a boolean. The
   * answer can be undone for a moment before it is sent.
   *
   * @default false
   */
  quickReplies?: boolean | QuickReplyOptions | undefined;
  /**
   * Enables keys that answer while focus is in the form, outside a text box.
   *
   * 1 to 9 choose an option, Y and N answer a boolean, 0 clears the answer. Ctrl+Enter submits from
   * anywhere in the form. The keys are shown next to the answers.
   *
   * @default false
   */
  shortcuts?: boolean | undefined;
  /**
   * Custom layout: `<ElicitationForm.Message />` and the other elements.
   *
   * @default every element in its usual order
   */
  children?: ReactNode;
}
