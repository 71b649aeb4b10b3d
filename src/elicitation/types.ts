import type { SharedScreenProps } from "../answering/SharedScreenProps.js";
import type { UrlConsentProps } from "../consent/UrlConsent.js";
import type { UrlConsentOptions } from "../consent/UrlConsentOptions.js";
import type { ElicitationFormProps } from "../form/ElicitationForm.js";
import type { ElicitationFormOptions } from "../form/ElicitationFormOptions.js";
import type { PartProps, ScreenOptions } from "../parts/types.js";
import type { ElicitationRequest, Requester } from "../protocol/types.js";
import type { Field } from "../schema/Field.js";

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
  /**
   * Lets the person question whoever asks, or the model of the chat, before they answer: a button
   * beneath what is asked opens a box to ask in, and what is said streams beneath it. It is marked as no
   * answer and never becomes one, is shown as text, not as markup, and ends with the question. An
   * `<ElicitationForm>` or a `<UrlConsent>` that stands alone has none: put the request into
   * `<Elicitation>`, which shows either.
   *
   * What is said is as untrusted as who says it, and stands in your card: hand on no more of the chat
   * than whoever replies may know.
   *
   * @example
   * const askModel: OnAskBack = async function* (text, { request, field, signal }) {
   *   yield* streamFromModel({ text, request, field: field?.label, signal });
   * };
   * const asked = <Elicitation onAskBack={askModel} … />;
   */
  onAskBack?: OnAskBack | undefined;
}

/**
 * Puts what a person asks before they answer to whoever asks them, or to the model of the chat, and
 * gives back what is said: a text, or its pieces as they come (an async generator). Nothing, where the
 * reply comes elsewhere, in the chat for one. What it throws is told as kindly as no reply.
 *
 * @param text what the person asks, at most 2,000 characters.
 */
export type OnAskBack = (
  text: string,
  about: {
    /** The request that awaits their answer, as the host gave it. Untrusted. */
    request: ElicitationRequest;
    /** Who asks them. */
    requester: Requester;
    /** The one question of the form that they ask about; without it, the whole request. */
    field?: Field | undefined;
    /** Aborted when the person stops the reply, or when the request is answered or goes. */
    signal: AbortSignal;
  },
) => string | AsyncIterable<string> | void | Promise<string | AsyncIterable<string> | void>;
