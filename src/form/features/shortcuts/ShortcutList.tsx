"use client";

import { forwardRef, Fragment, useContext } from "react";
import { Dismissal } from "../../../hooks/Dismissal.js";
import { part } from "../../../parts/part.js";
import type { PartProps } from "../../../parts/types.js";
import type { ShortcutsStrings } from "../../../strings/enShortcuts.js";
import { useFormContext } from "../../field/FormContext.js";
import { useFormState } from "../../field/useFormState.js";
import { HIGHEST_KEY, keyedBy } from "./fieldKeys.js";

/** The sign on the key, in every language. */
const COMMAND = "⌘";

export interface ShortcutListProps extends PartProps<"div"> {
  words: ShortcutsStrings;
}

/**
 * The keys that work in this form, in the order that they are needed. Renders a `<div role="list">`; nothing
 * where none works.
 */
export const ShortcutList = forwardRef<HTMLDivElement, ShortcutListProps>(function ShortcutList(
  { words, ...props },
  ref,
) {
  const { fields, readOnly, slots, strings, escapes } = useFormContext();
  const inDialog = useContext(Dismissal) !== null;
  const { locked } = useFormState().status;
  if (readOnly || locked) return null;
  const counts = fields.map((field) =>
    field.kind === "singleSelect" && keyedBy(field)
      ? field.options.length + (field.other ? 1 : 0)
      : 0,
  );
  const last = Math.min(Math.max(0, ...counts), HIGHEST_KEY);
  const letters = fields.some((field) => keyedBy(field) === "letter");
  const command = isApple() ? COMMAND : words.controlKey;
  return (
    <div role="list" {...part("shortcuts")} aria-label={words.shortcuts} {...props} ref={ref}>
      {last > 0 && (
        <Line
          keys={last === 1 ? ["1"] : ["1", String(last)]}
          between="–"
          does={words.chooseByKey}
        />
      )}
      {letters && <Line keys={[words.yesKey, words.noKey]} between="/" does={words.answerByKey} />}
      {!slots.answeringField && (
        <Line keys={[command, words.enterKey]} between="+" does={strings.submit} />
      )}
      {(escapes || inDialog) && <Line keys={[words.escapeKey]} between="" does={strings.cancel} />}
    </div>
  );
});

interface LineProps {
  keys: readonly string[];
  between: string;
  does: string;
}

function Line({ keys, between, does }: LineProps) {
  return (
    <div role="listitem" {...part("shortcut")}>
      <span {...part("shortcut-keys")}>
        {keys.map((key, at) => (
          <Fragment key={key}>
            {at > 0 && between}
            <span {...part("key")}>{key}</span>
          </Fragment>
        ))}
      </span>{" "}
      {does}
    </div>
  );
}

/** Whether Command is the key that goes with Enter. Called in browsers only. */
function isApple(): boolean {
  return /Mac|iP(?:hone|ad|od)/.test(navigator.platform);
}
