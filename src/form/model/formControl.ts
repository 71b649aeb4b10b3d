import { createFormControl, type FieldError, type Resolver } from "react-hook-form";
import type { FieldInput, IssueDetail } from "../../schema/types.js";

/** The input of all fields, by generated IDs. */
export type Values = Record<string, FieldInput>;

/** A validation error as react-hook-form keeps it, with the issues as data. */
export interface IssueError extends FieldError {
  issues: readonly IssueDetail[];
}

/** The control of react-hook-form, which keeps errors, touched fields and submission. */
export type Control = ReturnType<typeof createControl>;

/** Creates a control that validates by a resolver. */
export function createControl(resolver: Resolver<Values>) {
  return createFormControl<Values>({ resolver }).formControl;
}
