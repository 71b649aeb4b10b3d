"use client";

import { forwardRef, useImperativeHandle, useRef } from "react";
import { part } from "../../parts/part.js";
import type { PartProps } from "../../parts/PartProps.js";
import { enGuard } from "../../strings/enGuard.js";
import { shortText } from "../../text/shortText.js";
import { useFormContext } from "../FormContext.js";
import { useRefused } from "../useRefused.js";
import { useStore } from "../useStore.js";
import { useStayInPlace } from "./useStayInPlace.js";

/**
 * Says at the top that the form asks for what looks like a secret, or that the host refuses that. It
 * takes the focus when Submit is pressed and nothing could be sent because of it. Renders a `<div
 * role="alert">`, since it comes a moment after the form; nothing after the answer.
 */
export const SecretNotice = forwardRef<HTMLDivElement, PartProps<"div">>(
  function SecretNotice(props, ref) {
    const { store, requester, root, ...form } = useFormContext();
    const strings = { ...enGuard, ...form.strings };
    const refused = useStore("secrets", (held) => held.refused);
    const answered = useStore("phase", (held) => held.phase.name === "answered");
    const notice = useRef<HTMLDivElement>(null);
    useImperativeHandle(ref, () => notice.current!);
    useStayInPlace(root);
    useRefused(store, () => {
      if (store.refused) notice.current?.focus();
    });

    if (answered) return null;
    const { secretsHint, secretsOnlyFor } = strings;
    return (
      <div {...part("secrets", { refused })} role="alert" tabIndex={-1} {...props} ref={notice}>
        <p {...part("secrets-title")}>{strings.secretsTitle}</p>
        <p {...part("secrets-hint")}>
          {refused
            ? strings.secretsRefused
            : secretsHint + form.strings.gap + secretsOnlyFor(shortText(requester.name))}
        </p>
      </div>
    );
  },
);
