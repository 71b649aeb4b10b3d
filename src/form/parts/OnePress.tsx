"use client";

import { type KeyboardEvent, useState } from "react";
import { questionText } from "../../core/text.js";
import { asksForWords } from "../../schema/asksForWords.js";
import type { Field, OptionValue } from "../../schema/Field.js";
import { ActionButton } from "../../ui/ActionButton.js";
import { readNumberKey } from "../../ui/numberKeys.js";
import { part } from "../../ui/part.js";
import { UntrustedText } from "../../ui/text.js";
import { optionsOf } from "../field/fieldChoices.js";
import { useFormContext, useWaiting } from "../field/FormContext.js";
import type { OnePressField } from "../field/FormFeatures.js";
import { isNamedByMessage, messageOf } from "../field/fieldText.js";
import type { Controls } from "../field/types.js";
import { useFieldState } from "../field/useFieldState.js";
import { FieldError } from "./FieldElements.js";
import type { BoundForm } from "../field/useFormModel.js";

/** The highest number key. */
const HIGHEST_KEY = 9;

/**
 * A button for each answer of the only field. One press sends it. No button is the primary one, because
 * the server decides what the answers are. Each is a Tab stop: a group promises no other keys. Renders a
 * `<div role="group">` of rows with a `<button>` each.
 */
export function OnePress({ field }: { field: OnePressField }) {
  const form = useFormContext();
  const { store, strings, submit } = form;
  const state = useFieldState(form, field);
  const waiting = useWaiting();
  const [pressed, setPressed] = useState<OptionValue>();
  const message = messageOf(form);
  const isNamed = isNamedByMessage(field, message);
  const press = (value: OptionValue) => {
    if (state.locked || !store.guard.allowsSubmit(strings)) return;
    state.onChange(value);
    setPressed(value);
    void submit();
  };
  return (
    <div
      {...part("replies", { kind: field.kind })}
      role="group"
      id={state.id}
      aria-label={isNamed ? questionText(message) : undefined}
      aria-labelledby={isNamed ? undefined : state.labelId}
      aria-describedby={state.describedBy}
    >
      {optionsOf(field, strings).map((option, at) => {
        const { value, label, description: note } = option;
        const id = `${state.id}-${at}`;
        const isPressed = value === pressed;
        const key = at < HIGHEST_KEY ? String(at + 1) : undefined;
        return (
          <div key={`${typeof value} ${String(value)}`} {...part("reply", { key })}>
            {/* The button fills its row, and its label alone is its name. */}
            <ActionButton
              {...part("action", { chosen: isPressed })}
              name="reply"
              variant="reply"
              id={id}
              // After a refusal, the next key must not press another answer.
              ref={(pressed === undefined ? at === 0 : isPressed) ? state.focusRef : undefined}
              locked={state.locked}
              waiting={waiting}
              aria-describedby={note === undefined ? undefined : `${id}-d`}
              aria-keyshortcuts={key}
              act={() => press(value)}
            >
              <span {...part("reply-label")}>
                <UntrustedText text={label || strings.emptyOption} size="line" strings={strings} />
              </span>
            </ActionButton>
            {note !== undefined && (
              <div {...part("option-description")} id={`${id}-d`}>
                <UntrustedText text={note} size="line" strings={strings} />
              </div>
            )}
          </div>
        );
      })}
      {/* Only a rule of the host refuses one of the answers. */}
      <FieldError field={field} />
    </div>
  );
}

/** Presses the answer of a number key. */
export function pressByNumber(event: KeyboardEvent<HTMLElement>): void {
  const number = readNumberKey(event);
  const replies = event.currentTarget.querySelectorAll<HTMLElement>(
    '[data-elicit="action"][data-name="reply"]',
  );
  const button = number && replies[number - 1];
  if (!button) return;
  event.preventDefault();
  button.focus();
  button.click();
}

/** Maximum number of options that are buttons: by default, and if the host asks for buttons. */
const MAX_OPTIONS = { byDefault: 5, wanted: 9 };

/**
 * Returns the only field of a form, if one click can answer it.
 *
 * That is a boolean or a short choice, without a default, an "Other…" field, or an option that asks
 * for words: nothing could be said after the click.
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
  if (field.options.some(({ label, value }) => asksForWords(`${label} · ${value}`)))
    return undefined;
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
  { quickReplies, review, controls }: OnePressOptions,
): OnePressField | undefined {
  if (quickReplies === false || review || store.secrets.asked || store.reading.unrendered > 0)
    return undefined;
  const wanted = quickReplies === true;
  const only = fieldAnsweredByButtons(fields, wanted);
  // A custom control is shown unless the host asks for buttons.
  return only && controls?.[only.kind] && !wanted ? undefined : only;
}
