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
  /** What the field holds. */
  entered: string;
}

/**
 * Shows as JSON what is entered in a question that has too many parts to be open at once: a server
 * may have filled it in, and nothing is sent that was not on show. Renders a `<div>`; nothing where
 * nothing is held.
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
