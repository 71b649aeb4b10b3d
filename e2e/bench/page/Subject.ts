import type { ReactElement } from "react";
import type { Schema } from "../Schema";

/** One way to show a form: what is measured against the others. */
export interface Subject {
  /** The form of a schema, as it came. Whatever must be prepared for it is part of its mount. */
  form: (schema: Schema) => ReactElement;
  /** So many answered questions, as a chat keeps them; plain paragraphs where it has none. */
  history?: (count: number) => ReactElement;
  /** What selects one shown error, each of one field. */
  error: string;
  /** What selects the place of a part that comes later, while it is not there. */
  placeholder?: string;
}
