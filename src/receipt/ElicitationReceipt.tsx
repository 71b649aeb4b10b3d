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

/** What `<ElicitationReceipt>` takes. */
export interface ElicitationReceiptProps extends Omit<ScreenOptions, "headingLevel" | "escape"> {
  /** `params` of `elicitation/create`, as they came: untrusted. */
  request: ElicitationRequest;
  /**
   * The result that was sent, as your store gives it back. Untrusted too: a result of another
   * version, or none at all, is said to be unknown.
   */
  result: ElicitationResult | null | undefined;
  /** Who asked, by the host's own configuration. */
  requester?: Requester | undefined;
  /** Draws the message of a form in place of plain text, as it was drawn when it was asked. */
  renderMessage?: RenderMessage | undefined;
  /** A class of the host's, for the outermost element. */
  className?: string | undefined;
}

/**
 * What was asked and what became of it, for the history of a chat: read-only, small enough for
 * hundreds. What a field asked for that looks like a secret is hidden. Renders a `<div>` with an
 * `<article>`.
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

/** How much of a host is shown. */
const MAX_HOST_CHARACTERS = 60;

/** The end of a host tells whose it is, so a long one is cut from the left, at a dot where there is one. */
function endOf(host: string, ellipsis: string): string {
  if (host.length <= MAX_HOST_CHARACTERS) return host;
  const end = host.slice(-MAX_HOST_CHARACTERS);
  const dot = end.indexOf(".");
  return ellipsis + end.slice(dot === end.length - 1 ? 0 : dot + 1);
}
