"use client";

import { useState } from "react";
import { part } from "../../../parts/part.js";
import type { Field, FieldOf } from "../../../schema/Field.js";
import { readEntered } from "../../../schema/readEntered.js";
import { useFormContext } from "../../field/FormContext.js";
import { useStore } from "../../field/useStore.js";
import type { FormStore } from "../../model/FormStore.js";
import { drawsParts } from "./drawsParts.js";
import { useNestedStrings } from "./useNestedStrings.js";

/**
 * Switches all nested answers of a form between their fields and JSON.
 *
 * Renders a `<button>` below some fields, or nothing if none of them is nested.
 */
export function JsonToggle({ fields }: { fields: readonly Field[] }) {
  const { store, readOnly } = useFormContext();
  const words = useNestedStrings();
  const asJson = useStore("view", ({ navigation }) => navigation.asJson);
  const locked = useStore("status", ({ status, secrets }) => status.locked || secrets.refused);
  const [shown] = useState(() => nestedOf(fields, store).some((field) => drawsParts(field, store)));
  if (!shown || locked || readOnly) return null;
  const toggle = () => {
    const nested = nestedOf(store.reading.fields, store);
    // Half-entered input is no JSON, and is removed with its nested fields.
    if (!asJson)
      for (const field of nested)
        store.change(field, readEntered(String(store.values.get(field))).text);
    const wrong = asJson && nested.find((field) => !drawsParts(field, store));
    if (wrong) store.elements.focus(wrong);
    else store.navigation.setAsJson(!asJson);
  };
  return (
    <div {...part("parts-actions")}>
      <button type="button" {...part("skip")} onClick={toggle}>
        {asJson ? words.asForm : words.asJson}
      </button>
    </div>
  );
}

/** Returns the fields that are answered with nested fields or as JSON. */
function nestedOf(fields: readonly Field[], store: FormStore): FieldOf<"json">[] {
  return fields.filter(
    (field): field is FieldOf<"json"> =>
      field.kind === "json" && field.nested !== undefined && !store.isReadOnly(field),
  );
}
