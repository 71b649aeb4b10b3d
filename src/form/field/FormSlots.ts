import type { KeyboardEvent, ReactNode, Ref } from "react";
import type { PartProps } from "../../ui/part.js";
import type { Field, FieldOf } from "../../schema/Field.js";
import type { FormStrings } from "../../strings/enForm.js";
import type { FormStore } from "../model/FormStore.js";
import type { FormView } from "../model/FormView.js";
import type { ControlProps, FieldPartProps } from "./types.js";

/** The attributes that a host gave a part, and its `ref`, handed on to what fills its place. */
type Given<Props, Element> = Props & { ref?: Ref<Element> };

/** The fields to render. */
export interface QuestionsSlot {
  /** Draws one of them. Missing where none is to be seen, since a button answers the only one. */
  draw: ((field: Field) => ReactNode) | undefined;
  /** How many are rendered while all are visible: a long form is rendered progressively. */
  drawn: number;
}

/** A nested answer, and the strings of its place. */
export interface NestedAnswerProps {
  field: FieldOf<"json">;
  value: unknown;
  /** Whether it, or a part of it, is a secret. */
  secret: boolean;
  strings: FormStrings & { hidden: string };
}

/**
 * The places in a form that features can fill.
 *
 * Each holds what a feature renders or does there. A form without features has none of them, and no
 * feature knows what fills the others.
 */
export interface FormSlots {
  /** Replaces sending, for Submit and Enter. */
  submit?: (() => Promise<void>) | undefined;
  /** Whether Submit sends in this view. Without it, it does. */
  submits?: ((view: FormView) => boolean) | undefined;
  /** Replaces the list of all fields. */
  questions?:
    | ((
        props: Given<Omit<PartProps<"div">, "children">, HTMLDivElement> & QuestionsSlot,
      ) => ReactNode)
    | undefined;
  /** In place of Submit. */
  submitButton?:
    | ((props: Given<Omit<PartProps<"button">, "name" | "type">, HTMLButtonElement>) => ReactNode)
    | undefined;
  /** Renders a button for each answer to the only field, in place of that field and Submit. */
  answerButtons?: (() => ReactNode) | undefined;
  /** Renders the note about a restored draft. */
  draft?: ((props: Given<PartProps<"div">, HTMLDivElement>) => ReactNode) | undefined;
  /** Whether a field has nested fields that can be shown, with its current input. */
  drawsParts?: ((field: FieldOf<"json">, store: FormStore) => boolean) | undefined;
  /** Renders what shows the nested answers as JSON, below some fields. */
  jsonToggle?: ((fields: readonly Field[]) => ReactNode) | undefined;
  /** Renders the control of such a field. */
  nestedControl?: ((props: ControlProps<"json">) => ReactNode) | undefined;
  /** Renders the answer of such a field, read-only. */
  nestedAnswer?: ((props: NestedAnswerProps) => ReactNode) | undefined;
  /** Renders the earlier answers of a field. */
  rememberAnswers?:
    | ((props: Given<FieldPartProps<"div">, HTMLDivElement>) => ReactNode)
    | undefined;
  /** Handles a key in the form. */
  onKeyDown?: ((event: KeyboardEvent<HTMLElement>) => void) | undefined;
}
