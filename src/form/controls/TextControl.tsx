"use client";

import type { ControlProps } from "./ControlProps.js";
import { inputProps } from "./inputProps.js";

const TYPES = { string: "text", email: "email", uri: "url" } as const;

/** Text, an e-mail address or a URI. Renders an `<input>`, or a `<textarea>` for a long text. */
export function TextControl(props: ControlProps<"string" | "email" | "uri">) {
  const { kind, multiline } = props.field;
  const type = TYPES[kind];
  if (multiline) return <textarea rows={4} dir="auto" {...inputProps(props)} />;
  return (
    <input
      type={type}
      // What is typed has its own direction; an address is always read from the left.
      dir={kind === "string" ? "auto" : "ltr"}
      inputMode={type}
      autoComplete={kind === "string" ? undefined : type}
      autoCapitalize={kind === "string" ? undefined : "none"}
      spellCheck={kind === "string" ? undefined : false}
      {...inputProps(props)}
    />
  );
}
