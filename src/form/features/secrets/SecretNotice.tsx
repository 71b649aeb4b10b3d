"use client";

import { forwardRef } from "react";
import { part } from "../../../parts/part.js";
import type { PartProps } from "../../../parts/types.js";
import { shortText } from "../../../text/heardText.js";
import { useFormContext } from "../../field/FormContext.js";
import { secretStrings } from "../../field/secretStrings.js";
import { useFormState } from "../../field/useFormState.js";
import { useStayInPlace } from "./useStayInPlace.js";

/**
 * Says at the top that the form asks for what looks like a secret, and who would have it. Renders a
 * `<div role="alert">`, since it comes a moment after the form; nothing after the answer, nor where
 * the host refuses it (the notice says that) or has it only read.
 */
export const SecretNotice = forwardRef<HTMLDivElement, PartProps<"div">>(
  function SecretNotice(props, ref) {
    const { store, requester, root, readOnly, expired, ...form } = useFormContext();
    const strings = secretStrings(store, form.strings);
    const { secrets, status } = useFormState();
    const answered = status.phase.name === "answered";
    useStayInPlace(root);
    // Who only reads gives nothing away.
    if (answered || secrets.refused || (readOnly && !expired)) return null;
    const { secretsHint, secretsOnlyFor } = strings;
    return (
      <div {...part("secrets")} role="alert" {...props} ref={ref}>
        <div {...part("secrets-title")}>{strings.secretsTitle}</div>
        <div {...part("secrets-hint")}>
          {secretsHint + form.strings.gap + secretsOnlyFor(shortText(requester.name))}
        </div>
      </div>
    );
  },
);
