"use client";

import { type ClipboardEvent, useState } from "react";
import { flushSync } from "react-dom";
import { part } from "../../ui/part.js";
import { useFormContext } from "../field/FormContext.js";
import { kindPresentation } from "../field/useFieldState.js";
import type { ControlProps } from "../field/types.js";
import { inputProps, TextBox, useMask } from "./inputs.js";

/**
 * Text, an e-mail address or a URI. Renders a `<textarea>` that grows with its text.
 *
 * A secret of one line is typed into an `<input type="password">`, which password managers and screen
 * readers know, with a button beneath that shows it.
 */
export function TextControl(props: ControlProps<"string" | "email" | "uri">) {
  const { store } = useFormContext();
  const { field, secret } = props;
  const { kind, multiline } = field;
  const { masked, onChange, button } = useMask(props);
  const [isPassword, setIsPassword] = useState<boolean>();
  // It may turn out late that this is a secret. A box that is in use is not replaced.
  if (secret && isPassword === undefined) {
    const inUse = store.values.get(field) !== "" || store.elements.isFocused(field);
    setIsPassword(!multiline && !inUse);
  }
  const { inputMode } = kindPresentation[kind];
  // Text boxes have no `name`, so browsers would suggest input from other forms. Only email addresses
  // and URLs are suggested, by type.
  const attributes = {
    inputMode,
    autoComplete: kind === "string" ? "off" : inputMode,
    autoCapitalize: kind === "string" ? undefined : "none",
    spellCheck: kind === "string" ? undefined : false,
  } as const;
  const control = { ...props, onChange };
  return (
    <>
      {isPassword ? (
        <input
          type={masked ? "password" : "text"}
          {...attributes}
          {...inputProps(control)}
          onPaste={(event) => pasteLines(event, () => setIsPassword(false))}
        />
      ) : (
        <TextBox
          control={control}
          states={{ masked }}
          rows={multiline ? 4 : 1}
          enterKeyHint={multiline ? undefined : "go"}
          {...attributes}
        />
      )}
      {button}
    </>
  );
}

/**
 * Pastes lines, such as a private key, into a box that can show them.
 *
 * A password box would drop the line ends. The text is inserted by a command, so it can be undone.
 */
function pasteLines(event: ClipboardEvent<HTMLInputElement>, showLines: () => void): void {
  const box = event.currentTarget;
  const text = event.clipboardData.getData("text");
  if (box.readOnly || !/[\r\n]/.test(text.trim())) return;
  event.preventDefault();
  const { id, value, selectionStart, selectionEnd } = box;
  const page = box.getRootNode() as Document | ShadowRoot;
  flushSync(showLines);
  const lines = page.getElementById(id) as HTMLTextAreaElement;
  lines.value = value;
  lines.focus();
  lines.setSelectionRange(selectionStart, selectionEnd);
  lines.ownerDocument.execCommand("insertText", false, text);
}

/**
 * Control of a field outside the JSON Schema subset of elicitation.
 *
 * Says so, and renders a `<textarea>` for a JSON value if one can be sent.
 */
export function JsonControl(props: ControlProps<"json">) {
  const { field, strings, id, focusRef, onChange } = props;
  const { store, features } = useFormContext();
  // A text box that the user has typed in is not replaced.
  const [typed, setTyped] = useState(false);
  const [showsFields, setShowsFields] = useState(false);
  if (!showsFields && !typed && features.nested?.canShowFields(field, store)) setShowsFields(true);
  const Nested = showsFields ? features.nested?.NestedControl : undefined;

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
  const onType = (value: string) => {
    setTyped(true);
    onChange(value);
  };
  return (
    <>
      <div {...part("note", states)} id={`${id}-n`}>
        {strings.unsupported}
      </div>
      <JsonBox {...props} onChange={onType} states={states} rows={2} />
    </>
  );
}

interface JsonBoxProps extends ControlProps<"json"> {
  states?: { waiting: boolean | undefined };
  rows: number;
}

/** A text box for a JSON value. Renders a `<textarea>`. */
export function JsonBox({ states, rows, ...props }: JsonBoxProps) {
  const { masked, onChange, button } = useMask(props);
  return (
    <>
      <TextBox
        control={{ ...props, onChange }}
        states={{ ...states, masked }}
        rows={rows}
        spellCheck={false}
        autoComplete="off"
      />
      {button}
    </>
  );
}
