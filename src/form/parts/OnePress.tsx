"use client";

import { type KeyboardEvent as ReactKeyboardEvent, useState } from "react";
import type { Approval } from "../../core/approval.js";
import { questionText } from "../../core/text.js";
import type { Field, OptionValue } from "../../schema/Field.js";
import type { FormStrings } from "../../strings/enForm.js";
import { ActionButton } from "../../ui/ActionButton.js";
import { afterArrowKey, hasModifier } from "../../ui/focus.js";
import { part } from "../../ui/part.js";
import { UntrustedText } from "../../ui/text.js";
import { useFormContext, useWaiting } from "../field/FormContext.js";
import type { OnePressField } from "../field/FormFeatures.js";
import { isNamedByMessage, messageOf } from "../field/fieldText.js";
import type { Controls } from "../field/types.js";
import { useFieldState } from "../field/useFieldState.js";
import type { BoundForm } from "../field/useFormModel.js";

/** The highest number key. */
const HIGHEST_KEY = 9;

interface Answer {
  value: OptionValue;
  /** Untrusted, unless it is Yes or No. */
  label: string;
  /** Its value, if another option has the same label, and its description. */
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
  const state = useFieldState(form, field);
  const waiting = useWaiting();
  const [pressed, setPressed] = useState<OptionValue>();
  const [stop, setStop] = useState(0);
  const message = messageOf(form);
  const isNamed = isNamedByMessage(field, message);
  const hidden = Boolean(approval?.hidden);
  const press = (value: OptionValue) => {
    if (state.locked || !store.guard.admits(strings)) return;
    state.onChange(value);
    setPressed(value);
    void submit();
  };
  const answers = answersOf(field, strings);
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
              {...part("action", { chosen: value === pressed })}
              name="reply"
              id={id}
              ref={at === 0 ? state.focusRef : undefined}
              locked={state.locked || hidden}
              waiting={waiting}
              tabIndex={at === stop ? 0 : -1}
              onFocus={() => setStop(at)}
              aria-describedby={notes.length > 0 ? `${id}-d` : undefined}
              aria-keyshortcuts={key}
              // Submit says what is still to be read.
              onClick={() => hidden && void submit()}
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

/** Moves the focus to the next or the previous answer, the first or the last. */
function moveFocus(event: ReactKeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-name="reply"]')];
  if (!buttons.includes(event.target as HTMLElement) || hasModifier(event)) return;
  const ends: Partial<Record<string, HTMLElement>> = { Home: buttons[0], End: buttons.at(-1) };
  const next = ends[event.key] ?? afterArrowKey(event, buttons);
  if (!next) return;
  event.preventDefault();
  next.focus();
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

/** Maximum number of options that are buttons: by default, and if the host asks for buttons. */
const MAX_OPTIONS = { byDefault: 5, wanted: 9 };

/**
 * Returns the only field of a form, if one click can answer it.
 *
 * That is a boolean or a short choice, without a default or an "Other…" field.
 *
 * @param wanted whether the host asks for buttons. Then the field may be optional, and have more
 *   options.
 */
export function fieldAnsweredByButtons(
  fields: readonly Field[],
  wanted: boolean,
): OnePressField | undefined {
  const [field] = fields;
  if (!field || fields.length !== 1 || field.readOnly || field.default !== undefined)
    return undefined;
  if (!wanted && !field.required) return undefined;
  if (field.kind === "boolean") return field;
  if (field.kind !== "singleSelect" || field.other) return undefined;
  // A preview is read before a choice is made.
  if (field.options.some(({ preview }) => preview !== undefined)) return undefined;
  const most = wanted ? MAX_OPTIONS.wanted : MAX_OPTIONS.byDefault;
  return field.options.length <= most ? field : undefined;
}

interface OnePressOptions {
  quickReplies?: boolean | undefined;
  review?: boolean | undefined;
  controls?: Controls | undefined;
}

/**
 * Returns the field whose answers are buttons, if the form has such a field.
 *
 * One click sends an answer, and so does its number key while focus is in the form. A form that asks
 * for a secret has no buttons, because the user must confirm first.
 */
export function onePressOf(
  { store, fields }: BoundForm,
  answers: Approval["answers"],
  { quickReplies, review, controls }: OnePressOptions,
): OnePressField | undefined {
  // The options of a permission request are all buttons, however many there are.
  const [field] = fields;
  if (answers) return answers === "buttons" && field?.kind === "singleSelect" ? field : undefined;
  if (quickReplies === false || review || store.secrets.asked || store.reading.undrawn > 0)
    return undefined;
  const wanted = quickReplies === true;
  const only = fieldAnsweredByButtons(fields, wanted);
  // A custom control is shown unless the host asks for buttons.
  return only && controls?.[only.kind] && !wanted ? undefined : only;
}
