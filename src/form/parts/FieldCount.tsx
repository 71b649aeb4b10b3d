"use client";

import { forwardRef, useState } from "react";
import { part } from "../../parts/part.js";
import type { Field, FieldOption } from "../../schema/Field.js";
import type { FormStrings } from "../../strings/enForm.js";
import { countCharacters } from "../../text/countCharacters.js";
import { shortText } from "../../text/heardText.js";
import { allVisible } from "../controls/allVisible.js";
import { useFormContext } from "../field/FormContext.js";
import type { FormStore } from "../model/FormStore.js";
import { useStore } from "../field/useStore.js";
import type { FieldPartProps } from "../field/types.js";

/** Share of a length limit from which characters are counted. */
const COUNTED_FROM_SHARE = 0.8;

/** Shows a live count: options selected, or characters left near a limit. Renders a `<span>`. */
export const FieldCount = forwardRef<HTMLSpanElement, FieldPartProps<"span">>(
  function FieldCount(props, ref) {
    const { kind, constraints } = props.field;
    const counted = kind === "multiSelect" || constraints.maxLength !== undefined;
    return counted ? <Count {...props} ref={ref} /> : null;
  },
);

const Count = forwardRef<HTMLSpanElement, FieldPartProps<"span">>(function Count(
  { field, ...props },
  ref,
) {
  const { strings } = useFormContext();
  const number = useStore(field.id, (store) => countOf(field, store));
  const removed = useRemoved(field);
  const over = number !== undefined && number < 0;
  const words = number !== undefined && wordsOf(field, number, strings);
  return (
    <span {...part("count", { over })} role="status" {...props} ref={ref}>
      {/* The words stand alone in an element: a browser that translates the page replaces texts. */}
      {removed ? (
        <>
          <span {...part("heard")}>
            {`${strings.removed(shortText(removed.label || strings.emptyOption))} `}
          </span>
          <span>{words}</span>
        </>
      ) : (
        words
      )}
    </span>
  );
});

/** Returns the option that was removed last from a long list, until the answer changes again. */
function useRemoved(field: Field): FieldOption | undefined {
  const chosen = useStore(field.id, ({ values }) =>
    field.kind === "multiSelect" && !allVisible(field) ? (values.get(field) ?? NONE) : NONE,
  );
  const [last, setLast] = useState<{ chosen: readonly unknown[]; removed?: FieldOption }>({
    chosen,
  });
  if (last.chosen === chosen) return last.removed;
  const kept = new Set<unknown>(chosen);
  const [gone, ...more] = last.chosen.filter((value) => !kept.has(value));
  const isOne = gone !== undefined && more.length === 0 && chosen.length < last.chosen.length;
  const options = isOne && field.kind === "multiSelect" ? field.options : [];
  const removed = options.find(({ value }) => value === gone);
  setLast({ chosen, removed });
  return removed;
}

const NONE: readonly string[] = [];

function wordsOf({ kind }: Field, number: number, strings: FormStrings): string {
  if (kind === "multiSelect") return strings.chosen(number);
  return number < 0 ? strings.charactersOver(-number) : strings.charactersLeft(number);
}

/** Returns the count to show, or `undefined` while there is nothing to show. */
function countOf(field: Field, store: FormStore): number | undefined {
  if (field.kind === "multiSelect") return store.values.get(field)?.length || undefined;
  const { maxLength } = field.constraints;
  if (maxLength === undefined) return undefined;
  const value = store.values.get(field);
  if (typeof value !== "string" || value.length < maxLength * COUNTED_FROM_SHARE) return undefined;
  const left = maxLength - countCharacters(value);
  return left <= maxLength * (1 - COUNTED_FROM_SHARE) ? left : undefined;
}
