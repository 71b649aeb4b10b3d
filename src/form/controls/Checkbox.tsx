"use client";

import * as Toggle from "radix-ui/toggle";
import { type ComponentPropsWithoutRef, type RefCallback, useState } from "react";
import { part } from "../../ui/part.js";
import { useFormContext, useStore } from "../field/FormContext.js";
import { allowsNone, toggle } from "../field/fieldChoices.js";
import type { ControlProps } from "../field/types.js";
import {
  disambiguatingHint,
  isShort,
  NONE,
  OptionGroupContext,
  OptionPreview,
  type OptionProps,
  OptionRow,
  OTHER,
  useOption,
  usePreview,
} from "./Options.js";
import { groupProps } from "./inputs.js";

interface CheckboxProps extends Omit<ComponentPropsWithoutRef<"button">, "onChange" | "onKeyDown"> {
  /** `null`: neither checked nor unchecked. */
  checked: boolean | null;
  onChange: (checked: boolean) => void;
  focusRef?: RefCallback<HTMLElement> | undefined;
}

/**
 * One checkbox, toggled by a click or Space. Enter, which submits, does nothing here.
 *
 * Renders Radix's Toggle as a checkbox. Radix's Checkbox adds 2.5 KB for an animated mark and a
 * native input that nothing here needs.
 *
 * https://www.w3.org/WAI/ARIA/apg/patterns/checkbox/
 */
export function Checkbox({ checked, onChange, focusRef, ...props }: CheckboxProps) {
  return (
    <Toggle.Root
      {...part("checkbox")}
      {...props}
      ref={focusRef}
      role="checkbox"
      pressed={checked === true}
      onPressedChange={onChange}
      onKeyDown={(event) => {
        if (event.key === "Enter") event.preventDefault();
      }}
      aria-checked={checked ?? "mixed"}
      aria-pressed={undefined}
      data-state={STATES[`${checked}`]}
    />
  );
}

/** The values of `data-state` for style sheets. */
const STATES = { true: "checked", false: "unchecked", null: "indeterminate" };

interface CheckboxOptionProps extends OptionProps {
  chosen: boolean;
  onChange: (chosen: boolean) => void;
  focusRef?: RefCallback<HTMLElement> | undefined;
}

/** One checkbox with its row. Renders a `Checkbox` with its label. */
function CheckboxOption({ onChange, focusRef, details, ...row }: CheckboxOptionProps) {
  const { optionId: id, locked, invalid } = useOption(row.value);
  return (
    <OptionRow {...row}>
      <Checkbox
        id={id}
        checked={row.chosen}
        onChange={onChange}
        focusRef={focusRef}
        aria-labelledby={`${id}-l`}
        aria-describedby={row.description === undefined ? undefined : `${id}-d`}
        aria-details={details}
        aria-disabled={locked || undefined}
        aria-invalid={invalid || undefined}
      />
    </OptionRow>
  );
}

/**
 * Control of a multiple choice with few options, all visible. Renders a group of checkboxes.
 *
 * It includes "None of these" if the field is required and an empty list is valid. The text box for
 * the user's own answer opens with "Other…", or is always visible below, as in `RadioChoice`.
 */
export function CheckboxChoice(props: ControlProps<"multiSelect">) {
  const { field, value, onChange, focusRef, id, describedBy } = props;
  const { invalid, required, locked, strings } = props;
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
  const preview = usePreview(id, field.options, -1);
  const short = isShort(field, other !== undefined);

  return (
    <OptionGroupContext.Provider value={{ id, locked, invalid, short, strings }}>
      <div
        {...part("options", { short })}
        role="group"
        {...groupProps(props)}
        aria-describedby={required ? `${describedBy ?? ""} ${id}-r` : describedBy}
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
            value={String(at)}
            label={option.label}
            description={option.description}
            chosen={value?.includes(option.value) ?? false}
            onChange={(chosen) => {
              onChange(toggle(field, value, option.value, chosen));
              preview.lookAt(at);
            }}
            details={preview.detailsOf(at)}
            focusRef={at === 0 ? focusRef : undefined}
          />
        ))}
        {other && (
          <CheckboxOption
            value={OTHER}
            label={strings.other}
            description={disambiguatingHint(field.options, strings.other, strings.otherHint)}
            own
            chosen={otherOpen}
            onChange={(chosen) => {
              if (locked) return;
              setOpened(chosen);
              if (!chosen) store.change(other, "");
            }}
          />
        )}
        {otherOpen && !takesNote && <div {...part("other-answer")}>{props.other}</div>}
        <NoneOption {...props} />
        <OptionPreview {...preview} strings={strings} />
        {takesNote && <div {...part("other-answer")}>{props.other}</div>}
      </div>
    </OptionGroupContext.Provider>
  );
}

/** "None of these", for a required field with a valid empty list. Renders a checkbox, or nothing. */
export function NoneOption({ field, value, onChange, strings }: ControlProps<"multiSelect">) {
  if (!allowsNone(field)) return null;
  return (
    <CheckboxOption
      value={NONE}
      label={strings.noneOfThese}
      description={disambiguatingHint(field.options, strings.noneOfThese, strings.noneHint)}
      own
      chosen={value?.length === 0}
      onChange={(chosen) => onChange(chosen ? [] : null)}
    />
  );
}
