import type { KeyboardEvent as ReactKeyboardEvent } from "react";
import { takesText } from "../core/gestures.js";
import { isComposing } from "../ui/focus.js";
import { readDigit } from "../ui/readDigit.js";
import type { ApprovalModel } from "./createApprovalModel.js";
import type { OptionView } from "./readOptions.js";

/** Selects the buttons of the answers, in their order. */
const ANSWER = '[data-elicit="action"][data-name="answer"]';

/**
 * Presses the answer of a number key. A lasting answer, and one that takes a text, only gets the
 * focus.
 */
export function answerByNumber(
  event: ReactKeyboardEvent<HTMLElement>,
  options: readonly OptionView[],
  model: Pick<ApprovalModel, "press">,
): void {
  const { nativeEvent, currentTarget: card } = event;
  if (event.defaultPrevented || event.repeat || isComposing(nativeEvent)) return;
  if (event.ctrlKey || event.metaKey || event.altKey || event.getModifierState("AltGraph")) return;
  const target = (nativeEvent.composedPath()[0] ?? event.target) as Element;
  // React also reports keys that were pressed in a portal of the host's.
  if (!card.contains(event.target as Node) || takesText(target)) return;
  const digit = readDigit(nativeEvent);
  const chosen = digit ? options[digit - 1] : undefined;
  if (!digit || !chosen) return;
  event.preventDefault();
  card.querySelectorAll<HTMLElement>(ANSWER)[digit - 1]?.focus();
  if (!chosen.lasts && !chosen.option.text) model.press(chosen.option, nativeEvent);
}
