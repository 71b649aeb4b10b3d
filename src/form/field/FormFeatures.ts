import type { ComponentType, ForwardRefExoticComponent, RefAttributes } from "react";
import type { PartProps } from "../../ui/part.js";
import type { Field, FieldOf } from "../../schema/Field.js";
import type { FormStrings } from "../../strings/enForm.js";
import type { FormStore } from "../model/FormStore.js";
import type { ControlProps, FieldPartProps } from "./types.js";
import type { BoundForm } from "./useFormModel.js";

/** A field that one press can answer. */
export type OnePressField = FieldOf<"singleSelect"> | FieldOf<"boolean">;

/** Fields that are visible together: from index `first` to before `end`. */
export interface Step {
  first: number;
  end: number;
}

/** A form that is not answered all at once: in steps, reviewed before it is sent, or both. */
export interface Flow {
  review: boolean;
  /** The steps. One if the form has no steps. */
  steps: readonly Step[];
  /** Missing until it is loaded. */
  code: FlowCode | undefined;
}

/** The late code of steps and review. */
export interface FlowCode {
  /** Handles Submit, Next and Enter: by a press of the user, or by the host's own code. */
  advance: (form: BoundForm, flow: Flow, isPressed: boolean) => Promise<void>;
  FlowButtons: ForwardRefExoticComponent<
    Omit<PartProps<"button">, "name" | "type"> & { flow: Flow } & RefAttributes<HTMLButtonElement>
  >;
  StepOrReview: ComponentType<{ flow: Flow }>;
}

type Div = PartProps<"div"> & RefAttributes<HTMLDivElement>;

/** Renders drafts and remembered answers. */
export interface FormMemory {
  /** The note about a restored draft. */
  Draft?: ComponentType<Div> | undefined;
  /** The earlier answers of a field. */
  Answers?: ComponentType<FieldPartProps<"div"> & RefAttributes<HTMLDivElement>> | undefined;
}

/** A nested answer, and the strings of its place. */
export interface NestedAnswerProps {
  field: FieldOf<"json">;
  value: unknown;
  /** Whether it, or a part of it, is a secret. */
  secret: boolean;
  strings: FormStrings & { hidden: string };
}

/** The late code of nested answers. */
export interface NestedCode {
  /** Whether a field has nested fields that can be shown, with its current input. */
  canShowFields: (field: FieldOf<"json">, store: FormStore) => boolean;
  /** Switches the nested answers of some fields between fields and JSON. */
  JsonToggle: ComponentType<{ fields: readonly Field[] }>;
  NestedControl: ComponentType<ControlProps<"json">>;
  /** A nested answer, read-only. */
  NestedAnswer: ComponentType<NestedAnswerProps>;
}

/** Features of a form. Most forms have none of them, and a feature that is off costs nothing. */
export interface FormFeatures {
  /** The only field, if its answers are buttons: one press sends. */
  onePress?: OnePressField | undefined;
  flow?: Flow | undefined;
  /** Missing until its code is loaded. */
  memory?: FormMemory | undefined;
  nested?: NestedCode | undefined;
}
