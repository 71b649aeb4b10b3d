import { readNestedInput } from "../../../nested/Rest.js";
import type { Field, FieldOf } from "../../../schema/Field.js";
import { toPointer } from "../../../schema/keywords.js";
import { documentOf } from "../../../schema/SchemaDocument.js";
import { readOnlyParts } from "../../../validation/evaluate.js";
import type { NestedPlace } from "../../field/FormContext.js";
import type { FormStore } from "../../model/FormStore.js";

/** Returns the location of a field's answer in that of the outermost field. */
export function pathOf({ key }: Pick<Field, "key">, place: NestedPlace | undefined): string {
  if (!place) return "";
  return place.isGroup ? place.path + toPointer([key]) : place.path;
}

/** Whether the part of an answer holds what the server gave and only it sets. */
export function isPinned(path: string, readOnly: readonly string[]): boolean {
  return readOnly.some((each) => `${each}/`.startsWith(`${path}/`));
}

/** Returns the locations of what the server gave in an answer and only it sets. */
export function readOnlyIn(field: FieldOf<"json">, { values }: FormStore): readonly string[] {
  const { nested } = field;
  const given = readNestedInput(String(values.initial(field)))?.value;
  if (!nested || given === undefined) return [];
  const parts = readOnlyParts(nested.schema, given, documentOf(nested), given) ?? [];
  return parts.map(({ path }) => toPointer(path));
}
