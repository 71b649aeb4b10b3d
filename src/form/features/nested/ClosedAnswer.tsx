"use client";

import { readParted } from "../../../nested/Rest.js";
import { part } from "../../../parts/part.js";
import { UnfoldableText } from "../../../parts/UnfoldableText.js";
import type { FieldOf } from "../../../schema/Field.js";
import { asksWithin } from "../../../schema/findSecrets.js";
import { jsonText } from "../../../schema/jsonText.js";
import { namesSecret } from "../../../schema/namesSecret.js";
import { useFormContext } from "../../field/FormContext.js";
import { useNestedStrings } from "./useNestedStrings.js";

interface ClosedAnswerProps {
  field: FieldOf<"json">;
  /** The text that the field holds. */
  entered: string;
}

/**
 * Shows the answer of a field with too many nested fields as JSON.
 *
 * A server may have filled it in, and nothing is sent that was not visible. Renders a `<div>`, or
 * nothing without an answer.
 */
export function ClosedAnswer({ field, entered }: ClosedAnswerProps) {
  const { store } = useFormContext();
  const words = useNestedStrings();
  const value = readParted(entered)?.value;
  const text = jsonText(value);
  if (text === undefined) return null;
  const hidden = !asksWithin(field) || store.secrets.kinds?.has(field) || namesSecret(value);
  return (
    <div {...part("outline-value", { hidden: hidden || undefined })}>
      {hidden ? words.hidden : <UnfoldableText text={text} size="brief" strings={words} />}
    </div>
  );
}
