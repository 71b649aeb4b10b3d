"use client";

import { requireProps, type SharedScreenProps } from "../ui/SharedScreenProps.js";
import type { UrlConsentProps } from "../consent/UrlConsent.js";
import type { UrlConsentOptions } from "../consent/ConsentContext.js";
import type { ElicitationFormProps } from "../form/FormScreen.js";
import type { ElicitationFormOptions } from "../form/ElicitationFormOptions.js";
import { useItemProps } from "../ui/useSession.js";
import type { PartProps, ScreenOptions } from "../ui/part.js";
import type { ElicitationItem } from "../queue/ElicitationQueue.js";

/** Options of `<Elicitation>`, with a queue or without one. */
interface ElicitationOptions
  extends
    Pick<ElicitationFormProps, "controls" | "renderMessage" | "storage" | "validate">,
    ScreenOptions,
    Pick<SharedScreenProps, "waiting" | "timers" | "inputGuard">,
    Omit<PartProps<"div">, "children"> {
  /** Options for requests in form mode. */
  form?: ElicitationFormOptions | undefined;
  /** Options for requests in URL mode. */
  consent?: UrlConsentOptions | undefined;
  /**
   * Lets the user minimize the request to a bar, to read the chat.
   *
   * The bar says "Table booking has a question: Which table? · 2 of 3" in one line. The input stays,
   * nothing is sent, and the time to respond keeps running.
   *
   * @default false
   */
  minimizable?: boolean | undefined;
}

/** Props of a request without a queue. */
interface RequestProps
  extends
    Pick<ElicitationFormProps, "request" | "requester" | "onRespond">,
    Pick<UrlConsentProps, "completed" | "onFinish">,
    Omit<SharedScreenProps, "waiting" | "timers" | "inputGuard"> {}

/** Props that only one of the two ways has. */
type Without<Props> = { [Name in keyof Props]?: undefined };

/**
 * Props of `<Elicitation>`: an `item`, or a `request` with its `requester` and `onRespond`.
 *
 * Other props go to the outermost element of the form, the URL consent or the approval.
 */
export type ElicitationProps = ElicitationOptions &
  (
    | ({
        /** A request of a queue, from `useElicitation`. Without one, nothing is rendered. */
        item: ElicitationItem | undefined;
      } & Without<RequestProps>)
    | (RequestProps & { item?: undefined })
  );

/** Props of a request, from a queue or not. */
export interface ScreenProps extends ElicitationOptions, RequestProps {
  /** The item of a queue. Without it, the request object identifies the request. */
  item?: ElicitationItem | undefined;
  /** Called when the request is on screen. */
  onShow?: (() => void) | undefined;
}

/**
 * Returns the props of a request, from an item or from a request without a queue. It renders again
 * when the item changes.
 *
 * @returns `undefined` for an `item` that is `undefined`: there is no request now.
 * @throws {Error} if there is neither an `item` nor all props of a request.
 */
export function useScreenProps(given: ElicitationProps): ScreenProps | undefined {
  const { item, ...options } = given;
  const ofItem = useItemProps(item);
  if (ofItem) return { ...(options as ElicitationOptions), ...ofItem };
  if ("item" in given && !options.request && !options.onRespond) return undefined;
  requireProps(options, "request", "requester", "onRespond");
  return options as ScreenProps;
}
