"use client";

import { type ComponentType, type RefObject, useEffect, useMemo, useState } from "react";
import { late } from "../../../parts/late.js";
import { useLate } from "../../../parts/useLate.js";
import type { FormModel } from "../../field/useFormModel.js";
import { oneReply, type ReplyField } from "./oneReply.js";

/** How the buttons of a simple question answer. */
export interface QuickReplyOptions {
  /**
   * How long an answer can be undone before it is sent, in milliseconds. At least, and by default,
   * five seconds; `Infinity` waits until the person sends it.
   */
  undoFor?: number | undefined;
}

/** The buttons of a form that one press answers. */
export interface QuickReplies {
  field: ReplyField;
  /** How long there is to undo, in milliseconds. */
  undoFor: number;
  Replies: ComponentType<{ field: ReplyField }>;
}

/** A moment shorter than this, in milliseconds, is one that many people cannot use. */
const SHORTEST = 5_000;

/** What a person is about to use must not change under their hands. */
const IN_USE = ':is([data-elicit="fields"], [data-elicit="actions"]):focus-within';

const lateReplies = late(() => import("./Replies.js"));

/**
 * The buttons for this form, once their code is here; until then, and where it cannot be loaded, the
 * form is the plain one. One that the person has begun to fill in stays as it is.
 */
export function useQuickReplies(
  { store, fields }: FormModel,
  root: RefObject<HTMLElement | null>,
  options: boolean | QuickReplyOptions | undefined,
): QuickReplies | undefined {
  const wanted = options !== undefined && options !== false;
  const code = useLate(wanted, lateReplies);
  const [ready, setReady] = useState(code !== undefined);
  useEffect(() => {
    if (!code || store.dirty || store.locked || root.current?.querySelector(IN_USE)) return;
    // oxlint-disable-next-line react/set-state-in-effect -- only the page knows where the focus is
    setReady(true);
  }, [code, store, root]);

  const { undoFor = SHORTEST } = typeof options === "object" ? options : {};
  return useMemo(() => {
    const field = code && ready && store.reading.undrawn === 0 ? oneReply(fields) : undefined;
    return field && code && { field, undoFor: Math.max(undoFor, SHORTEST), ...code };
  }, [code, ready, store, fields, undoFor]);
}
