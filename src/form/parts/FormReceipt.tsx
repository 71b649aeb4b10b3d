"use client";

import { type CSSProperties, useEffect, useMemo, useState } from "react";
import { focusedIn } from "../../ui/focus.js";
import type { ContentValue, ElicitationContent, ElicitationResult } from "../../core/protocol.js";
import { ReceiptArticle } from "../../receipt/ReceiptArticle.js";
import { toContent } from "../../schema/content.js";
import { type NestedFieldInput, readNestedInput } from "../../schema/NestedInput.js";
import { useFormContext } from "../field/FormContext.js";
import type { FormStore } from "../model/FormStore.js";
import { Close } from "./Actions.js";

/**
 * Replaces a form that is answered or expired by its receipt.
 *
 * It takes focus if the form had it, and shrinks from the height of the form.
 */
export function FormReceipt() {
  const { store, request, requester, strings, settings, renderMessage, close, root } =
    useFormContext();
  const { sent } = store.session;
  // Read while rendering for the first time: the form is about to be removed.
  const [before] = useState(() => ({
    height: root.current?.offsetHeight ?? 0,
    hadFocus: focusedIn(root.current) !== null,
  }));
  useEffect(() => {
    if (!before.hadFocus || focusedIn(root.current)) return;
    const head = root.current?.querySelector<HTMLElement>('[data-elicit="receipt-head"]');
    head?.focus({ preventScroll: true });
  }, [before, root]);
  const expired = sent === undefined;
  const result = useMemo(
    (): ElicitationResult => sent ?? { action: "accept", content: inputOf(store) },
    [sent, store],
  );
  const style = { "--_fold-from": `${before.height}px` } as CSSProperties;
  return (
    <ReceiptArticle
      {...{ request, result, expired, requester, strings, renderMessage }}
      locale={settings.locale}
      timeZone={settings.timeZone}
      style={before.height > 0 ? style : undefined}
    >
      {close && <Close data-variant="icon" />}
    </ReceiptArticle>
  );
}

/** Returns the input of a form that was not sent, as far as the user changed it, valid or not. */
export function inputOf({ reading, values, secrets }: FormStore): ElicitationContent {
  const content = toContent(reading.fields, (field) => {
    if (!values.changed(field) || secrets.kinds?.has(field)) return { state: "none" };
    const answer = values.read(field);
    if (answer.state !== "unreadable") return answer;
    const value =
      field.kind === "json" ? enteredJson(values.get(field)) : String(values.get(field) ?? "");
    return value === undefined || value === ""
      ? { state: "none" }
      : { state: "given", value: value as ContentValue };
  });
  // Without input in the one field that is the whole content.
  return content ?? {};
}

/** Returns the value of a JSON answer so far, without what is unfinished in it. */
function enteredJson(entered: NestedFieldInput | string): unknown {
  const input = readNestedInput(entered);
  return input ? input.value : entered;
}
