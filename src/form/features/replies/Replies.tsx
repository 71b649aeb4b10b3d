"use client";

import { useEffect, useRef, useState } from "react";
import { ActionButton } from "../../../parts/ActionButton.js";
import { part } from "../../../parts/part.js";
import { UntrustedText } from "../../../parts/UntrustedText.js";
import { enReplies } from "../../../strings/enReplies.js";
import { shortText } from "../../../text/heardText.js";
import { KeySign } from "../../controls/KeySign.js";
import { useFormContext } from "../../field/FormContext.js";
import type { FieldKeys } from "../../field/types.js";
import { useArmed } from "../../field/useArmed.js";
import { useFieldKeys } from "../../field/useFieldKeys.js";
import { useFieldState } from "../../field/useFieldState.js";
import type { ReplyField } from "./oneReply.js";
import { replyList } from "./replyList.js";
import { UndoRow } from "./UndoRow.js";
import { useUndoMoment } from "./useUndoMoment.js";

export interface RepliesProps {
  field: ReplyField;
  /** How long there is to undo. */
  undoMilliseconds: number;
}

/**
 * A button for each answer to the only field. A click selects it, and sends it after a moment to
 * undo.
 *
 * None is the primary button, because the server decides what they are and which is its default.
 * Renders a `<div role="group">` of `<button>`s, and the undo row below.
 */
export function Replies({ field, undoMilliseconds }: RepliesProps) {
  const form = useFormContext();
  const { store } = form;
  const strings = { ...enReplies, ...form.strings };
  const { id, labelId, describedBy, focusRef, value, locked } = useFieldState(
    form,
    field,
    true,
    false,
  );
  const keys = useFieldKeys(field);
  const replies = replyList(field, strings);
  const armed = useArmed();
  // The buttons come a moment after the form, perhaps under a finger.
  useEffect(() => store.guard.renew(), [store]);
  const buttons = useRef<(HTMLElement | null)[]>([]);
  const row = useRef<HTMLDivElement>(null);
  /** The answer that was sent, even if sending failed. */
  const [sent, setSent] = useState<number>();
  const { moment, chosen, choose, takeBack } = useUndoMoment({
    locked,
    row,
    undoMilliseconds,
    takenBack: strings.takenBack,
    focus: (reply) => buttons.current[reply]?.focus(),
    send: (reply) => {
      const answer = replies[reply];
      if (!answer) return;
      setSent(reply);
      store.change(field, answer.value);
      void form.submit();
    },
  });

  // An answer that was entered before the buttons came, or before they went away and came back.
  const entered = store.values.dirty ? replies.findIndex((reply) => reply.value === value) : -1;
  const marked = chosen?.reply ?? sent ?? entered;
  const about = chosen && replies[chosen.reply];
  return (
    <>
      <div
        {...part("replies", keys.states)}
        role="group"
        id={id}
        aria-labelledby={labelId}
        aria-describedby={describedBy}
      >
        {replies.map(({ suffix, label, description, own, suggested }, at) => {
          const reply = `${id}-${suffix}`;
          const shortcut = keyOf(suffix, keys);
          const noted = suggested || description !== undefined;
          return (
            // Notes about an answer are next to its button, whose name is the answer only.
            <div key={suffix} {...part("reply")}>
              <ActionButton
                {...part("action", { chosen: at === marked, own, keyed: shortcut !== undefined })}
                name="reply"
                question={store}
                id={reply}
                ref={(button) => {
                  buttons.current[at] = button;
                  if (at === Math.max(marked, 0)) focusRef(button);
                }}
                locked={locked || !armed}
                aria-describedby={noted ? `${reply}-d` : undefined}
                aria-pressed={at === marked || undefined}
                aria-keyshortcuts={chosen ? undefined : shortcut}
                // Keys and most screen readers click without a pointer.
                act={({ detail }) => store.guard.admits(form.strings) && choose(at, detail > 0)}
                // A second click on it takes focus from Undo, and does nothing else.
                onClick={() =>
                  at === chosen?.reply && row.current?.querySelector("button")?.focus()
                }
              >
                {own ? label : <UntrustedText text={label} size="line" strings={strings} />}
              </ActionButton>
              {shortcut !== undefined && <KeySign of={shortcut} on="reply" />}
              {noted && (
                <div {...part("reply-notes")} id={`${reply}-d`}>
                  {description !== undefined && (
                    <div {...part("option-description")}>
                      <UntrustedText text={description} size="line" strings={strings} />
                    </div>
                  )}
                  {suggested && <div {...part("option-description")}>{strings.suggested}</div>}
                </div>
              )}
            </div>
          );
        })}
      </div>
      {chosen && about && (
        <UndoRow
          id={id}
          ref={row}
          moment={moment}
          chosen={chosen}
          answer={shortText(about.told)}
          onUndo={takeBack}
          strings={strings}
        />
      )}
    </>
  );
}

function keyOf(suffix: string, { at, yes, no, none }: FieldKeys): string | undefined {
  if (suffix === "x") return none;
  if (suffix === "y") return yes;
  return suffix === "n" ? no : at(Number(suffix));
}
