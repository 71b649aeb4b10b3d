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
