"use client";

import { type CSSProperties, type ReactNode, useMemo } from "react";
import { lazy } from "../core/lazy.js";
import type { ElicitationRequest, ElicitationResult, Requester } from "../core/protocol.js";
import { shortText } from "../core/text.js";
import type { Settings } from "../schema/types.js";
import { writeValue } from "../schema/writeValue.js";
import { enReceipt, type ReceiptStrings } from "../strings/enReceipt.js";
import { useLanguage, useLazy, useOwnId, useTimeZone } from "../ui/hooks.js";
import { AnswerItem, AnswerList } from "../ui/AnswerList.js";
import { part, type RenderMessage, type ScreenOptions } from "../ui/part.js";
import { MessageText } from "../ui/text.js";
import { ReceiptAnswers } from "./ReceiptAnswers.js";
import { type Outcome, readReceipt, type Receipt } from "./readReceipt.js";

/** The code that shows nested answers, imported on first use. */
export const lazyOutline = lazy("outlineCode", () => import("../nested/OutlineAnswer.js"));

interface ReceiptProps extends Pick<ScreenOptions, "strings" | "locale" | "timeZone"> {
  /** `params` of `elicitation/create`, as received. Untrusted. */
  request: ElicitationRequest;
  /** The result that was sent, or what a store returns. Untrusted. */
  result: ElicitationResult | null | undefined;
  requester?: Requester | undefined;
  renderMessage?: RenderMessage | undefined;
  /** Whether the request expired. `result` then holds the input. */
  expired?: boolean | undefined;
  /** Style of the outermost element. */
  style?: CSSProperties | undefined;
  /** Buttons after the line. */
  children?: ReactNode;
}

/**
 * A receipt without its outermost element, also for a form that is finished. Renders an `<article>`.
 */
export function ReceiptArticle({
  request,
  result,
  requester,
  expired,
  style,
  children,
  ...props
}: ReceiptProps) {
  const locale = useLanguage(props.locale);
  const timeZone = useTimeZone(props.timeZone);
  const id = useOwnId();
  const simple = useMemo(() => readReceipt(request, result), [request, result]);
  const nested = useLazy(simple.nested, lazyOutline)?.outlineCode;
  const strings: ReceiptStrings = useMemo(
    () => ({ ...enReceipt, ...props.strings }),
    [props.strings],
  );
  const receipt = useMemo(() => {
    if (!nested) return simple;
    const words = { ...nested.enNested, ...strings };
    return readReceipt(request, result, (field, value, secret, whole) =>
      nested.readOutline(field, value, words, secret, undefined, whole),
    );
  }, [request, result, simple, nested, strings]);
  const { message, page } = receipt;
  const outcome = expired ? "expired" : receipt.outcome;
  const shown = expired ? { ...receipt, leftOut: [] } : receipt;
  // The words around an address that was to be opened are plain, as they were there.
  const renderMessage = page ? undefined : props.renderMessage;
  const head = (
    <>
      <span {...part("receipt-sign", { outcome })} aria-hidden="true" />
      <span {...part("receipt-line")} id={id}>
        {requester && <bdi {...part("receipt-requester")}>{shortText(String(requester.name))}</bdi>}{" "}
        <Line {...{ receipt: shown, outcome, strings, locale, timeZone }} />
      </span>
    </>
  );
  const isEmpty = message === "" && !page && shown.rows.length + shown.leftOut.length === 0;
  return (
    <article {...part("receipt", { outcome })} style={style} aria-labelledby={id}>
      {isEmpty ? (
        <div {...part("receipt-head")} tabIndex={-1}>
          {head}
        </div>
      ) : (
        <details {...part("receipt-details")}>
          <summary {...part("receipt-head")}>{head}</summary>
          <div {...part("receipt-body")}>
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
              <AnswerList>
                <AnswerItem name={strings.page}>
                  <Page host={page.host} strings={strings} />
                </AnswerItem>
              </AnswerList>
            )}
            <ReceiptAnswers {...{ receipt: shown, strings, locale, timeZone, nested }} />
          </div>
        </details>
      )}
      {children}
    </article>
  );
}

interface LineProps extends Settings {
  receipt: Receipt;
  outcome: Outcome | "expired";
  strings: ReceiptStrings;
}

/** Shows the outcome of the request in one line, with the answer, the page or the message. */
function Line({ receipt, outcome, strings, ...settings }: LineProps) {
  const { message, page, rows, leftOut } = receipt;
  const fields = rows.length + leftOut.length;
  if (outcome === "opened") return <Opened host={page?.host} strings={strings} />;
  const isAnswered = outcome === "answered";
  const item = isAnswered && fields === 1 && !rows[0]?.outline ? rows[0]?.items : undefined;
  const only = item?.length === 1 && item[0] !== "hidden" ? item[0] : undefined;
  const answer = only && writeValue(only.value, only.field, settings, strings);
  const brief = isAnswered ? answer : message;
  return (
    <>
      <span {...part("receipt-outcome")}>
        {isAnswered && fields > 1
          ? strings.answeredOf(rows.length, fields)
          : strings[OUTCOME_WORDS[outcome]]}
      </span>{" "}
      {brief && <bdi {...part("receipt-brief")}>{shortText(brief)}</bdi>}
    </>
  );
}

/** The string for each outcome. */
const OUTCOME_WORDS = {
  answered: "answered",
  confirmed: "confirmed",
  declined: "declined",
  cancelled: "cancelled",
  expired: "hasExpired",
  unknown: "unknownOutcome",
} as const;

interface PageProps {
  host: string | undefined;
  strings: ReceiptStrings;
}

function Opened({ host, strings }: PageProps) {
  const [before, after] = strings.openedPage(PLACEHOLDER).split(PLACEHOLDER);
  return (
    <span {...part("receipt-outcome")}>
      {before}
      <Page host={host} strings={strings} />
      {after}
    </span>
  );
}

/** Stands for the host in a sentence, so that the host can be an element. */
const PLACEHOLDER = "\u0000";

function Page({ host, strings }: PageProps) {
  if (host === undefined) return strings.noPage;
  return (
    <bdi {...part("receipt-page")} dir="ltr" translate="no">
      {endOfHost(host, strings.ellipsis)}
    </bdi>
  );
}

/** Maximum length of a host that is shown, in characters. */
const MAX_HOST_CHARACTERS = 60;

/**
 * Returns the end of a long host, cut at a dot where possible, because the end says who owns it.
 */
function endOfHost(host: string, ellipsis: string): string {
  if (host.length <= MAX_HOST_CHARACTERS) return host;
  const end = host.slice(-MAX_HOST_CHARACTERS);
  const dot = end.indexOf(".");
  return ellipsis + end.slice(dot === end.length - 1 ? 0 : dot + 1);
}
