import type { KeyboardEvent, ReactNode, Ref } from "react";
import type { PartProps } from "../../parts/types.js";
import type { Field, FieldOf } from "../../schema/Field.js";
import type { FormStrings } from "../../strings/enForm.js";
import type { FormStore } from "../model/FormStore.js";
import type { FormView } from "../model/FormView.js";
import type { ControlProps, FieldPartProps } from "./types.js";

/** The attributes that a host gave a part, and its `ref`, handed on to what fills its place. */
type Given<Props, Element> = Props & { ref?: Ref<Element> };

/** The questions that are to be drawn. */
export interface QuestionsSlot {
  /** Draws one of them. Missing where none is to be seen, since a button answers the only one. */
  draw: ((field: Field) => ReactNode) | undefined;
  /** How many are drawn where all are on show: a long form is rendered progressively. */
  drawn: number;
}

/** An answer to a question with parts of its own, and the words that its place has for it. */
export interface NestedAnswerProps {
  field: FieldOf<"json">;
  value: unknown;
  /** Whether it, or a part of it, is a secret. */
  secret: boolean;
  strings: FormStrings & { hidden: string };
}

/**
 * The places in a form that a feature can fill, each with what it draws or does there. A form without
 * features has none of them filled, and no feature knows what fills the others.
 */
export interface FormSlots {
  /** What Submit and Enter do, in place of sending. */
  submit?: (() => Promise<void>) | undefined;
  /** Whether Submit sends, with this on show; without it, it does. */
  submits?: ((view: FormView) => boolean) | undefined;
  /** In place of the list of all questions. */
  questions?:
    | ((
        props: Given<Omit<PartProps<"div">, "children">, HTMLDivElement> & QuestionsSlot,
      ) => ReactNode)
    | undefined;
  /** In place of Submit. */
  submitButton?:
    | ((props: Given<Omit<PartProps<"button">, "name" | "type">, HTMLButtonElement>) => ReactNode)
    | undefined;
  /** Asked besides Submit, before it. */
  beforeSubmit?: (() => ReactNode) | undefined;
  /** One button for each answer to the only question, in place of that question and of Submit. */
  answerButtons?: (() => ReactNode) | undefined;
  /** The warning that the form asks for what looks like a secret. */
  secrets?: ((props: Given<PartProps<"div">, HTMLDivElement>) => ReactNode) | undefined;
  /** The note that tells what became of a draft. */
  draft?: ((props: Given<PartProps<"div">, HTMLDivElement>) => ReactNode) | undefined;
  /** Whether a question has parts that can be drawn, with what is entered by now. */
  drawsParts?: ((field: FieldOf<"json">, store: FormStore) => boolean) | undefined;
  /** The control of such a question. */
  nestedControl?: ((props: ControlProps<"json">) => ReactNode) | undefined;
  /** The answer to such a question, for reading. */
  nestedAnswer?: ((props: NestedAnswerProps) => ReactNode) | undefined;
  /** The earlier answers of a question. */
  rememberAnswers?:
    | ((props: Given<FieldPartProps<"div">, HTMLDivElement>) => ReactNode)
    | undefined;
  /** Answers by a key that was pressed somewhere in the form. */
  onKeyDown?: ((event: KeyboardEvent<HTMLElement>) => void) | undefined;
}
