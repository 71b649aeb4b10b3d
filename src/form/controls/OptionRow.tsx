"use client";

import type { ReactNode } from "react";
import { part } from "../../parts/part.js";
import { UntrustedText } from "../../parts/UntrustedText.js";
import type { FormStrings } from "../../strings/enForm.js";

interface OptionRowProps {
  /** The start of the ids of the title and the description. */
  id: string;
  label: string;
  description?: string | undefined;
  /** A word of our own ("No answer") rather than one of the server's options. */
  own?: boolean;
  /** Whether it shares its row with others. */
  short: boolean;
  chosen: boolean;
  strings: FormStrings;
  /** The radio or checkbox. */
  children: ReactNode;
}

/** One option with its control; the whole row is its target. Renders a `<label>`. */
export function OptionRow({
  id,
  label,
  description,
  own = false,
  short,
  chosen,
  strings,
  children,
}: OptionRowProps) {
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
