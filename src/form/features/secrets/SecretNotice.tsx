"use client";

import { forwardRef } from "react";
import { part } from "../../../parts/part.js";
import type { PartProps } from "../../../parts/types.js";
import { shortText } from "../../../text/heardText.js";
import { useFormContext } from "../../field/FormContext.js";
import { secretStrings } from "../../field/secrets.js";
import { useFormState } from "../../field/useFormState.js";
import { useStayInPlace } from "./useStayInPlace.js";

/**
 * Warns at the top that the form seems to ask for a secret. Renders a `<div role="alert">`.
 *
 * It appears a moment after the form. It renders nothing after the response, if the host refuses
 * secrets (the notice says that), or in a read-only form.
 */
export const SecretNotice = forwardRef<HTMLDivElement, PartProps<"div">>(
  function SecretNotice(props, ref) {
    const { store, requester, root, readOnly, expired, ...form } = useFormContext();
    const strings = secretStrings(store, form.strings);
    const { secrets } = useFormState();
    useStayInPlace(root);
    // A read-only form sends no secret.
    if (secrets.refused || (readOnly && !expired)) return null;
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
