"use client";

import { part } from "../../parts/part.js";
import { UnfoldableText } from "../../parts/UnfoldableText.js";
import { UntrustedText } from "../../parts/UntrustedText.js";
import type { FieldOption } from "../../schema/Field.js";
import type { FormStrings } from "../../strings/enForm.js";
import { shortText } from "../../text/heardText.js";

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
        {/* Of another option nothing is unfolded yet. */}
        <UnfoldableText key={String(option.value)} text={option.preview} strings={strings} />
      </div>
    </div>
  );
}
