"use client";

import { type RefObject, useEffect, useMemo, useState } from "react";
import { afterFrame } from "../../../lazy/afterFrame.js";
import { lazy } from "../../../lazy/lazy.js";
import { useLazy } from "../../../hooks/useLazy.js";
import type { Approval } from "../../../protocol/Approval.js";
import type { FormSlots } from "../../field/FormSlots.js";
import type { BoundForm } from "../../field/useFormModel.js";
import { MarkedReplies } from "./MarkedReplies.js";
import { markedQuestion } from "./markedQuestion.js";
import { oneReply } from "./oneReply.js";

/** Options of quick replies. */
export interface QuickReplyOptions {
  /**
   * How long an answer can be undone before it is sent, in milliseconds.
   *
   * The minimum is 5000. `Infinity` waits until the user sends it.
   *
   * @default 5000; 20000 if it was chosen without a pointer
   */
  undoFor?: number | undefined;
}

/** The shortest time to undo, in milliseconds: many users can't act faster. */
const SHORTEST_UNDO_MILLISECONDS = 5_000;

/** Selects an area that has focus and must not change under the user's hands. */
const IN_USE = ':is([data-elicit="fields"], [data-elicit="actions"]):focus-within';

export const lazyReplies = lazy("Replies", () => import("./Replies.js"), afterFrame);

/**
 * Returns the buttons of a form, once their code is loaded.
 *
 * Until then, and if it cannot be loaded, the form stays as it is. So does a form that the user has
 * begun to fill in.
 */
export function useQuickReplies(
  { store, fields, request }: BoundForm,
  root: RefObject<HTMLElement | null>,
  options: boolean | QuickReplyOptions | undefined,
  answers?: Approval["answers"],
): FormSlots | undefined {
  const wanted = options !== undefined && options !== false;
  const code = useLazy(wanted, lazyReplies);
  const [ready, setReady] = useState(code !== undefined);
  useEffect(() => {
    if (!code) return;
    store.presses.after(() => {
      const { values, status } = store;
      if (!values.dirty && !status.locked && !root.current?.querySelector(IN_USE)) setReady(true);
    });
  }, [code, store, root]);

  const { undoFor = SHORTEST_UNDO_MILLISECONDS } = typeof options === "object" ? options : {};
  return useMemo<FormSlots | undefined>(() => {
    // An approval is answered only by the requester's options, as the host sets it.
    if (answers) {
      const [only] = fields;
      if (answers === "choice" || only?.kind !== "singleSelect") return undefined;
      return { answerButtons: () => <MarkedReplies field={only} /> };
    }
    const field = code && ready && store.reading.undrawn === 0 ? oneReply(fields) : undefined;
    if (field && code) {
      const undoMilliseconds = Math.max(undoFor, SHORTEST_UNDO_MILLISECONDS);
      return {
        answeringField: field,
        answeringControl: () => <code.Replies field={field} undoMilliseconds={undoMilliseconds} />,
      };
    }
    const marked = markedQuestion(request, fields);
    return marked && { answerButtons: () => <MarkedReplies field={marked} /> };
  }, [code, ready, store, request, fields, undoFor, answers]);
}
