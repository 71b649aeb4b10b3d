"use client";

import * as RadioGroup from "radix-ui/radio-group";
import { useState } from "react";
import { part } from "../../parts/part.js";
import { useFormContext } from "../FormContext.js";
import { useFieldKeys } from "../useFieldKeys.js";
import { useStore } from "../useStore.js";
import type { ControlProps } from "./ControlProps.js";
import { RadioOption } from "./RadioOption.js";
import { twinHint } from "./twinHint.js";
import { unstyled } from "./unstyled.js";
import { whenLeft } from "./whenLeft.js";

/** What is marked where no option of the server is: our own last rows. */
type Mark = "other" | "none" | "";

/**
 * One of a few options, all visible, with an answer of the person's own where the server takes
 * one, and "No answer" where the question is optional. Renders Radix's RadioGroup.
 */
export function RadioChoice(props: ControlProps<"singleSelect">) {
  const {
    field,
    value,
    onChange,
    onBlur,
    focusRef,
    id,
    labelId,
    describedBy,
    invalid,
    required,
    locked,
    strings,
  } = props;
  const { other } = field;
  const { store } = useFormContext();
  const keys = useFieldKeys(field);
  const otherText = useStore(other?.id ?? field.id, (held) => (other ? held.value(other) : ""));
  const [mark, setMark] = useState<Mark>(otherText === "" ? "" : "other");
  const index = field.options.findIndex((option) => option.value === value);
  const chosen = value === null ? mark : String(index);

  const choose = (next: string) => {
    if (locked) return;
    const option = field.options[Number(next)];
    setMark(option ? "" : (next as Mark));
    onChange(option ? option.value : null);
    // "No answer" takes back an answer of one's own too; another option only hides it.
    if (next === "none" && other) store.change(other, "");
  };

  return (
    <RadioGroup.Root
      {...part("options", keys.states)}
      style={unstyled}
      id={id}
      value={chosen}
      onValueChange={choose}
      onBlur={whenLeft(onBlur)}
      aria-labelledby={labelId}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      required={required}
    >
      {field.options.map((option, at) => (
        <RadioOption
          key={`${typeof option.value} ${String(option.value)}`}
          id={`${id}-${at}`}
          value={String(at)}
          label={option.label}
          description={option.description}
          chosen={at === index}
          shortcut={keys.at(at)}
          locked={locked}
          focusRef={at === Math.max(index, 0) ? focusRef : undefined}
          strings={strings}
        />
      ))}
      {other && (
        <RadioOption
          id={`${id}-o`}
          value="other"
          label={strings.other}
          description={twinHint(field.options, strings.other, strings.otherHint)}
          own
          chosen={chosen === "other"}
          shortcut={keys.at(field.options.length)}
          locked={locked}
          strings={strings}
        />
      )}
      {chosen === "other" && props.other}
      {!required && (
        <RadioOption
          id={`${id}-x`}
          value="none"
          label={strings.noAnswer}
          description={twinHint(field.options, strings.noAnswer, strings.noAnswerHint)}
          own
          chosen={chosen === "none"}
          shortcut={keys.none}
          locked={locked}
          strings={strings}
        />
      )}
    </RadioGroup.Root>
  );
}
