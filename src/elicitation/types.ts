import type { SharedScreenProps } from "../answering/SharedScreenProps.js";
import type { UrlConsentProps } from "../consent/UrlConsent.js";
import type { UrlConsentOptions } from "../consent/UrlConsentOptions.js";
import type { ElicitationFormProps } from "../form/ElicitationForm.js";
import type { ElicitationFormOptions } from "../form/ElicitationFormOptions.js";
import type { PartProps, ScreenOptions } from "../parts/types.js";
import type { ElicitationRequest, Requester } from "../protocol/types.js";

/** What `<Elicitation>` takes. The rest goes to the outermost element of the form or the consent. */
export interface ElicitationProps
  extends
    Pick<
      ElicitationFormProps,
      "request" | "requester" | "onRespond" | "controls" | "renderMessage" | "storage"
    >,
    Pick<UrlConsentProps, "completed" | "onFinish">,
    ScreenOptions,
    SharedScreenProps,
    Omit<PartProps<"div">, "children"> {
  /**
   * Tells this request from every other, as the items of a queue do: no draft passes from one to the
   * next. Without it a request is known by its object.
   */
  itemId?: number | undefined;
  /** Called when the question came on show: again where a place is made anew. */
  onShow?: (() => void) | undefined;
  /** How a form asks. */
  form?: ElicitationFormOptions | undefined;
  /** How an address is judged and opened. */
  consent?: UrlConsentOptions | undefined;
  /**
   * Whether the person can fold the question away to a bar ("Table booking asks · 2 of 3"), so that the
   * chat can be read. What was entered stays, nothing is answered, and the time to answer goes on.
   */
  foldable?: boolean | undefined;
}
