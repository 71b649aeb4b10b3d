"use client";

import { type ReactNode, useEffect, useMemo } from "react";
import { FormContext, useFormContext } from "../../field/FormContext.js";
import { useRefused } from "../../field/useRefused.js";
import { useStore } from "../../field/useStore.js";
import type { Row } from "./RowMaker.js";
import { usePausedByPress } from "./usePausedByPress.js";

interface InnerFormProps {
  row: Row;
  /** The start of the DOM ids within. */
  id: string;
  /** What its only field is called, if the label of that is visible elsewhere. */
  name?: string | undefined;
  locked: boolean;
  /** How many nested fields each field in it may render at once. */
  share: number;
  /** Something was entered within, or its errors changed. */
  onChange: () => void;
  children: ReactNode;
}

/** A form in the form, whose fields belong to one answer. */
export function InnerForm({ row, id, name, locked, share, onChange, children }: InnerFormProps) {
  const outer = useFormContext();
  const { store } = row.parts;
  const refusals = useStore("summary", (state) => state.validation.refusals);
  // Each nested field shows its own errors.
  useRefused(refusals, () => void row.parts.check().then(onChange));
  usePausedByPress(outer.root, store);
  useEffect(() => {
    const ids = store.fields.map((field) => field.id);
    // Loads the code that finds secrets and validates the nested fields.
    store.validation.load().catch(() => {});
    return store.topics.subscribeAll(ids, onChange);
  }, [store, onChange]);
  const { settings } = outer;
  useEffect(() => {
    if (store.values.settings === settings) return;
    store.configure(settings, false);
    // The input may be another answer there.
    onChange();
  }, [store, settings, onChange]);
  const { drawsParts, nestedControl } = outer.slots;
  const context = useMemo(
    () => ({
      ...outer,
      store,
      fields: store.reading.fields,
      id,
      name,
      readOnly: outer.readOnly || locked,
      nesting: (outer.nesting ?? 0) + 1,
      share,
      slots: { drawsParts, nestedControl },
    }),
    [outer, drawsParts, nestedControl, store, id, name, locked, share],
  );
  return <FormContext.Provider value={context}>{children}</FormContext.Provider>;
}
