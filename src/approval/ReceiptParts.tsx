"use client";

import { visibleLine } from "../core/text.js";
import { type ApprovalStrings, enApproval } from "../strings/enApproval.js";
import { ActionButton } from "../ui/ActionButton.js";
import { part } from "../ui/part.js";
import { ApprovalWords } from "./ApprovalContext.js";
import type { PastPart } from "./ApprovalReceipt.js";
import { Arguments } from "./Arguments.js";
import { Change } from "./Change.js";
import { Name, RemarkText, TextLines } from "./TextLines.js";
import { isCode, moreOf, readPart } from "./readParts.js";
import { useState } from "react";

interface ReceiptPartsProps {
  parts: readonly PastPart[];
  strings: Partial<ApprovalStrings> | undefined;
}

/** The parts of a past approval, as they were shown. Renders a `<div>`. */
export function ReceiptParts({ parts, strings }: ReceiptPartsProps) {
  const words = { ...enApproval, ...strings };
  return (
    <ApprovalWords.Provider value={words}>
      <div {...part("approval-parts")}>
        {parts.map((each, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- the parts of a request never move
          <ReceiptPart key={at} past={each} words={words} />
        ))}
      </div>
    </ApprovalWords.Provider>
  );
}

function ReceiptPart({ past: { sent, ran }, words }: { past: PastPart; words: ApprovalStrings }) {
  const [pages, setPages] = useState(1);
  const view = readPart(ran, words, pages, sent);
  return (
    <div {...part("approval-part", { kind: view.type })}>
      {view.label !== "" && (
        <div {...part("approval-part-head", { kind: view.type })}>
          <span {...part("approval-part-name")}>
            {view.name ? <Name text={view.name} isCode={isCode(view.type)} /> : view.label}
            {view.type === "change" && view.remark && <RemarkText remark={view.remark} />}
          </span>
        </div>
      )}
      <div
        {...part("approval-box", { kind: view.type })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is scrolled by keys too
        tabIndex={0}
        role="group"
        aria-label={view.label || words.toolCall}
        translate={isCode(view.type) ? "no" : undefined}
      >
        {view.whole && <TextLines text={view.whole} isArgument />}
        {(view.type === "command" || view.type === "text") && <TextLines text={view.text} />}
        {view.type === "arguments" && <Arguments view={view} />}
        {view.type === "change" && <Change change={view} />}
        {view.type === "url" && (
          <bdi dir="ltr" translate="no" {...part("href")}>
            {visibleLine(view.url)}
          </bdi>
        )}
        {view.type === "grants" &&
          view.grants.map((grant) => (
            <div key={grant.id}>
              <Name text={grant.name} />
            </div>
          ))}
        {view.type === "missing" && view.text}
      </div>
      {view.hidden > 0 && (
        <ActionButton name="more" act={() => setPages(pages + 1)}>
          {moreOf(view, words)}
        </ActionButton>
      )}
    </div>
  );
}
