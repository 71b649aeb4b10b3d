"use client";

import { type KeyboardEvent, useMemo } from "react";
import { isComposing } from "../../../hooks/focusedIn.js";
import type { Approval } from "../../../protocol/Approval.js";
import type { Field } from "../../../schema/Field.js";
import type { ElicitationFormOptions } from "../../ElicitationFormOptions.js";
import type { ApprovalView } from "../../field/useApproval.js";
import type { FormSlots } from "../../field/FormSlots.js";
import type { Controls } from "../../field/types.js";
import type { BoundForm } from "../../field/useFormModel.js";
import { OnePress } from "./OnePress.js";
import { onePressField, type OnePressField } from "./onePressField.js";
import { readDigit } from "./readDigit.js";
import { takesKeys } from "./takesKeys.js";

interface OnePressOptions extends Pick<ElicitationFormOptions, "quickReplies" | "review"> {
  controls: Controls | undefined;
  approval: ApprovalView | undefined;
  /** Whether the form seems to ask for a secret, which the user confirms before it is sent. */
  secret: boolean;
}

/**
 * Shows each answer of a form with one field as a button.
 *
 * One click sends it, and so does its number key while focus is in the form.
 */
export function useOnePress(
  { store, fields }: BoundForm,
  { quickReplies, review, controls, approval, secret }: OnePressOptions,
): FormSlots | undefined {
  const answers = approval?.answers;
  return useMemo(() => {
    const options = { wanted: quickReplies === true, controls };
    const off = quickReplies === false || review || secret || store.reading.undrawn > 0;
    const field = answers ? optionsOf(fields, answers) : off ? undefined : fieldOf(fields, options);
    return field && { answerButtons: () => <OnePress field={field} />, onKeyDown: pressByNumber };
  }, [store, fields, quickReplies, review, controls, answers, secret]);
}

/** The options of a permission request, which are all buttons, however many there are. */
function optionsOf([field]: readonly Field[], answers: Approval["answers"]) {
  return answers === "buttons" && field?.kind === "singleSelect" ? field : undefined;
}

/** A custom control is shown unless the host asks for buttons. */
function fieldOf(
  fields: readonly Field[],
  { wanted, controls }: { wanted: boolean; controls: Controls | undefined },
): OnePressField | undefined {
  const field = onePressField(fields, wanted);
  return field && controls?.[field.kind] && !wanted ? undefined : field;
}

function pressByNumber(event: KeyboardEvent<HTMLElement>): void {
  const { nativeEvent, currentTarget: form } = event;
  if (event.defaultPrevented || event.repeat || isComposing(nativeEvent)) return;
  if (event.ctrlKey || event.metaKey || event.altKey || event.getModifierState("AltGraph")) return;
  const target = (nativeEvent.composedPath()[0] ?? event.target) as Element;
  // React also reports keys that were pressed in a portal of the host's.
  if (!form.contains(event.target as Node) || takesKeys(target)) return;
  const digit = readDigit(nativeEvent);
  if (!digit) return;
  const button = form.querySelectorAll<HTMLElement>('[data-elicit="action"][data-name="reply"]')[
    digit - 1
  ];
  if (!button) return;
  event.preventDefault();
  button.focus();
  button.click();
}
