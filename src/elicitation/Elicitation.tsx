"use client";

import { type FocusEvent, useRef } from "react";
import { UrlConsent, type UrlConsentProps } from "../consent/UrlConsent.js";
import { ElicitationForm, type ElicitationFormProps } from "../form/ElicitationForm.js";
import { MEMORY } from "../form/features/memory/FormMemoryOptions.js";
import { omit } from "../parts/omit.js";
import { part } from "../parts/part.js";
import { useKeptFocus } from "../hooks/useKeptFocus.js";
import { isUrlRequest } from "../protocol/isUrlRequest.js";
import { ownRequest } from "../protocol/ownRequest.js";
import { requesterKey } from "../protocol/requesterKey.js";
import { useFocusBack } from "./useFocusBack.js";

/** What `<Elicitation>` takes: all of a form and of a consent, since a request can be either. */
export interface ElicitationProps
  extends ElicitationFormProps, Omit<UrlConsentProps, keyof ElicitationFormProps> {
  /**
   * Tells this request from every other, as the items of a queue do: no draft passes from one to the
   * next. Without it a request is known by its object.
   */
  itemId?: number | undefined;
}

// What only the one screen knows must not become an attribute of the other's element.
const FORM_ONLY = [
  "controls",
  "readOnly",
  "secrets",
  "review",
  "steps",
  "quickReplies",
  "shortcuts",
  "children",
  ...MEMORY,
] as const;
const CONSENT_ONLY = [
  "completed",
  "openUrl",
  "onFinish",
  "appUrl",
  "otherServers",
  "protectedNames",
  "checks",
  "domains",
] as const;

/**
 * Shows a request of any mode: a form with `<ElicitationForm>`, a page to open with `<UrlConsent>`.
 * Takes an item of a queue as it is. When one request follows another, the focus that was in the
 * first goes to the heading of the second; when it is taken away, to where it came from. Renders a
 * `<div>`.
 *
 * @see https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation
 * @example
 * const { current } = useElicitation(queue);
 * return current && <Elicitation {...current} />;
 */
export function Elicitation(props: ElicitationProps) {
  const { itemId, ...rest } = props;
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
        <UrlConsent key={key} {...omit(given, FORM_ONLY)} />
      ) : (
        <ElicitationForm key={key} {...omit(given, CONSENT_ONLY)} />
      )}
    </div>
  );
}
