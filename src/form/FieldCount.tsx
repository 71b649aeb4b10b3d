"use client";

import { part } from "../parts/part.js";
import type { Field } from "../schema/Field.js";
import { countCharacters } from "../text/countCharacters.js";
import { useFormContext } from "./FormContext.js";
import type { FormStore } from "./FormStore.js";
import { useStore } from "./useStore.js";

/** From how much of a length limit on the characters are counted. */
const NEAR = 0.8;

/** A live count: options chosen, or characters left once a limit is near. Renders a `<span>`. */
export function FieldCount({ field }: { field: Field }) {
  const { strings } = useFormContext();
  const words = useStore(field.id, (store) => countOf(field, store));
  const counts = field.kind === "multiSelect" || field.constraints.maxLength !== undefined;
  if (!counts) return null;
  return (
    <span {...part("count", { over: words !== undefined && words < 0 })} role="status">
      {words !== undefined && text()}
    </span>
  );

  function text() {
    if (words === undefined) return null;
    if (field.kind === "multiSelect") return strings.chosen(words);
    return words < 0 ? strings.charactersOver(-words) : strings.charactersLeft(words);
  }
}

/** What is counted; it stays `undefined` while there is nothing to say, so that nothing renders. */
function countOf(field: Field, store: FormStore): number | undefined {
  if (field.kind === "multiSelect") return store.value(field)?.length || undefined;
  const { maxLength } = field.constraints;
  if (maxLength === undefined) return undefined;
  const value = store.value(field);
  if (typeof value !== "string" || value.length < maxLength * NEAR) return undefined;
  const left = maxLength - countCharacters(value);
  return left <= maxLength * (1 - NEAR) ? left : undefined;
}
