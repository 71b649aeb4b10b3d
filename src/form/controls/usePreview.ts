"use client";

import { type FocusEvent, useState } from "react";
import type { FieldOption } from "../../schema/Field.js";

/** Which option of a choice is looked at, and what that does to its rows. */
export interface Preview {
  /** The DOM id of what is shown of it. */
  id: string;
  option: FieldOption | undefined;
  /** For the rows: what has the focus is looked at. */
  onFocus: ((event: FocusEvent) => void) | undefined;
  /** Shows the preview of a chosen option, too: not every browser focuses what is pressed. */
  lookAt: (place: number) => void;
  /** For `aria-details` of a row. */
  detailsOf: (place: number) => string | undefined;
}

/** No option: a row of our own ("Other…") leads to nothing that the server drew. */
const OWN = -1;

/**
 * Tells whose preview is shown: that of the option which has the focus, or had it last; before, of
 * the chosen one, or else of the first that has one, so that nobody misses that there are any.
 *
 * @param id of the control; its rows are called `<id>-<place>`.
 * @param chosen the place of the option that is chosen, or -1.
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
