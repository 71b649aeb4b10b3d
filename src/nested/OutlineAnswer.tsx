"use client";

import { part } from "../ui/part.js";
import { UnfoldableText, UntrustedText } from "../ui/text.js";
import type { Settings } from "../schema/types.js";
import { writeValue } from "../schema/writeValue.js";
import type { SharedStrings } from "../strings/enShared.js";
import type { NestedStrings } from "../strings/enNested.js";
import type { OutlineAnswer as Answer, OutlineItem } from "./readOutline.js";

/** Strings of a nested answer. */
interface OutlineStrings extends SharedStrings, NestedStrings {
  yes: string;
  no: string;
  emptyOption: string;
  unnamed: string;
  hidden: string;
}

interface OutlineAnswerProps {
  answer: Answer;
  settings: Settings;
  strings: OutlineStrings;
}

/**
 * A nested answer, read-only, with its fields indented below it.
 *
 * Renders a `<div role="list">` if there are nested fields, else text.
 */
export function OutlineAnswer({ answer, ...words }: OutlineAnswerProps) {
  const { settings, strings } = words;
  switch (answer.kind) {
    case "none":
      return <span {...part("outline-none")}>{strings.unanswered}</span>;
    case "empty":
      return strings.emptyList;
    case "name":
      return <UntrustedText text={answer.name} size="line" strings={strings} />;
    case "parts":
      return (
        <div role="list" {...part("outline")}>
          {answer.parts.map(({ label, answer: inner }, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- two parts may be called alike, and none changes its place
            <div key={at} role="listitem" {...part("outline-item", { parts: hasParts(inner) })}>
              <div role="term" {...part("outline-label")}>
                <UntrustedText text={label || strings.unnamed} size="line" strings={strings} />
              </div>
              <div role="definition" {...part("outline-answer")}>
                <OutlineAnswer answer={inner} {...words} />
              </div>
            </div>
          ))}
        </div>
      );
    case "items":
      return answer.items.map((item, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a value may be there twice, and none changes its place
        <div {...part("outline-value", { hidden: item === "hidden" })} key={at}>
          <Item item={item} settings={settings} strings={strings} />
        </div>
      ));
  }
}

function hasParts({ kind }: Answer): boolean {
  return kind === "parts";
}

function Item({
  item,
  settings,
  strings,
}: Omit<OutlineAnswerProps, "answer"> & { item: OutlineItem }) {
  if (item === "hidden") return strings.hidden;
  const text = writeValue(item.value, item.field, settings, strings);
  return <UnfoldableText text={text} strings={strings} />;
}
