"use client";

import { useState } from "react";
import { part } from "../../parts/part.js";
import { useFormContext } from "../field/FormContext.js";
import { useStore } from "../field/useStore.js";
import type { ControlProps } from "../field/types.js";
import { CheckboxOption } from "./CheckboxOption.js";
import { isShort } from "./isShort.js";
import { OptionPreview } from "./OptionPreview.js";
import { toggle } from "../field/toggle.js";
import { disambiguatingHint } from "./disambiguatingHint.js";
import { onBlurWithin } from "./onBlurWithin.js";
import { usePreview } from "./usePreview.js";

/**
 * Control of a multiple choice with few options, all visible. Renders a group of checkboxes.
 *
 * It includes "None of these" if the field is required and an empty list is valid. The text box for
 * the user's own answer opens with "Other…", or is always visible below, as in `RadioChoice`.
 */
export function CheckboxChoice(props: ControlProps<"multiSelect">) {
  const {
    field,
    value,
    onChange,
    onBlur,
    focusRef,
    id,
    labelId,
    describedBy,
    invalid,
    required,
    locked,
    strings,
  } = props;
  const { other, takesNote } = field;
  const { store } = useFormContext();
  const written = useStore(other?.id ?? field.id, ({ values }) => {
    return other !== undefined && values.get(other) !== "";
  });
  const [opened, setOpened] = useState(false);
  // The text in the box is sent, even if a draft put it there. The box stays open when the user
  // clears it.
  if (written && !opened && !takesNote) setOpened(true);
  const otherOpen = opened || written;
  const none = required && (field.constraints.minItems ?? 0) === 0;
  const preview = usePreview(id, field.options, -1);
  const short = isShort(field, other !== undefined);
  const shared = { locked, invalid, short, strings };

  return (
    <div
      {...part("options", { short })}
      role="group"
      id={id}
      aria-labelledby={labelId}
      aria-describedby={required ? `${describedBy ?? ""} ${id}-r` : describedBy}
      onBlur={onBlurWithin(onBlur)}
      onFocus={preview.onFocus}
    >
      {/* A group has no `aria-required`. */}
      {required && (
        <span id={`${id}-r`} hidden>
          {strings.required}
        </span>
      )}
      {field.options.map((option, at) => (
        <CheckboxOption
          key={option.value}
          id={`${id}-${at}`}
          label={option.label}
          description={option.description}
          chosen={value?.includes(option.value) ?? false}
          onChange={(chosen) => {
            onChange(toggle(field, value, option.value, chosen));
            preview.lookAt(at);
          }}
          details={preview.detailsOf(at)}
          focusRef={at === 0 ? focusRef : undefined}
          {...shared}
        />
      ))}
      {other && (
        <CheckboxOption
          id={`${id}-o`}
          label={strings.other}
          description={disambiguatingHint(field.options, strings.other, strings.otherHint)}
          own
          chosen={otherOpen}
          onChange={(chosen) => {
            if (locked) return;
            setOpened(chosen);
            if (!chosen) store.change(other, "");
          }}
          {...shared}
        />
      )}
      {otherOpen && !takesNote && <div {...part("other-answer")}>{props.other}</div>}
      {none && (
        <CheckboxOption
          id={`${id}-x`}
          label={strings.noneOfThese}
          description={disambiguatingHint(field.options, strings.noneOfThese, strings.noneHint)}
          own
          chosen={value?.length === 0}
          onChange={(chosen) => onChange(chosen ? [] : null)}
          {...shared}
        />
      )}
      <OptionPreview {...preview} strings={strings} />
      {takesNote && <div {...part("other-answer")}>{props.other}</div>}
    </div>
  );
}
