"use client";

import { type FocusEvent, useState } from "react";
import type { FieldOption } from "../../schema/Field.js";

/** Which option of a choice is looked at, and what that does to its rows. */
export interface Preview {
  /** DOM ID of the preview. */
  id: string;
  option: FieldOption | undefined;
  /** For the rows: what has the focus is looked at. */
  onFocus: ((event: FocusEvent) => void) | undefined;
  /** Shows the preview of a clicked option, because not every browser focuses it. */
  lookAt: (place: number) => void;
  /** For `aria-details` of a row. */
  detailsOf: (place: number) => string | undefined;
}

/** No option: a row of our own ("Other…") leads to nothing that the server drew. */
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
            if (row !== undefined) lookAt(/\d/.test(row) ? Number(row) : OWN);
          },
    detailsOf: (place) => (option && place === at ? `${id}-p` : undefined),
  };
}
