import type { FormRequest } from "react-elicitation";

const kinds: readonly object[] = [
  { type: "string" },
  { type: "integer", minimum: 0 },
  { type: "boolean" },
  { type: "string", enum: ["One", "Two", "Three"] },
  { type: "array", items: { type: "string", enum: ["Red", "Green", "Blue"] } },
  { type: "string", format: "date" },
];

/** Sixty fields of six kinds; every other one is required. */
const fields = Array.from({ length: 60 }, (_, index) => ({
  key: `field${index + 1}`,
  schema: { ...kinds[index % kinds.length], title: `Field ${index + 1}` },
  required: index % 2 === 0,
}));

export const manyFields: FormRequest = {
  message: "Sixty questions.",
  requestedSchema: {
    type: "object",
    properties: Object.fromEntries(fields.map(({ key, schema }) => [key, schema])),
    required: fields.filter(({ required }) => required).map(({ key }) => key),
  },
};
