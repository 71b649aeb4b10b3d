import * as limits from "../core/limits.js";
import type { outlineCode } from "../nested/OutlineAnswer.js";
import type { OutlineItem } from "../nested/readOutline.js";
import { AnswerItem, AnswerList, AnswerValues } from "../ui/AnswerList.js";
import { part } from "../ui/part.js";
import { shortText } from "../core/text.js";
import type { Settings } from "../schema/types.js";
import { writeValue } from "../schema/writeValue.js";
import type { ReceiptStrings } from "../strings/enReceipt.js";
import type { Receipt, ReceiptRow } from "./readReceipt.js";

/** How many answers are shown at first. */
const SHOWN_AT_FIRST = 12;

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
  const rest = rows.slice(SHOWN_AT_FIRST, limits.rendered);
  return (
    <>
      {rows.length > 0 && <Answers rows={rows.slice(0, SHOWN_AT_FIRST)} {...words} />}
      {rest.length > 0 && (
        <details {...part("receipt-more")}>
          <summary {...part("receipt-unfold")}>
            {strings.moreAnswers(rows.length - SHOWN_AT_FIRST)}
          </summary>
          <Answers rows={rest} {...words} />
        </details>
      )}
      {leftOut.length > 0 && (
        <details {...part("receipt-more")}>
          <summary {...part("receipt-unfold")}>{strings.leftOut(leftOut.length)}</summary>
          <AnswerValues
            values={leftOut}
            write={(label) => shortText(label) || strings.unnamed}
            size="brief"
            strings={strings}
          />
        </details>
      )}
    </>
  );
}

type AnswersProps = { rows: readonly ReceiptRow[] } & Omit<ReceiptAnswersProps, "receipt">;

function Answers({ rows, strings, nested, ...settings }: AnswersProps) {
  const write = (item: OutlineItem) =>
    item === "hidden" ? undefined : writeValue(item.value, item.field, settings, strings);
  return (
    <AnswerList>
      {rows.map(({ id, label, items, outline }) => (
        <AnswerItem
          key={id}
          name={<bdi>{shortText(label) || strings.unnamed}</bdi>}
          // Nested fields stand below their label, however deep they are.
          wide={outline?.kind === "parts"}
        >
          {nested && outline ? (
            <nested.OutlineAnswer
              answer={outline}
              settings={settings}
              strings={{ ...nested.enNested, ...strings }}
            />
          ) : items.length === 0 ? (
            strings.noneChosen
          ) : (
            <AnswerValues values={items} write={write} size="brief" strings={strings} />
          )}
        </AnswerItem>
      ))}
    </AnswerList>
  );
}
