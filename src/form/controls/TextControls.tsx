"use client";

import { useEffect, useRef, useState } from "react";
import { part } from "../../ui/part.js";
import { useFormContext } from "../field/FormContext.js";
import type { ControlProps } from "../field/types.js";
import { inputProps, useMask } from "./inputs.js";

/**
 * Text, an e-mail address or a URI. Renders an `<input>`, or a `<textarea>` for a long text. A secret
 * is masked, with a button beneath that shows it.
 */
export function TextControl(props: ControlProps<"string" | "email" | "uri">) {
  const { kind, multiline } = props.field;
  const { masked, button } = useMask(props);
  const type = kind === "uri" ? "url" : kind === "email" ? "email" : "text";
  // Text boxes have no `name`, so browsers would suggest input from other forms. Only email addresses
  // and URLs are suggested, by type.
  if (multiline) {
    return (
      <>
        <textarea rows={4} autoComplete="off" {...inputProps(props, { masked })} />
        {button}
      </>
    );
  }
  return (
    <>
      <input
        type={masked ? "password" : type}
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

/**
 * Control of a field outside the JSON Schema subset of elicitation.
 *
 * Says so, and renders a `<textarea>` for a JSON value if one can be sent.
 */
export function JsonControl(props: ControlProps<"json">) {
  const { field, strings, id, focusRef } = props;
  const { store, features } = useFormContext();
  const { masked, button } = useMask(props);
  // A text box that the user has typed in is not replaced.
  const [typed, setTyped] = useState(false);
  const [showsFields, setShowsFields] = useState(false);
  if (!showsFields && !typed && features.nested?.canShowFields(field, store)) setShowsFields(true);
  const focused = useRef(false);
  const Nested = showsFields ? features.nested?.NestedControl : undefined;
  useEffect(() => {
    // If focus was in the box when the nested fields loaded, it moves to the first one.
    if (Nested && focused.current) store.elements.focus(field);
    focused.current = false;
  }, [Nested, store, field]);

  if (Nested) return <Nested {...props} />;
  if (field.constraints.type.length === 0) {
    return (
      <div {...part("unanswerable")} id={`${id}-n`} tabIndex={-1} ref={focusRef}>
        {strings.unanswerable}
      </div>
    );
  }
  // The placeholder of nested fields is hidden at first, while their code loads.
  const states = { waiting: field.nested && !features.nested };
  const box = inputProps(props, { ...states, masked });
  return (
    <>
      <div {...part("note", states)} id={`${id}-n`}>
        {strings.unsupported}
      </div>
      <textarea
        rows={2}
        spellCheck={false}
        autoComplete="off"
        {...box}
        onFocus={() => (focused.current = true)}
        onBlur={() => {
          focused.current = false;
          box.onBlur();
        }}
        onChange={(event) => {
          setTyped(true);
          box.onChange(event);
        }}
      />
      {button}
    </>
  );
}
