import type { SharedScreenProps } from "../answering/SharedScreenProps.js";
import type { UrlConsentProps } from "../consent/UrlConsent.js";
import type { UrlConsentOptions } from "../consent/UrlConsentOptions.js";
import type { ElicitationFormProps } from "../form/ElicitationForm.js";
import type { ElicitationFormOptions } from "../form/ElicitationFormOptions.js";
import type { PartProps, ScreenOptions } from "../parts/types.js";
import type { ElicitationItem } from "../queue/ElicitationItem.js";

/** Options of `<Elicitation>`, whichever way it gets its request. */
interface ElicitationOptions
  extends
    Pick<ElicitationFormProps, "controls" | "renderMessage" | "storage">,
    ScreenOptions,
    Pick<SharedScreenProps, "timers">,
    Omit<PartProps<"div">, "children"> {
  /** Options of the form. */
  form?: ElicitationFormOptions | undefined;
  /** Options of the URL consent. */
  consent?: UrlConsentOptions | undefined;
  /**
   * Whether the user can minimize the request to a bar ("Table booking has a question · 2 of 3") to read
   * the chat. The input stays, nothing is sent, and the time to respond goes on.
   *
   * @default false
   */
  minimizable?: boolean | undefined;
}

/** A request without a queue, and what happens to it. */
interface RequestProps
  extends
    Pick<ElicitationFormProps, "request" | "requester" | "onRespond">,
    Pick<UrlConsentProps, "completed" | "onFinish">,
    Omit<SharedScreenProps, "timers"> {}

/** Props that only one of the two ways has. */
type Without<Props> = { [Name in keyof Props]?: undefined };

/**
 * Props of `<Elicitation>`: an `item` of a queue, or a `request` with its `requester` and `onRespond`.
 * Other props go to the outermost element of the form or the URL consent.
 */
export type ElicitationProps = ElicitationOptions &
  (
    | ({
        /** A request of a queue: see `useElicitation`. */
        item: ElicitationItem;
      } & Without<RequestProps>)
    | (RequestProps & { item?: undefined })
  );

/** The props of a request, wherever it comes from. */
export interface ScreenProps extends ElicitationOptions, RequestProps {
  /** The ID of an item. Without one, the request object identifies the request. */
  itemId?: number | undefined;
  /** Called when the request came on screen. */
  onShow?: (() => void) | undefined;
}

/** The props of a request, from those of an item or of a request without a queue. */
export function screenProps(given: ElicitationProps): ScreenProps {
  const { item, ...options } = given;
  if (!item) return options as ScreenProps;
  return {
    ...(options as ElicitationOptions),
    itemId: item.id,
    request: item.request,
    requester: item.requester,
    approval: item.approval,
    completed: item.completed,
    expired: item.status === "expired",
    withdrawn: item.withdrawn,
    expiresAt: item.expiresAt,
    progress: item.progress,
    rateLimited: item.rateLimited,
    onRespond: item.respond,
    onFinish: item.finish,
    onClose: item.dismiss,
    onBlock: item.block,
    onShow: item.markShown,
  };
}
