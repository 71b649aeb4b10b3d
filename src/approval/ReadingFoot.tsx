"use client";

import { AgreeBox } from "../ui/AgreeBox.js";
import { ActionButton } from "../ui/ActionButton.js";
import { part } from "../ui/part.js";
import { useApprovalContext } from "./ApprovalContext.js";

interface ReadingFootProps {
  index: number;
  /** Characters or rows that are not shown yet. */
  hidden: number;
}

/**
 * How much of a part that is taller than its box was on screen, and the way on.
 *
 * Renders a `<div>`, or nothing for a part that fits.
 */
export function ReadingFoot({ index, hidden }: ReadingFootProps) {
  const { progressOf, reading, strings, store, longChange, id, locked } = useApprovalContext();
  const progress = progressOf(index);
  const { pages, allowsUnread } = store.state;
  if (hidden > 0) {
    return (
      <div {...part("reading-foot")}>
        <span {...part("reading-count")} />
        <ActionButton name="more" act={() => store.set({ pages: pages + 1, said: undefined })}>
          {strings.showMore(hidden)}
        </ActionButton>
      </div>
    );
  }
  if (!progress?.overflows) return null;
  const { gaps, missing, lines, isNext } = progress;
  const left = missing.reduce((sum, [first, last]) => sum + last - first + 1, 0);
  const [gap] = missing;
  return (
    <>
      <div {...part("reading-foot")}>
        <div {...part("reading-map")} aria-hidden="true">
          {gaps.map(({ from, to }) => (
            <span
              key={from}
              {...part("reading-gap")}
              style={{ insetInlineStart: `${100 * from}%`, inlineSize: `${100 * (to - from)}%` }}
            />
          ))}
        </div>
        <span {...part("reading-count", { done: left === 0 })}>
          {left === 0 ? strings.allSeen(lines) : strings.linesSeen(lines - left, lines)}
        </span>
        <ActionButton
          {...part("action", { secondary: !gap })}
          name="read-on"
          act={() => {
            if (!gap) reading.scrollToStart(index);
            else if (isNext) reading.scrollOn(index);
            else reading.reveal(index);
          }}
        >
          {gap ? (isNext ? strings.nextLines : strings.goToLine(gap[0])) : strings.goToLine(1)}
        </ActionButton>
      </div>
      {longChange === index && left > 0 && (
        <AgreeBox
          id={`${id}-u`}
          checked={allowsUnread}
          locked={locked}
          onSwitch={() => store.set({ allowsUnread: !allowsUnread, said: undefined })}
        >
          {strings.allowUnread(left)}
        </AgreeBox>
      )}
    </>
  );
}
