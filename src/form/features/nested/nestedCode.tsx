"use client";

import { useMemo, useState } from "react";
import { OutlineAnswer } from "../../../nested/OutlineAnswer.js";
import { readOutline } from "../../../nested/readOutline.js";
import * as confusables from "../../../schema/confusables.js";
import { type Field, type FieldOf, isNested } from "../../../schema/Field.js";
import { lazyConfusables } from "../../../schema/lookAlikes.js";
import {
  type NestedFieldInput,
  readNestedInput,
  toFieldInput,
} from "../../../schema/NestedInput.js";
import { controlValue } from "../../../schema/types.js";
import { enNested } from "../../../strings/enNested.js";
import { part } from "../../../ui/part.js";
import { useFormContext, useStore } from "../../field/FormContext.js";
import type { NestedAnswerProps, NestedCode } from "../../field/FormFeatures.js";
import type { FormStore } from "../../model/FormStore.js";
import { useNestedStrings } from "./InnerForm.js";
import { NestedControl } from "./NestedControl.js";
import { NestedModel } from "./NestedModel.js";

// Nested options are read after this, so they are told apart at once.
lazyConfusables.provide(confusables);

/** Whether a field has nested fields that can be shown, with its current value or another one. */
function canShowFields(
  field: FieldOf<"json">,
  store: FormStore,
  input: NestedFieldInput | string = store.values.get(field),
): boolean {
  if (!field.nested) return false;
  return new NestedModel(field, store, enNested, input).drawable;
}

/**
 * Switches all nested answers of a form between their fields and JSON.
 *
 * Renders a `<button>` below some fields, or nothing if none of them is nested.
 */
function JsonToggle({ fields }: { fields: readonly Field[] }) {
  const { store, readOnly } = useFormContext();
  const words = useNestedStrings();
  const asJson = useStore("view", ({ navigation }) => navigation.asJson);
  const locked = useStore("status", ({ session, secrets }) => session.locked || secrets.refused);
  const [shown] = useState(() =>
    nestedOf(fields, store).some((field) => canShowFields(field, store)),
  );
  if (!shown || locked || readOnly) return null;
  const toggle = () => {
    const nested = nestedOf(store.reading.fields, store);
    const { navigation, elements, values, status } = store;
    if (!asJson) for (const field of nested) setAside(field, store);
    else {
      const entered = nested.map((field) => withAside(field, store));
      // A field that never had nested fields stays JSON.
      const wrong = nested.find(
        (field, at) =>
          canShowFields(field, store, values.initial(field)) &&
          !canShowFields(field, store, entered[at]),
      );
      if (wrong) {
        status.announce(words.unsupported);
        return elements.focus(wrong);
      }
      status.announce(undefined, words.unsupported);
      for (const [at, field] of nested.entries()) store.change(field, entered[at]!);
      navigation.aside.clear();
    }
    navigation.setAsJson(!asJson);
  };
  return (
    <div {...part("parts-actions")}>
      <button type="button" {...part("skip")} onClick={toggle}>
        {asJson ? words.asForm : words.asJson}
      </button>
    </div>
  );
}

/** Keeps the input that is no JSON, such as half a date, and leaves the JSON. */
function setAside(field: FieldOf<"json">, store: FormStore): void {
  const entered = store.values.get(field);
  store.navigation.aside.set(field, entered);
  store.change(field, controlValue(entered));
}

/** Returns the JSON of a field with the input that was no JSON, where the two go together. */
function withAside(field: FieldOf<"json">, store: FormStore): NestedFieldInput | string {
  const text = store.values.get(field);
  const { rest } = readNestedInput(store.navigation.aside.get(field) ?? "") ?? {};
  const input = rest && readNestedInput(text);
  if (!input || store.values.read(field).state === "unreadable") return text;
  const entered = toFieldInput({ ...input, rest });
  return canShowFields(field, store, entered) ? entered : text;
}

/** Returns the fields that are answered with nested fields or as JSON. */
function nestedOf(fields: readonly Field[], store: FormStore): FieldOf<"json">[] {
  return fields.filter(
    (field): field is FieldOf<"json"> => isNested(field) && !store.isReadOnly(field),
  );
}

/** A nested answer, read-only, by the selected cases. */
function NestedAnswer({ field, value, secret, strings }: NestedAnswerProps) {
  const { settings, store } = useFormContext();
  const { whole } = store.secrets.kinds ?? {};
  const entered = useStore(field.id, (state) => state.values.get(field));
  const words = useMemo(() => ({ ...enNested, ...strings }), [strings]);
  const { answer } = useMemo(
    () => readOutline(field, value, words, secret, readNestedInput(entered)?.rest, whole),
    [field, value, words, secret, whole, entered],
  );
  return <OutlineAnswer answer={answer} settings={settings} strings={words} />;
}

/** The inputs of nested fields and their read-only answers, in one chunk. */
export const nestedCode: NestedCode = { canShowFields, JsonToggle, NestedControl, NestedAnswer };
