"use client";

import { AnswerItem, AnswerList, AnswerValues } from "../ui/AnswerList.js";
import { part } from "../ui/part.js";
import { UntrustedText } from "../ui/text.js";
import type { Settings } from "../schema/types.js";
import { writeValue } from "../schema/writeValue.js";
import { enNested, type NestedStrings } from "../strings/enNested.js";
import type { SharedStrings } from "../strings/enShared.js";
import { type OutlineAnswer as Answer, readOutline } from "./readOutline.js";

/** Strings of a nested answer. */
interface OutlineStrings extends SharedStrings, NestedStrings {
  yes: string;
  no: string;
  emptyOption: string;
  unnamed: string;
  hidden: string;
  andMore: (more: number) => string;
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
      return <span {...part("answer-instead")}>{strings.unanswered}</span>;
    case "empty":
      return strings.emptyList;
    case "name":
      return <UntrustedText text={answer.name} size="line" strings={strings} />;
    case "parts":
      return (
        <AnswerList nested>
          {answer.parts.map(({ label, answer: inner }, at) => (
            <AnswerItem
              // oxlint-disable-next-line react/no-array-index-key -- two parts may be called alike, and none changes its place
              key={at}
              name={<UntrustedText text={label || strings.unnamed} size="line" strings={strings} />}
              wide
            >
              <OutlineAnswer answer={inner} {...words} />
            </AnswerItem>
          ))}
        </AnswerList>
      );
    case "items":
      return (
        <AnswerValues
          values={answer.items}
          write={(item) =>
            item === "hidden" ? undefined : writeValue(item.value, item.field, settings, strings)
          }
          strings={strings}
        />
      );
  }
}

/** The code that reads and shows nested answers, with its strings, in one chunk. */
export const outlineCode = { readOutline, OutlineAnswer, enNested };
