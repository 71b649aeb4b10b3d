"use client";

import { forwardRef, useImperativeHandle, useRef } from "react";
import { part } from "../../parts/part.js";
import { endText } from "../../parts/endText.js";
import type { PartProps } from "../../parts/types.js";
import { useFormContext } from "../field/FormContext.js";
import { secretsNotice } from "../field/secrets.js";
import { noticeText } from "../field/noticeText.js";
import { useRefused } from "../field/useRefused.js";
import { useFormState } from "../field/useFormState.js";

/**
 * Shows what prevents a complete answer, in a `<div>`. Renders nothing if all is well.
 *
 * That is: fields that can't be shown, secrets that the host refuses, and a withdrawn request. It takes focus if Submit could send nothing because of it.
 */
export const Notice = forwardRef<HTMLDivElement, PartProps<"div">>(function Notice(props, ref) {
  const { strings, withdrawn, requester } = useFormContext();
  const store = useFormState();
  const { locked } = store.status;
  const { refused } = store.secrets;
  const notice = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => notice.current!);
  useRefused(store.validation.refusals, () => {
    if (!store.submittable) notice.current?.focus();
  });

  // An answer on its way was given in time.
  const end = locked ? undefined : endText({ withdrawn, requester, strings });
  const text =
    end ?? (refused ? secretsNotice(store, refused, strings) : noticeText(store.reading, strings));
  if (text === undefined) return null;
  return (
    <div
      {...part("notice")}
      // A notice that comes late is announced; one that is there from the start is read in its
      // place.
      role={end || refused ? "alert" : undefined}
      tabIndex={-1}
      {...props}
      ref={notice}
    >
      {text}
    </div>
  );
});
