"use client";

import { useMemo } from "react";
import { OutlineAnswer } from "../../../nested/OutlineAnswer.js";
import { readOutline } from "../../../nested/readOutline.js";
import { readParted } from "../../../nested/Rest.js";
import { enNested } from "../../../strings/enNested.js";
import { useFormContext } from "../../field/FormContext.js";
import type { NestedAnswerProps } from "../../field/FormSlots.js";
import { useStore } from "../../field/useStore.js";

/** A nested answer, read-only, by the selected cases. */
export function NestedAnswer({ field, value, secret, strings }: NestedAnswerProps) {
  const { settings } = useFormContext();
  const entered = useStore(field.id, (state) => state.values.get(field));
  const words = useMemo(() => ({ ...enNested, ...strings }), [strings]);
  const { answer } = useMemo(
    () => readOutline(field, value, words, secret, readParted(String(entered))?.rest),
    [field, value, words, secret, entered],
  );
  return <OutlineAnswer answer={answer} settings={settings} strings={words} />;
}
