"use client";

import { createContext, type FocusEvent, type ReactNode, useContext, useState } from "react";
import { shortText } from "../../core/text.js";
import type { FieldOf, FieldOption } from "../../schema/Field.js";
import type { FormStrings } from "../../strings/enForm.js";
import { part } from "../../ui/part.js";
import { UnfoldableText, UntrustedText } from "../../ui/text.js";
import { useFormContext } from "../field/FormContext.js";

/** What the options of a group have in common. */
interface OptionGroup {
  /** The start of the IDs of its options: `<id>-<value>`. */
  id: string;
  /** Whether several options share a row. */
  short?: boolean;
  locked: boolean;
  invalid?: boolean | undefined;
  strings: FormStrings;
}

/** The group that an option is in. */
export const OptionGroupContext = createContext<OptionGroup | null>(null);

/** Returns the group around, and the ID of one of its options. */
export function useOption(value: string): OptionGroup & { optionId: string } {
  const group = useContext(OptionGroupContext)!;
  return { ...group, optionId: `${group.id}-${value}` };
}

/** The values of built-in options, "Other…" and "None of these". The server's have their places. */
export const OTHER = "o";
export const NONE = "x";

/** An option of a group. */
export interface OptionProps {
  /** Tells it from the others of its group. */
  value: string;
  label: string;
  description?: string | undefined;
  /** A word of our own ("No answer") rather than one of the server's options. */
  own?: boolean;
  /** DOM ID of the element with its details. */
  details?: string | undefined;
}

interface OptionRowProps extends Omit<OptionProps, "details"> {
  chosen: boolean;
  /** The radio or checkbox. */
  children: ReactNode;
}

/** One option with its control; the whole row is its target. Renders a `<label>`. */
export function OptionRow(props: OptionRowProps) {
  const { value, label, description, own = false, chosen, children } = props;
  const { optionId: id, short = false, strings } = useOption(value);
  return (
    <label {...part("option", { chosen, own, short })} htmlFor={id}>
      {children}
      <span {...part("option-text")}>
        <span {...part("option-label")} id={`${id}-l`}>
          {own ? (
            label
          ) : (
            <UntrustedText text={label || strings.emptyOption} size="line" strings={strings} />
          )}
        </span>
        {description !== undefined && (
          <span {...part("option-description")} id={`${id}-d`}>
            <UntrustedText text={description} size="line" strings={strings} />
          </span>
        )}
      </span>
    </label>
  );
}

interface OptionPreviewProps {
  id: string;
  /** The current option. Nothing is rendered if it has no preview. */
  option: FieldOption | undefined;
  strings: FormStrings;
}

/**
 * The server's preview of an option: plain text, line by line, in a box that scrolls.
 *
 * Renders a `<div>` with a title and a `<div role="group">`, which scrolls by keyboard too.
 */
export function OptionPreview({ id, option, strings }: OptionPreviewProps) {
  if (option?.preview === undefined) return null;
  return (
    <div {...part("preview")}>
      <div {...part("preview-title")} id={`${id}-l`}>
        <UntrustedText
          text={strings.preview(shortText(option.label || strings.emptyOption))}
          size="line"
          strings={strings}
        />
      </div>
      <div
        {...part("preview-text")}
        id={id}
        role="group"
        aria-labelledby={`${id}-l`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is scrolled by keys too
        tabIndex={0}
      >
        {/* The preview of another option begins folded. */}
        <UnfoldableText key={String(option.value)} text={option.preview} strings={strings} />
      </div>
    </div>
  );
}

/** The option whose preview is shown, and the props that this gives its rows. */
export interface Preview {
  /** DOM ID of the preview. */
  id: string;
  option: FieldOption | undefined;
  /** Goes on the element around the rows: a focused row shows its preview. */
  onFocus: ((event: FocusEvent) => void) | undefined;
  /** Shows the preview of a clicked option, because not every browser focuses it. */
  lookAt: (place: number) => void;
  /** For `aria-details` of a row. */
  detailsOf: (place: number) => string | undefined;
}

/** Index of a built-in row ("Other…"), which has no preview. */
const OWN = -1;

/**
 * Returns the option whose preview is shown.
 *
 * That is the focused one, or the last one that was; before that the selected one, else the first
 * with a preview, so that the user notices there are any.
 *
 * @param id ID of the control. Its rows have `<id>-<index>`.
 * @param chosen index of the selected option, or -1.
 */
export function usePreview(id: string, options: readonly FieldOption[], chosen: number): Preview {
  const { presses } = useFormContext().store;
  const [looked, lookAt] = useState<number>();
  const first = options.findIndex(({ preview }) => preview !== undefined);
  const at = looked ?? (chosen === OWN ? first : chosen);
  const option = options[at]?.preview === undefined ? undefined : options[at];
  return {
    id: `${id}-p`,
    option,
    lookAt,
    onFocus:
      first === -1
        ? undefined
        : ({ target }) => {
            const [, row] = target.id.startsWith(`${id}-`)
              ? (/-(\d+|o|x)$/.exec(target.id) ?? [])
              : [];
            // The preview itself, and the text box, take the focus from no option.
            if (row === undefined) return;
            // Another preview has another height, which would move the target of a press.
            presses.after(() => lookAt(/\d/.test(row) ? Number(row) : OWN));
          },
    detailsOf: (place) => (option && place === at ? `${id}-p` : undefined),
  };
}

/** Up to how many characters an option has that shares a row with others. */
const SHORT_CHARACTERS = 24;

/**
 * Whether the options of a choice are so short that they share rows: a label each, without details.
 *
 * @param own whether one of them opens a text box.
 */
export function isShort(
  { options }: FieldOf<"singleSelect"> | FieldOf<"multiSelect">,
  own: boolean,
): boolean {
  return (
    !own &&
    options.every(
      ({ label, description, preview }) =>
        (description ?? preview) === undefined && [...label].length <= SHORT_CHARACTERS,
    )
  );
}

/**
 * Returns a hint for a built-in row ("Other…") if an option of the server has the same label.
 */
export function disambiguatingHint(
  options: readonly Pick<FieldOption, "label">[],
  words: string,
  hint: string,
): string | undefined {
  const own = words.trim().toLowerCase();
  return options.some(({ label }) => label.trim().toLowerCase() === own) ? hint : undefined;
}

/** Up to how many options are all visible. */
const MAX_VISIBLE_OPTIONS = { singleSelect: 7, multiSelect: 10 };

/** Whether every option of a choice is on the screen; else they are searched. */
export function allVisible(field: FieldOf<"singleSelect" | "multiSelect">): boolean {
  return field.options.length <= MAX_VISIBLE_OPTIONS[field.kind];
}
