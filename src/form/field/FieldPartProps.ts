import type { ElementType } from "react";
import type { PartProps } from "../../parts/PartProps.js";
import type { Field } from "../../schema/Field.js";

/** What a part of one question is given: the question, and the attributes of its element. */
export type FieldPartProps<Tag extends ElementType> = Omit<PartProps<Tag>, "children"> & {
  /** The question, one of those that `Fields` gives. */
  field: Field;
};
