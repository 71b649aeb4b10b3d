import { describe, expect, test } from "vitest";
import { Session } from "../../../core/session.js";
import type { FormRequest } from "../../../core/protocol.js";
import { readOutline } from "../../../nested/readOutline.js";
import { readReceipt } from "../../../receipt/readReceipt.js";
import type { Field, JsonField } from "../../../schema/Field.js";
import { readForm } from "../../../schema/readSchema.js";
import type { SecretKind } from "../../../schema/secrets/SecretWords.js";
import { enNested } from "../../../strings/enNested.js";
import { FormStore } from "../../model/FormStore.js";
import { readNestedInput } from "../../../schema/NestedInput.js";
import { NestedModel } from "./NestedModel.js";

const SECRET = "S3cret-xyz-123";
const text = { type: "string", title: "Value" };
const group = { type: "object", properties: { v: text } };

const $defs = { group };

/** Shapes of a nested field, each with an answer that holds the secret. */
const shapes: Record<string, { schema: object; value: unknown }> = {
  "a group": { schema: group, value: { v: SECRET } },
  "a group in a group": {
    schema: { type: "object", properties: { inner: group } },
    value: { inner: { v: SECRET } },
  },
  "a list of texts": { schema: { type: "array", items: text }, value: ["first", SECRET] },
  "a list of groups": { schema: { type: "array", items: group }, value: [{ v: SECRET }] },
  "a list of lists": {
    schema: { type: "array", items: { type: "array", items: text } },
    value: [[SECRET]],
  },
  "a tuple": {
    schema: { type: "array", prefixItems: [{ type: "number" }, text] },
    value: [1, SECRET],
  },
  "named entries": {
    schema: { type: "object", additionalProperties: text },
    value: { first: SECRET },
  },
  "a choice of cases": {
    schema: {
      oneOf: [
        { ...group, title: "One" },
        { type: "number", title: "Two" },
      ],
    },
    value: { v: SECRET },
  },
  "a reference": {
    schema: { $ref: "#/$defs/group" },
    value: { v: SECRET },
  },
  "an optional group": { schema: { anyOf: [group, { type: "null" }] }, value: { v: SECRET } },
};

/** Texts in which the form as a whole asks for a password. */
const places: Record<string, (property: object) => object> = {
  message: (a) => ({
    message: "Type your account password below.",
    requestedSchema: { type: "object", $defs, properties: { a } },
  }),
  title: (a) => ({
    message: "Please answer.",
    requestedSchema: { type: "object", $defs, title: "Account password", properties: { a } },
  }),
  description: (a) => ({
    message: "Please answer.",
    requestedSchema: {
      type: "object",
      $defs,
      description: "Type your account password below.",
      properties: { a },
    },
  }),
  "title of the field": (a) => ({
    message: "Please answer.",
    requestedSchema: {
      type: "object",
      $defs,
      properties: { a: { ...a, title: "Password" } },
    },
  }),
};

const cases = Object.keys(shapes).flatMap((shape) =>
  Object.keys(places).map((place) => [shape, place] as const),
);

/** Every nested text box of a field, with the form that it is in. */
function textBoxes(field: Field, store: FormStore, value: unknown): [Field, FormStore][] {
  if (field.kind === "string") return [[field, store]];
  if (field.kind !== "json") return [];
  const model = new NestedModel(field, store, enNested, JSON.stringify(value));
  return model.forms.flatMap(({ form }) =>
    form.store.fields.flatMap((each) => {
      const entered = each.kind === "json" ? form.store.values.get(each) : "";
      return textBoxes(each, form.store, readNestedInput(entered)?.value ?? {});
    }),
  );
}

describe.each(cases)("in %s, a password that the %s asks for", (shape, place) => {
  const { schema, value } = shapes[shape]!;
  const request = places[place]!(schema) as FormRequest;
  const { message, requestedSchema } = request;

  test("is hidden in every nested text box", async () => {
    const store = new FormStore(
      readForm(requestedSchema, message),
      { locale: "en", timeZone: "UTC" },
      { session: new Session({ request }) },
    );
    const boxes = textBoxes(store.fields[0]!, store, value).filter(([{ key }]) => key !== "name");
    expect(boxes.length).toBeGreaterThan(0);
    for (const [box, within] of boxes) {
      await within.secrets.find();
      expect(within.secrets.kindOf(box)).toBe("password");
    }
  });

  test("is hidden in the receipt, with and without its late code", () => {
    const result = { action: "accept", content: { a: value } };
    for (const late of [undefined, readLate]) {
      const receipt = readReceipt(request, result, late);
      expect(receipt.rows).toHaveLength(1);
      expect(JSON.stringify(receipt)).not.toContain(SECRET);
    }
  });
});

const readLate = (field: JsonField, value: unknown, secret: boolean, whole?: SecretKind) =>
  readOutline(field, value, enNested, secret, undefined, whole);
