"use client";

import { memo, useMemo } from "react";
import { part } from "../parts/part.js";
import { MessageText } from "../parts/MessageText.js";
import type { RenderMessage, ScreenOptions } from "../parts/types.js";
import { useDefaults } from "../hooks/useDefaults.js";
import { useLazy } from "../hooks/useLazy.js";
import { useLanguage } from "../hooks/useLanguage.js";
import { useOwnId } from "../hooks/useOwnId.js";
import { useTimeZone } from "../hooks/useTimeZone.js";
import { lazyOutline } from "../nested/lazyOutline.js";
import type { ElicitationRequest, ElicitationResult, Requester } from "../protocol/types.js";
import { enReceipt, type ReceiptStrings } from "../strings/enReceipt.js";
import { shortText } from "../text/heardText.js";
import { ReceiptAnswers } from "./ReceiptAnswers.js";
import { type Outcome, readReceipt } from "./readReceipt.js";

/** Props of `<ElicitationReceipt>`. */
export interface ElicitationReceiptProps extends Omit<ScreenOptions, "headingLevel" | "escape"> {
  /** `params` of `elicitation/create`, as received. Untrusted. */
  request: ElicitationRequest;
  /**
   * The result that was sent, as your store returns it.
   *
   * Untrusted as well: an outdated or missing result is shown as unknown.
   */
  result: ElicitationResult | null | undefined;
  /** The requester, from your configuration. */
  requester?: Requester | undefined;
  /**
   * Renders the message of a form in place of plain text.
   *
   * @default plain text
   */
  renderMessage?: RenderMessage | undefined;
  /** Class of the outermost element. */
  className?: string | undefined;
}

/**
 * Renders a past request and its result, read-only, for chat history.
 *
 * Secrets are hidden. It is light enough for hundreds on one page, and never throws on malformed
 * data. Renders a `<div>` with an `<article>`.
 *
 * @example
 * <ElicitationReceipt request={entry.request} result={entry.result} requester={entry.requester} />
 */
export const ElicitationReceipt = memo(function ElicitationReceipt(given: ElicitationReceiptProps) {
  const props = useDefaults(given);
  const { request, result, requester, className } = props;
  const locale = useLanguage(props.locale);
  const timeZone = useTimeZone(props.timeZone);
  const id = useOwnId();
  const simple = useMemo(() => readReceipt(request, result), [request, result]);
  const nested = useLazy(simple.nested, lazyOutline)?.outlineCode;
  const strings: ReceiptStrings = useMemo(
    () => ({ ...nested?.enNested, ...enReceipt, ...props.strings }),
    [nested, props.strings],
  );
  const receipt = useMemo(() => {
    if (!nested) return simple;
    const words = { ...nested.enNested, ...strings };
    return readReceipt(request, result, (field, value, secret) =>
      nested.readOutline(field, value, words, secret),
    );
  }, [request, result, simple, nested, strings]);
  const { outcome, message, page } = receipt;
  // The words around an address that was to be opened are plain, as they were there.
  const renderMessage = page ? undefined : props.renderMessage;
  return (
    <div {...part("root", { density: props.density })} className={className}>
      <article {...part("receipt", { outcome })} aria-labelledby={id}>
        <div {...part("receipt-head")} id={id}>
          {requester && (
            <bdi {...part("receipt-requester")}>{shortText(String(requester.name))}</bdi>
          )}{" "}
          <span {...part("receipt-outcome")}>{wordsOf(outcome, strings)}</span>
        </div>
        {message !== "" && (
          <div {...part("receipt-message", { rendered: renderMessage !== undefined })}>
            <MessageText
              text={message}
              size="brief"
              strings={strings}
              renderMessage={renderMessage}
            />
          </div>
        )}
        {page && (
          <div role="list" {...part("receipt-answers")}>
            <div role="listitem" {...part("receipt-answer")}>
              <div role="term" {...part("receipt-label")}>
                {strings.page}
              </div>
              <div role="definition" {...part("receipt-value")}>
                {page.host === undefined ? (
                  strings.noPage
                ) : (
                  <bdi {...part("receipt-page")} dir="ltr" translate="no">
                    {endOf(page.host, strings.ellipsis)}
                  </bdi>
                )}
              </div>
            </div>
          </div>
        )}
        <ReceiptAnswers {...{ receipt, strings, locale, timeZone, nested }} />
      </article>
    </div>
  );
});

function wordsOf(outcome: Outcome, strings: ReceiptStrings): string {
  switch (outcome) {
    case "opened":
      return strings.agreedToOpen;
    case "unknown":
      return strings.unknownOutcome;
    default:
      return strings[outcome];
  }
}

/** Maximum length of a host that is shown, in characters. */
const MAX_HOST_CHARACTERS = 60;

/**
 * Returns the end of a long host, cut at a dot where possible, because the end says who owns it.
 */
function endOf(host: string, ellipsis: string): string {
  if (host.length <= MAX_HOST_CHARACTERS) return host;
  const end = host.slice(-MAX_HOST_CHARACTERS);
  const dot = end.indexOf(".");
  return ellipsis + end.slice(dot === end.length - 1 ? 0 : dot + 1);
}
