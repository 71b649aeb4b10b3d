import type { ReactElement } from "react";

/** One question of a form under measurement, in the words of JSON Schema. */
export interface Property {
  type: "string" | "number" | "integer" | "boolean" | "array";
  title: string;
  description?: string;
  default?: boolean;
  format?: "email" | "uri" | "date" | "date-time";
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  enum?: string[];
  oneOf?: { const: string; title: string }[];
  items?: { type: "string"; enum: string[] };
  minItems?: number;
  uniqueItems?: boolean;
}

/** What every form is given: an elicitation's `requestedSchema`. */
export type Schema = {
  type: "object";
  properties: Record<string, Property>;
  required: string[];
};

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
