import { shapeOf } from "../../../nested/shapeOf.js";
import type { Field } from "../../../schema/Field.js";

/** Whether a question has parts that can be drawn, before anything is answered. */
export function drawsParts({ nested }: Field & { kind: "json" }): boolean {
  return nested !== undefined && shapeOf(nested.schema, nested.root, undefined).kind !== "json";
}
