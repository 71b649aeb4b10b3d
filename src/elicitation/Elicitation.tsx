"use client";

import { type FocusEvent, useRef } from "react";
import { UrlConsent, type UrlConsentProps } from "../consent/UrlConsent.js";
import { ElicitationForm, type ElicitationFormProps } from "../form/ElicitationForm.js";
import type { ElicitationFormOptions } from "../form/ElicitationFormOptions.js";
import type { UrlConsentOptions } from "../consent/UrlConsentOptions.js";
import type { Standing } from "../answering/Standing.js";
import type { PartProps } from "../parts/PartProps.js";
import type { ScreenOptions } from "../parts/ScreenOptions.js";
import { omit } from "../parts/omit.js";
import { part } from "../parts/part.js";
import { useKeptFocus } from "../hooks/useKeptFocus.js";
import { isUrlRequest } from "../protocol/isUrlRequest.js";
import { ownRequest } from "../protocol/ownRequest.js";
import { requesterKey } from "../protocol/requesterKey.js";
import { useFocusBack } from "./useFocusBack.js";

/** What `<Elicitation>` takes. The rest goes to the outermost element of the form or the consent. */
export interface ElicitationProps
  extends
    Pick<
      ElicitationFormProps,
      "request" | "requester" | "onRespond" | "controls" | "renderMessage" | "storage"
    >,
    Pick<UrlConsentProps, "completed" | "onFinish">,
    ScreenOptions,
    Standing,
    Omit<PartProps<"div">, "children"> {
  /**
   * Tells this request from every other, as the items of a queue do: no draft passes from one to the
   * next. Without it a request is known by its object.
   */
  itemId?: number | undefined;
  /** How a form asks. */
  form?: ElicitationFormOptions | undefined;
  /** How an address is judged and opened. */
  consent?: UrlConsentOptions | undefined;
}

/**
 * Shows a request of any mode: a form with `<ElicitationForm>`, a page to open with `<UrlConsent>`.
 * Takes an item of a queue as it is. When one request follows another, the focus that was in the
 * first goes to the heading of the second; when it is taken away, to where it came from. Renders a
 * `<div>`.
 *
 * @see https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation
 * @example
 * const { shown } = useElicitation(queue);
 * return shown && <Elicitation {...shown} />;
 */
export function Elicitation(props: ElicitationProps) {
  const { itemId, form, consent, controls, renderMessage, storage, ...rest } = props;
  // Another requester is another question, be its request equal or the very same object.
  const given = { ...rest, request: ownRequest(props) };
  const key = itemId ?? requesterKey(props.requester);
  const box = useRef<HTMLDivElement>(null);
  const keepFocus = useKeptFocus(box);
  const giveFocusBack = useFocusBack();
  const onFocusChange = (event: FocusEvent) => {
    keepFocus(event);
    giveFocusBack(event);
  };
  return (
    <div {...part("elicitation")} ref={box} onFocus={onFocusChange} onBlur={onFocusChange}>
      {isUrlRequest(props.request) ? (
        <UrlConsent key={key} {...given} {...consent} />
      ) : (
        <ElicitationForm
          key={key}
          {...omit(given, ["completed", "onFinish"])}
          {...{ controls, renderMessage, storage, ...form }}
        />
      )}
    </div>
  );
}
