"use client";

import { type ReactNode, useRef, useState } from "react";
import * as limits from "../core/limits.js";
import type { SharedStrings } from "../strings/enShared.js";
import { part } from "./part.js";
import { UnfoldableText, UnfoldButton } from "./text.js";

interface AnswerListProps {
  /** Whether it is the value of another answer. */
  nested?: boolean;
  /** What it lists, if not answers. */
  kind?: "arguments";
  children: ReactNode;
}

/**
 * Answers by name and value: of a receipt, a review, a nested answer, the arguments of a call.
 *
 * Renders a `<div role="list">`.
 */
export function AnswerList({ children, ...states }: AnswerListProps) {
  return (
    <div role="list" {...part("answer-list", states)}>
      {children}
    </div>
  );
}

interface AnswerItemProps {
  /** What was asked. Without it, only the value is shown. */
  name?: ReactNode;
  /** The value. */
  children: ReactNode;
  /** Whether the value stands below its name, not beside it. */
  wide?: boolean | undefined;
  /** Whether the user has edited the value. */
  changed?: boolean | undefined;
  /** A button at the end of the first line. */
  action?: ReactNode;
}

/** One name and its value. Renders a `<div role="listitem">`. */
export function AnswerItem({ name, children, action, ...states }: AnswerItemProps) {
  return (
    <div role="listitem" {...part("answer-item", states)}>
      {name !== undefined && (
        <div role="term" {...part("answer-name")}>
          {name}
        </div>
      )}
      <div role="definition" {...part("answer-value")}>
        {children}
      </div>
      {action}
    </div>
  );
}

/** How many values of one answer are shown at first. */
const SHOWN_AT_FIRST = 20;

interface AnswerValuesProps<Value> {
  values: readonly Value[];
  /** Returns the text of a value, which is untrusted, or `undefined` to hide it. */
  write: (value: Value) => string | undefined;
  /** How much of a text is shown at first. */
  size?: "brief" | "block" | undefined;
  /** ID of the element that names the list. */
  labelledBy?: string | undefined;
  strings: SharedStrings & { hidden: string; andMore: (more: number) => string };
}

/** The values of one answer. Renders a text, or for several, and with a name, a `<div role="list">`. */
export function AnswerValues<Value>({
  values,
  write,
  size,
  labelledBy,
  strings,
}: AnswerValuesProps<Value>) {
  const [shown, setShown] = useState(SHOWN_AT_FIRST);
  const list = useRef<HTMLDivElement>(null);
  const draw = (value: Value) => {
    const text = write(value);
    if (text === undefined) return <span {...part("answer-instead")}>{strings.hidden}</span>;
    return <UnfoldableText text={text} size={size} strings={strings} />;
  };
  const drawn = values.slice(0, shown);
  if (values.length === 1 && !labelledBy) return draw(values[0]!);
  const hidden = values.length - drawn.length;
  return (
    <>
      <div
        role="list"
        {...part("answer-values")}
        aria-labelledby={labelledBy}
        ref={list}
        tabIndex={shown > SHOWN_AT_FIRST ? -1 : undefined}
      >
        {drawn.map((value, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a value may be there twice, and none changes its place
          <div role="listitem" key={at}>
            {draw(value)}
          </div>
        ))}
      </div>
      {hidden > 0 && (
        <UnfoldButton box={list} unfold={() => setShown(shown + limits.rendered)}>
          {strings.andMore(hidden)}
        </UnfoldButton>
      )}
    </>
  );
}
