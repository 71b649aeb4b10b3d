"use client";

import { useState } from "react";
import { ActionButton } from "../../../parts/ActionButton.js";
import { part } from "../../../parts/part.js";
import { UntrustedText } from "../../../parts/UntrustedText.js";
import type { OptionValue } from "../../../schema/Field.js";
import type { FormStrings } from "../../../strings/enForm.js";
import { useFormContext } from "../../field/FormContext.js";
import { useArmed } from "../../field/useArmed.js";
import { useFieldState } from "../../field/useFieldState.js";
import type { OnePressField } from "./onePressField.js";

/** The highest number key. */
const HIGHEST_KEY = 9;

interface Answer {
  value: OptionValue;
  /** Untrusted, unless it is Yes or No. */
  label: string;
  description: string | undefined;
  /** Tells apart options with the same label: the value that each of them sends. */
  distinction: string | undefined;
  isOwn: boolean;
}

/**
 * A button for each answer of the only field. One press sends it. No button is the primary one, because
 * the server decides what the answers are. Renders a `<div role="group">` of `<button>`s.
 */
export function OnePress({ field }: { field: OnePressField }) {
  const form = useFormContext();
  const { store, strings, approval, submit } = form;
  const state = useFieldState(form, field, true, false);
  const armed = useArmed();
  const [sent, setSent] = useState<OptionValue>();
  const locked = state.locked || !armed || Boolean(approval?.hidden);
  const isLabeled = field.label !== field.key && field.label !== form.request.message;
  const press = (value: OptionValue) => {
    if (!approval?.hidden && !store.guard.admits(strings)) return;
    if (!approval?.hidden) store.change(field, value);
    setSent(value);
    void submit();
  };
  return (
    <div
      {...part("replies", { kind: field.kind })}
      role="group"
      id={state.id}
      aria-labelledby={isLabeled ? state.labelId : `${form.id}-message`}
      aria-describedby={state.describedBy}
    >
      {answersOf(field, strings).map(({ value, label, description, distinction, isOwn }, at) => {
        const id = `${state.id}-${at}`;
        const key = at < HIGHEST_KEY ? String(at + 1) : undefined;
        const details = description !== undefined || distinction !== undefined;
        return (
          <ActionButton
            key={`${typeof value} ${String(value)}`}
            {...part("action", { chosen: value === sent })}
            name="reply"
            question={store}
            id={id}
            ref={at === 0 ? state.focusRef : undefined}
            locked={locked}
            aria-labelledby={`${id}-l`}
            aria-describedby={details ? `${id}-d` : undefined}
            aria-keyshortcuts={key}
            act={() => press(value)}
          >
            {key !== undefined && (
              <span {...part("key")} aria-hidden="true">
                {key}
              </span>
            )}
            <span {...part("reply-text")}>
              <span {...part("reply-label")} id={`${id}-l`}>
                {isOwn ? label : <UntrustedText text={label} size="line" strings={strings} />}
              </span>
              {details && (
                <span {...part("option-description")} id={`${id}-d`}>
                  <UntrustedText
                    text={[distinction, description].filter(Boolean).join(" · ")}
                    size="line"
                    strings={strings}
                  />
                </span>
              )}
            </span>
          </ActionButton>
        );
      })}
    </div>
  );
}

function answersOf(field: OnePressField, strings: FormStrings): Answer[] {
  const own = { description: undefined, distinction: undefined, isOwn: true };
  if (field.kind === "boolean") {
    return [
      { value: true, label: strings.yes, ...own },
      { value: false, label: strings.no, ...own },
    ];
  }
  return field.options.map(({ value, label, description, distinction }) => ({
    value,
    label: label || strings.emptyOption,
    description,
    distinction,
    isOwn: false,
  }));
}
