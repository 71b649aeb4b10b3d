import type { ComponentType } from "react";
import type { ElicitationRequest } from "../../protocol/ElicitationRequest.js";
import type { Requester } from "../../protocol/Requester.js";
import type { FieldKind, FieldOf } from "../../schema/Field.js";
import type { ControlProps } from "./ControlProps.js";

/** Who asks a question, and in which request. */
export interface ControlContext {
  request: ElicitationRequest;
  requester: Requester;
}

/** A control for some questions of a kind. */
export interface ControlRule<K extends FieldKind> {
  /** Whether it is for this question, whose texts are untrusted. */
  when: (field: FieldOf<K>, context: ControlContext) => boolean;
  control: ComponentType<ControlProps<K>>;
}

/**
 * Controls in place of the form's own, by kind of field: one for all questions of a kind, or rules of
 * which the first that holds is taken. Where none does, the form's own control stays.
 */
export type Controls = {
  [K in FieldKind]?: ComponentType<ControlProps<K>> | readonly ControlRule<K>[] | undefined;
};

/** The form's own control of each kind of field. */
export type DefaultControls = { [K in FieldKind]: ComponentType<ControlProps<K>> };
