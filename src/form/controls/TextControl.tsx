"use client";

import type { ControlProps } from "../field/types.js";
import { inputProps } from "./inputProps.js";
import { useMask } from "./useMask.js";

/**
 * Text, an e-mail address or a URI. Renders an `<input>`, or a `<textarea>` for a long text. A secret
 * is masked, with a button beneath that shows it.
 */
export function TextControl(props: ControlProps<"string" | "email" | "uri">) {
  const { kind, multiline } = props.field;
  const { masked, button } = useMask(props);
  const type = kind === "uri" ? "url" : kind === "email" ? "email" : "text";
  // A box has no name that another visit would know it by, so what a browser would suggest here was
  // typed into another form: an e-mail address and a URL it knows by their type.
  if (multiline) {
    return (
      <>
        <textarea rows={4} dir="auto" autoComplete="off" {...inputProps(props, { masked })} />
        {button}
      </>
    );
  }
  return (
    <>
      <input
        type={masked ? "password" : type}
        // Input has its own direction. An address is always left to right.
        dir={kind === "string" ? "auto" : "ltr"}
        inputMode={type}
        autoComplete={kind === "string" ? "off" : type}
        autoCapitalize={kind === "string" ? undefined : "none"}
        spellCheck={kind === "string" ? undefined : false}
        {...inputProps(props)}
      />
      {button}
    </>
  );
}
