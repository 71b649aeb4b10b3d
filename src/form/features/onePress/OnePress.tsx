"use client";

import { type KeyboardEvent, useState } from "react";
import { ActionButton } from "../../../parts/ActionButton.js";
import { part } from "../../../parts/part.js";
import { UntrustedText } from "../../../parts/UntrustedText.js";
import type { OptionValue } from "../../../schema/Field.js";
import type { FormStrings } from "../../../strings/enForm.js";
import { useFormContext } from "../../field/FormContext.js";
import { isNamedByMessage } from "../../field/fieldLabel.js";
import { useFieldState } from "../../field/useFieldState.js";
import { useWaiting } from "../../field/useFormState.js";
import { messageOf } from "../../parts/Message.js";
import { questionText } from "../../../text/heardText.js";
import type { OnePressField } from "./onePressField.js";

/** The highest number key. */
const HIGHEST_KEY = 9;

interface Answer {
  value: OptionValue;
  /** Untrusted, unless it is Yes or No. */
  label: string;
  /** What is said of it: its value, where another option has the same label, and its description. */
  notes: readonly string[];
  isOwn: boolean;
}

/**
 * A button for each answer of the only field. One press sends it. No button is the primary one, because
 * the server decides what the answers are. They are one Tab stop, and arrow keys move between them. Renders
 * a `<div role="group">` of rows with a `<button>` each.
 */
export function OnePress({ field }: { field: OnePressField }) {
  const form = useFormContext();
  const { store, strings, approval, submit } = form;
  const state = useFieldState(form, field, true, false);
  const waiting = useWaiting();
  const [sent, setSent] = useState<OptionValue>();
  const [stop, setStop] = useState(0);
  const message = messageOf(form);
  const isNamed = isNamedByMessage(field, message);
  const hidden = Boolean(approval?.hidden);
  const press = (value: OptionValue) => {
    // Submit says what is still to be read.
    if (!hidden && !store.guard.admits(strings)) return;
    if (!hidden) store.change(field, value);
    setSent(value);
    void submit();
  };
  const answers = answersOf(field, strings);
  // Another request may have fewer options.
  const stopAt = Math.min(stop, answers.length - 1);
  return (
    <div
      {...part("replies", { kind: field.kind })}
      role="group"
      onKeyDown={moveFocus}
      id={state.id}
      aria-label={isNamed ? questionText(message) : undefined}
      aria-labelledby={isNamed ? undefined : state.labelId}
      aria-describedby={state.describedBy}
    >
      {answers.map(({ value, label, notes, isOwn }, at) => {
        const id = `${state.id}-${at}`;
        const key = at < HIGHEST_KEY ? String(at + 1) : undefined;
        return (
          <div key={`${typeof value} ${String(value)}`} {...part("reply", { key })}>
            {/* The button fills its row, and its label alone is its name. */}
            <ActionButton
              {...part("action", { chosen: value === sent })}
              name="reply"
              question={store}
              id={id}
              ref={at === 0 ? state.focusRef : undefined}
              locked={state.locked || hidden}
              waiting={waiting}
              tabIndex={at === stopAt ? 0 : -1}
              onFocus={() => setStop(at)}
              aria-describedby={notes.length > 0 ? `${id}-d` : undefined}
              aria-keyshortcuts={key}
              act={() => press(value)}
            >
              <span {...part("reply-label")}>
                {isOwn ? label : <UntrustedText text={label} size="line" strings={strings} />}
              </span>
            </ActionButton>
            {notes.length > 0 && (
              <div {...part("option-description")} id={`${id}-d`}>
                <UntrustedText text={notes.join(" · ")} size="line" strings={strings} />
              </div>
            )}
          </div>
        );
      })}
    </div>
  );
}

/** Moves the focus to the next or the previous answer, as in a group of radio buttons. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget: group } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const buttons = [...group.querySelectorAll<HTMLElement>('[data-name="reply"]')];
  const at = buttons.indexOf(event.target as HTMLElement);
  const isMirrored = getComputedStyle(group).direction === "rtl";
  const steps: Record<string, number> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    ArrowRight: at + (isMirrored ? -1 : 1),
    ArrowLeft: at + (isMirrored ? 1 : -1),
    Home: 0,
    End: -1,
  };
  const next = Object.hasOwn(steps, key) ? steps[key] : undefined;
  if (at < 0 || next === undefined) return;
  event.preventDefault();
  buttons.at(next % buttons.length)?.focus();
}

function answersOf(field: OnePressField, strings: FormStrings): Answer[] {
  if (field.kind === "boolean") {
    return [
      { value: true, label: strings.yes, notes: [], isOwn: true },
      { value: false, label: strings.no, notes: [], isOwn: true },
    ];
  }
  return field.options.map(({ value, label, description, distinction }) => ({
    value,
    label: label || strings.emptyOption,
    notes: [distinction, description].filter((note) => note !== undefined),
    isOwn: false,
  }));
}
