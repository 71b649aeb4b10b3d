import * as limits from "../core/limits.js";
import type { outlineCode } from "../nested/outlineCode.js";
import type { OutlineItem } from "../nested/readOutline.js";
import { part } from "../ui/part.js";
import { UnfoldableText } from "../ui/text.js";
import type { Settings } from "../schema/types.js";
import { writeValue } from "../schema/writeValue.js";
import type { ReceiptStrings } from "../strings/enReceipt.js";
import { shortText } from "../core/text.js";
import type { Receipt, ReceiptRow } from "./readReceipt.js";

/** Answers that are seen at once, and items of a list that are. */
const SHOWN_AT_FIRST = { answers: 12, items: 50 } as const;

interface ReceiptAnswersProps extends Settings {
  receipt: Receipt;
  strings: ReceiptStrings;
  /** The code that shows nested answers, once it is loaded. */
  nested: typeof outlineCode | undefined;
}

/**
 * The answers as a list, and the unanswered fields behind a summary. Renders a `<div role="list">`
 * and `<details>`.
 */
export function ReceiptAnswers({ receipt, ...words }: ReceiptAnswersProps) {
  const { rows, leftOut } = receipt;
  const { strings } = words;
  const rest = rows.slice(SHOWN_AT_FIRST.answers, limits.rendered);
  return (
    <>
      {rows.length > 0 && <Answers rows={rows.slice(0, SHOWN_AT_FIRST.answers)} {...words} />}
      {rest.length > 0 && (
        <details {...part("receipt-more")}>
          <summary {...part("receipt-unfold")}>
            {strings.moreAnswers(rows.length - SHOWN_AT_FIRST.answers)}
          </summary>
          <Answers rows={rest} {...words} />
        </details>
      )}
      {leftOut.length > 0 && (
        <details {...part("receipt-more")}>
          <summary {...part("receipt-unfold")}>{strings.leftOut(leftOut.length)}</summary>
          <div role="list" {...part("receipt-list")}>
            {leftOut.slice(0, limits.rendered).map((label, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- labels may be equal, and their order never changes
              <div role="listitem" {...part("receipt-item")} key={at}>
                <bdi>{shortText(label) || strings.unnamed}</bdi>
              </div>
            ))}
          </div>
        </details>
      )}
    </>
  );
}

type AnswersProps = { rows: readonly ReceiptRow[] } & Omit<ReceiptAnswersProps, "receipt">;

function Answers({ rows, strings, locale, timeZone, nested }: AnswersProps) {
  const settings = { locale, timeZone };
  const write = (item: OutlineItem) =>
    item === "hidden" ? (
      <span {...part("receipt-hidden")}>{strings.hidden}</span>
    ) : (
      <UnfoldableText
        text={writeValue(item.value, item.field, settings, strings)}
        size="brief"
        strings={strings}
      />
    );

  return (
    <div role="list" {...part("receipt-answers")}>
      {rows.map(({ id, label, items, outline }) => (
        <div role="listitem" {...part("receipt-answer")} key={id}>
          <div role="term" {...part("receipt-label")}>
            <bdi>{shortText(label) || strings.unnamed}</bdi>
          </div>
          <div role="definition" {...part("receipt-value")}>
            {nested && outline ? (
              <nested.OutlineAnswer
                answer={outline}
                settings={settings}
                strings={{ ...nested.enNested, ...strings }}
              />
            ) : items.length > 1 ? (
              <div role="list" {...part("receipt-list")}>
                {items.slice(0, SHOWN_AT_FIRST.items).map((item, at) => (
                  // oxlint-disable-next-line react/no-array-index-key -- answers may be equal, and their order never changes
                  <div role="listitem" {...part("receipt-item")} key={at}>
                    {write(item)}
                  </div>
                ))}
                {items.length > SHOWN_AT_FIRST.items && (
                  <div role="listitem" {...part("receipt-item")}>
                    {strings.andMore(items.length - SHOWN_AT_FIRST.items)}
                  </div>
                )}
              </div>
            ) : items[0] === undefined ? (
              strings.noneChosen
            ) : (
              write(items[0])
            )}
          </div>
        </div>
      ))}
    </div>
  );
}
